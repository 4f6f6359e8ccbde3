import { SaisonVerweis } from './SaisonVerweis'
import type { VerlaufDaten } from './verlauf-daten'

interface Props {
  readonly daten: VerlaufDaten
  /** `/v/<kurz>`; null where neither evenings nor players may be seen. */
  readonly pfad: string | null
  readonly saisonId: string
}

const ZELLE = 'inline-flex min-h-10 items-center gap-1 underline-offset-4 hover:underline'

/**
 * The course in figures, for reading aloud and for paper; folded away until asked for. Each figure leads to its addends up
 * to that evening.
 */
export function VerlaufTabelle({ daten, pfad, saisonId }: Props) {
  return (
    <details className="print:details-content:[content-visibility:visible]">
      <summary className="nur-schirm text-gruen flex min-h-12 items-center underline-offset-4 hover:underline">
        Verlauf als Tabelle
      </summary>
      <div
        role="region"
        aria-label="Verlauf der Saison als Tabelle"
        tabIndex={0}
        className="relative overflow-x-auto"
      >
        <table className="text-klein w-full border-collapse tabular-nums">
          <caption className="sr-only">Platz und {daten.groesse} nach jedem Spieltag</caption>
          <thead>
            <tr className="border-rand border-b">
              <th scope="col" className="text-leise py-2 pr-3 text-left font-normal">
                Nach dem
              </th>
              {daten.spieler.map((s) => (
                <th key={s.id} scope="col" className="px-2 py-2 text-right font-semibold">
                  <span aria-hidden>{s.kurz}</span>
                  <span className="sr-only">{s.name}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {daten.abende.map((abend) => (
              <tr key={abend.id} className="border-linie border-b last:border-b-0">
                <th scope="row" className="pr-3 text-left font-normal whitespace-nowrap">
                  <SaisonVerweis
                    pfad={pfad}
                    ziel={`/spieltage/${abend.id}#wertung`}

                    className={ZELLE}
                  >
                    {abend.datum}
                  </SaisonVerweis>
                </th>
                {daten.spieler.map(({ id }, i) => (
                  <td key={id} className="px-2 text-right whitespace-nowrap">
                    <SaisonVerweis
                      pfad={pfad}
                      ziel={`/spieler/${id}?saison=${saisonId}#spieltag-${abend.id}`}

                      className={ZELLE}
                    >
                      <span className="text-leise">{abend.staende[i]?.platz}. </span>
                      {abend.staende[i]?.text}
                    </SaisonVerweis>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
