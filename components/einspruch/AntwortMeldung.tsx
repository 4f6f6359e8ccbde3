import { Knopf } from '@/components/ui/Knopf'
import { KnopfLink } from '@/components/ui/KnopfLink'
import { Meldung } from '@/components/ui/Meldung'
import type { EinspruchAkte } from '@/lib/domain/einspruch/einspruch'
import type { EinspruchErgebnis } from '@/lib/domain/einspruch/ergebnis'
import type { SpielOrt } from '@/lib/domain/einspruch/ort'
import { gross, textEntscheidung, textErgebnis, textVon, textWer } from '@/lib/format/einspruch'

interface Props {
  readonly einspruch: EinspruchAkte
  readonly ort: SpielOrt
  /** What it came to, where the game was changed. */
  readonly ergebnis: EinspruchErgebnis | null
  readonly namen: Readonly<Record<string, string>>
  /** The receipt; left out on the receipt itself. */
  readonly href?: string
  readonly laeuft: boolean
  /** Null while it cannot be put away. */
  readonly onGelesen: (() => void) | null
}

/** The decision, told to whoever objected until it is read. */
export function AntwortMeldung(props: Props) {
  const { einspruch, ort, ergebnis, namen, href, laeuft, onGelesen } = props
  return (
    <Meldung
      art={einspruch.zustand === 'angenommen' ? 'gut' : 'hinweis'}
      titel={textEntscheidung(einspruch, ort)}
    >
      <p className="wrap-anywhere">{gross(textVon(einspruch))}</p>
      {ergebnis && (
        <p className="font-semibold wrap-anywhere">
          {textErgebnis(ergebnis, textWer(einspruch, namen))}
        </p>
      )}
      <p className="text-klein wrap-anywhere">Eingewandt war: „{einspruch.grund}“</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {onGelesen && (
          <Knopf art="neben" laedt={laeuft} onClick={onGelesen}>
            Gelesen
          </Knopf>
        )}
        {href !== undefined && (
          <KnopfLink art="still" href={href}>
            Zum Spiel
          </KnopfLink>
        )}
      </div>
    </Meldung>
  )
}
