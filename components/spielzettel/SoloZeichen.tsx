import { Farbe } from '@/components/ui/Farbe'
import type { ArtWahl } from '@/lib/domain/spiel/entwurf'

/** The cards that rule each solo, drawn small. Decoration: the word stands beside it. */
export function SoloZeichen({ art }: { readonly art: ArtWahl }) {
  switch (art) {
    case 'solo-normal':
      return <Farbe art="karo" />
    case 'solo-fehlfarben':
      return (
        <span className="inline-flex gap-px text-[0.8em] leading-none">
          <Farbe art="kreuz" />
          <Farbe art="pik" />
          <Farbe art="herz" />
        </span>
      )
    case 'solo-kreuz':
      return <Farbe art="kreuz" />
    case 'solo-pik':
      return <Farbe art="pik" />
    case 'solo-herz':
      return <Farbe art="herz" />
    case 'solo-karo':
      return <Farbe art="karo" />
    case 'solo-damen':
      return <Karte buchstabe="D" />
    case 'solo-buben':
      return <Karte buchstabe="B" />
    case 'solo-koehler':
      return <Karte buchstabe="K" />
    case 'solo-null':
      return <Karte buchstabe="0" />
    case 'solo':
    case 'normal':
    case 'hochzeit':
    case 'stilles-solo':
    case 'hochzeit-solo':
      return null
  }
}

function Karte({ buchstabe }: { readonly buchstabe: string }) {
  return (
    <span
      aria-hidden="true"
      className="grid h-[1.25em] w-[0.95em] shrink-0 place-items-center rounded-[3px] border border-current font-titel text-[0.85em] leading-none font-bold"
    >
      {buchstabe}
    </span>
  )
}
