import { Farbe } from '@/components/ui/Farbe'
import { Zahl } from '@/components/ui/Zahl'
import type { Tageswertung } from '@/lib/domain/saison/saison'
import { formatRangpunkte } from '@/lib/format/rangpunkte'
import type { RangpunkteForm } from '@/lib/format/rangpunkte'
import { formatPunkte } from '@/lib/format/zahl'
import { SaisonVerweis } from './SaisonVerweis'

interface Props {
  readonly wertung: Tageswertung
  readonly name: string
  readonly form: RangpunkteForm
  /** `/v/<kurz>`; null where the evening may not be seen. */
  readonly pfad: string | null
  readonly spieltagId: string
}

/** One player's evening: Rangpunkte over Spielpunkte. The winner is filled, an absence hollow. */
export function MatrixZelle({ wertung, name, form, pfad, spieltagId }: Props) {
  const sieger = wertung.rang === 1
  return (
    <td className="border-linie border-b p-1">
      <SaisonVerweis
        pfad={pfad}
        // The derivation of its Rangpunkte.
        ziel={`/spieltage/${spieltagId}#wertung`}

        aria-label={textZelle(wertung, name, form)}
        className={`hover:bg-vertieft relative grid min-h-12 min-w-12 content-center justify-items-center rounded-klein border px-1 tabular-nums ${rahmen(wertung)}`}
      >
        <span className={sieger ? 'font-semibold' : undefined}>
          {sieger ? <Farbe art="kreuz" groesse="0.75em" className="mr-1 text-gruen" /> : null}
          {formatRangpunkte(wertung.rangpunkte, form)}
        </span>
        <span className="text-klein whitespace-nowrap">
          {wertung.abwesend ? <Abwesenheit wertung={wertung} /> : <Punkte wertung={wertung} />}
        </span>
      </SaisonVerweis>
    </td>
  )
}

function rahmen(w: Tageswertung): string {
  if (w.abwesend) return 'border-dashed border-rand text-leise'
  if (w.rang === 1) return 'border-transparent bg-gruen-hell'
  return 'border-transparent'
}

function Punkte({ wertung }: { readonly wertung: Tageswertung }) {
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

function textZelle(w: Tageswertung, name: string, form: RangpunkteForm): string {
  const teile = [
    `${name}: ${formatRangpunkte(w.rangpunkte, form)} Rangpunkte`,
    w.rang === 1 ? 'Tagessieg' : `Platz ${w.rang}`,
  ]
  if (w.abwesend) teile.push(w.entschuldigt ? 'entschuldigt abwesend' : 'abwesend')
  else teile.push(`${formatPunkte(w.spielpunkte)} Spielpunkte`)
  if (w.abzug > 0) teile.push(`davon ${w.abzug} abgezogen`)
  return teile.join(', ')
}
