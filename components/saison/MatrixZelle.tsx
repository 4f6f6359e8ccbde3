import { Farbe } from '@/components/ui/Farbe'
import { klassen } from '@/components/ui/klassen'
import { Zahl } from '@/components/ui/Zahl'
import type { SaisonWertung } from '@/lib/domain/regelwerk/einstellungen'
import type { Tageswertung } from '@/lib/domain/saison/saison'
import { formatRangpunkte } from '@/lib/format/rangpunkte'
import type { RangpunkteForm } from '@/lib/format/rangpunkte'
import { textTag, zaehltSpielpunkte } from '@/lib/format/wertung'
import { formatPunkte } from '@/lib/format/zahl'
import { SaisonVerweis } from './SaisonVerweis'

interface Props {
  readonly wertung: Tageswertung
  /** What the season counts. */
  readonly zaehlt: SaisonWertung
  readonly name: string
  readonly form: RangpunkteForm
  /** `/v/<kurz>`; null where the evening may not be seen. */
  readonly pfad: string | null
  readonly spieltagId: string
}

/** One player's evening: what it gave, over the Spielpunkte. The winner is filled, an absence hollow, a dropped result struck out. */
export function MatrixZelle({ wertung, zaehlt, name, form, pfad, spieltagId }: Props) {
  return (
    <td className="border-linie border-b p-1">
      <SaisonVerweis
        pfad={pfad}
        // The derivation of its figure.
        ziel={`/spieltage/${spieltagId}#wertung`}
        aria-label={`${name}: ${textTag(wertung, { wertung: zaehlt, form })}`}
        className={`hover:bg-vertieft relative grid min-h-12 min-w-12 content-center justify-items-center rounded-klein border px-1 tabular-nums ${rahmen(wertung)}`}
      >
        <span
          className={klassen(
            'whitespace-nowrap',
            wertung.sieg && 'font-semibold',
            wertung.gestrichen && 'text-leise line-through',
          )}
        >
          {wertung.sieg ? <Farbe art="kreuz" groesse="0.75em" className="mr-1 text-gruen" /> : null}
          {wertung.zaehlt ? <Figur {...{ wertung, zaehlt, form }} /> : '–'}
        </span>
        <span className="text-klein whitespace-nowrap">
          <Darunter {...{ wertung, zaehlt }} />
        </span>
      </SaisonVerweis>
    </td>
  )
}

function rahmen(w: Tageswertung): string {
  if (w.abwesend) return 'border-dashed border-rand text-leise'
  if (w.sieg) return 'border-transparent bg-gruen-hell'
  return 'border-transparent'
}

function Figur({ wertung, zaehlt, form }: Pick<Props, 'wertung' | 'zaehlt' | 'form'>) {
  if (zaehltSpielpunkte(zaehlt)) return <Zahl wert={wertung.spielpunkte} vorzeichen />
  return formatRangpunkte(wertung.rangpunkte, form)
}

/** Spielpunkte, unless they stand above already; of an absence what it is. */
function Darunter({ wertung, zaehlt }: Pick<Props, 'wertung' | 'zaehlt'>) {
  if (wertung.abwesend) return <Abwesenheit wertung={wertung} />
  if (zaehltSpielpunkte(zaehlt)) return null
  return wertung.spielpunkte < 0 ? (
    <Zahl wert={wertung.spielpunkte} />
  ) : (
    <span className="text-leise">{formatPunkte(wertung.spielpunkte)}</span>
  )
}

function Abwesenheit({ wertung }: { readonly wertung: Tageswertung }) {
  if (wertung.entschuldigt) return 'entsch.'
  return wertung.abzug > 0 ? <span className="text-rot">fehlt −{wertung.abzug}</span> : 'fehlt'
}
