import { Karte } from '@/components/ui/Karte'
import { formatDatum } from '@/lib/format/datum'
import type { Vorschau } from './import-ablauf'

interface Props {
  readonly vorschau: Vorschau
  /** Name of the file, `null` when its content was pasted. */
  readonly quelle: string | null
}

/** What the import will create, before anything is stored. */
export function ImportVorschau({ vorschau, quelle }: Props) {
  const neu = vorschau.spieler.filter((s) => s.neu)
  return (
    <section aria-labelledby="vorschau" className="grid gap-4">
      <div>
        <h2 id="vorschau" className="text-gross sm:text-titel">
          {vorschau.name}
        </h2>
        <p className="text-leise">
          {quelle === null ? 'Eingefügter Inhalt' : quelle}. Noch ist nichts gespeichert.
        </p>
      </div>
      <p>
        Legt eine Saison mit {anzahl(vorschau.spieltage.length, 'Spieltag', 'Spieltagen')} und{' '}
        {anzahl(vorschau.anzahlSpiele, 'Spiel', 'Spielen')} an
        {neu.length > 0 ? ` und ${anzahl(neu.length, 'neuen Spieler', 'neue Spieler')}` : ''}.
      </p>
      <ul className="flex flex-wrap gap-2" aria-label="Spieler der Datei">
        {vorschau.spieler.map((s) => (
          <li
            key={s.name}
            className="rounded-karte border-linie bg-flaeche border px-3 py-1.5 wrap-anywhere"
          >
            {s.name} <span className="text-klein text-leise">{s.neu ? 'neu' : 'vorhanden'}</span>
          </li>
        ))}
      </ul>
      <Karte randlos>
        <table className="w-full">
          <caption className="sr-only">Spieltage der Datei</caption>
          <thead>
            <tr className="text-klein text-leise border-linie border-b">
              <th scope="col" className="px-4 py-2 text-left font-normal">
                Spieltag
              </th>
              <th scope="col" className="px-4 py-2 text-right font-normal">
                Inhalt
              </th>
            </tr>
          </thead>
          <tbody>
            {vorschau.spieltage.map((s, i) => (
              <tr key={`${s.datum} ${i}`} className="border-linie border-b last:border-b-0">
                <th scope="row" className="px-4 py-2 text-left font-normal">
                  {formatDatum(s.datum)}
                </th>
                <td className="px-4 py-2 text-right whitespace-nowrap tabular-nums">
                  {textInhalt(s)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Karte>
    </section>
  )
}

function textInhalt(s: Vorschau['spieltage'][number]): string {
  if (s.endstand) return 'nur Endstand'
  const spiele = anzahl(s.spiele, 'Spiel', 'Spiele')
  return s.runden > 1 ? `${spiele} in ${s.runden} Runden` : spiele
}

function anzahl(n: number, eins: string, viele: string): string {
  return `${n} ${n === 1 ? eins : viele}`
}
