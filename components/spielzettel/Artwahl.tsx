import { memo, useId } from 'react'
import { artRegel } from '@/lib/domain/regelwerk/arten'
import type { Regelwerk } from '@/lib/domain/regelwerk/regelwerk'
import type { ArtWahl } from '@/lib/domain/spiel/entwurf'
import type { Art } from '@/lib/domain/spiel/spiel'
import { kurzArt, kurzSolo, satzSolo } from '@/lib/format/spielzettel'
import type { Bogen, Tafel } from './bogen'
import { Chip } from './Chip'
import { FehlerListe } from './FehlerListe'
import { SoloZeichen } from './SoloZeichen'

interface Props extends Pick<Bogen, 'regelwerk' | 'onZug'> {
  readonly art: ArtWahl
  readonly fehler: readonly string[] | undefined
  /** Whether the announced solos are laid out (`Soli`). */
  readonly soliOffen: boolean
  readonly onTafel: (tafel: Tafel) => void
}

/** Chips of the kinds of game; the announced solos are behind one of them. */
export const Artwahl = memo(function Artwahl(props: Props) {
  const { art: wahl, regelwerk, fehler, soliOffen, onTafel, onZug } = props
  const id = useId()
  const solo = istSolo(wahl, regelwerk)
  function waehle(neu: ArtWahl) {
    onTafel('augen')
    onZug({ zug: 'art', wahl: neu })
  }

  return (
    <div role="group" aria-label="Spielart" className="grid gap-1">
      <div className="grid grid-cols-[1fr_1fr_1fr_1.15fr] gap-1 @max-[17rem]:grid-cols-1">
        {hauptarten(wahl, regelwerk).map((art) => (
          <Chip
            key={art}
            gewaehlt={wahl === art || (art === 'hochzeit' && wahl === 'hochzeit-solo')}
            onClick={() => waehle(wahl === art && art === 'hochzeit-solo' ? 'hochzeit' : art)}
            className="px-1 text-klein"
          >
            {art === 'hochzeit-solo' ? 'Allein geblieben' : kurzArt(art, regelwerk.id)}
          </Chip>
        ))}
        <SoloChip
          art={solo ? wahl : null}
          regelwerk={regelwerk}
          offen={soliOffen}
          onTipp={() => {
            onTafel(soliOffen ? 'augen' : 'soli')
            if (!solo) onZug({ zug: 'art', wahl: 'solo' })
          }}
        />
      </div>
      <FehlerListe id={id} texte={fehler} />
    </div>
  )
})

interface SoloChipProps {
  /** The chosen solo, `'solo'` while its kind is open, `null` when none is played. */
  readonly art: ArtWahl | null
  readonly regelwerk: Regelwerk
  readonly offen: boolean
  readonly onTipp: () => void
}

function SoloChip({ art, regelwerk, offen, onTipp }: SoloChipProps) {
  const benannt = art === 'solo' ? null : art
  return (
    <Chip
      gewaehlt={art !== null}
      aria-expanded={offen}
      onClick={onTipp}
      {...(benannt && { 'aria-label': satzSolo(benannt, regelwerk.id) })}
      className="flex-col gap-0 px-1 text-klein"
    >
      {benannt ? (
        <>
          <span className="flex h-4.5 items-center gap-1">
            Solo <SoloZeichen art={benannt} />
          </span>
          <span className="leading-4.5 hyphens-none">{kurzSolo(benannt, regelwerk.id)}</span>
        </>
      ) : (
        'Solo …'
      )}
    </Chip>
  )
}

/** The announced solos, in the place of the keys. */
export function Soli({ bogen, onWahl }: { readonly bogen: Bogen; readonly onWahl: () => void }) {
  return (
    <div
      role="group"
      aria-label="Welches Solo?"
      className="grid auto-rows-fr grid-cols-3 gap-1 @max-[17rem]:grid-cols-1"
    >
      {bogen.regelwerk.arten
        .filter((a) => a.angesagtesSolo)
        .map(({ art }) => (
          <Chip
            key={art}
            gewaehlt={bogen.entwurf.art === art}
            onClick={() => {
              bogen.onZug({ zug: 'art', wahl: art })
              onWahl()
            }}
            className="flex-col gap-1 px-1 py-1 text-klein"
          >
            <SoloZeichen art={art} />
            {kurzArt(art, bogen.regelwerk.id)}
          </Chip>
        ))}
    </div>
  )
}

/** Kinds with a chip of their own: not the announced solos. A Hochzeit may have stayed alone, but never is silent. */
function hauptarten(wahl: ArtWahl, regelwerk: Regelwerk): readonly Art[] {
  const verdeckt: Art =
    wahl === 'hochzeit' || wahl === 'hochzeit-solo' ? 'stilles-solo' : 'hochzeit-solo'
  return regelwerk.arten.filter((a) => !a.angesagtesSolo && a.art !== verdeckt).map((a) => a.art)
}

export function istSolo(wahl: ArtWahl, regelwerk: Regelwerk): boolean {
  return wahl === 'solo' || (artRegel(regelwerk, wahl)?.angesagtesSolo ?? false)
}
