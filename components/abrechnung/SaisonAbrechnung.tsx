import type { ReactNode } from 'react'
import { Abschnitt } from '@/components/saison/Abschnitt'
import { Karte } from '@/components/ui/Karte'
import { Meldung } from '@/components/ui/Meldung'
import { Verweis } from '@/components/ui/Verweis'
import type { Abendangabe, Saisonabrechnung } from '@/lib/domain/abrechnung/ansicht'
import { formatDatum, formatDatumKurz } from '@/lib/format/datum'
import { Betrag } from './Betrag'
import { Falte } from './Falte'
import { Namensbetraege } from './Namensbetraege'
import { Summen } from './Summen'
import { Zahlungen } from './Zahlungen'

interface Props {
  readonly abrechnung: Saisonabrechnung
  readonly namen: Readonly<Record<string, string>>
  /** `/v/<kurz>` */
  readonly pfad: string
}

/** The money of a season: who pays whom, everybody's sum, and the evenings and absences it comes from. */
export function SaisonAbrechnung(props: Props) {
  const { abrechnung, namen } = props
  const { zahlungen, summe, kasse, gebuehren } = abrechnung
  const gebuehrVon = new Map(gebuehren.map((g) => [g.spieler, g.cent]))
  const zeilen = Object.entries(summe).map(([id, cent]) => {
    return { id, cent, name: namen[id] ?? id, gebuehren: 0 - (gebuehrVon.get(id) ?? 0) }
  })
  return (
    <>
      <Abschnitt
        titel="Wer zahlt wem"
        unter="Alles zusammen, wenn erst am Ende der Saison abgerechnet wird. Wer jeden Abend zahlt, schuldet hier nur noch die Gebühren."
      >
        <Zahlungen zahlungen={zahlungen} namen={namen} />
        <Ausgelassen {...props} />
      </Abschnitt>
      <Abschnitt titel="Summen">
        <Summen
          {...{ zeilen, kasse }}
          hrefKasse="#kasse"
          beschreibung="Was jeder in dieser Saison bekommt oder zahlt"
        />
      </Abschnitt>
      <Abende {...props} />
      <Gebuehren {...props} />
    </>
  )
}

/** What a reader might miss. */
function Ausgelassen({ abrechnung, pfad }: Props) {
  const { ohneSpiele, laufende } = abrechnung
  if (ohneSpiele.length + laufende.length === 0) return null
  return (
    <Meldung art="hinweis" titel="Nicht dabei">
      {ohneSpiele.length > 0 && (
        <p>
          <Tage tage={ohneSpiele} href={(id) => `${pfad}/spieltage/${id}`} />: nur das Ergebnis ist
          bekannt, nicht die einzelnen Spiele.
        </p>
      )}
      {laufende.length > 0 && (
        <p>
          <Tage tage={laufende} href={(id) => `${pfad}/spieltage/${id}/abrechnung`} />: zählt, wenn
          der Abend abgeschlossen ist.
        </p>
      )}
    </Meldung>
  )
}

function Abende({ abrechnung, namen, pfad }: Props) {
  if (abrechnung.abende.length === 0) return null
  return (
    <Teil id="abende" titel="Abende">
      <Karte randlos>
        <ul className="divide-y divide-linie">
          {abrechnung.abende.map((abend) => (
            <li key={abend.id} className="px-4 py-1.5 sm:px-6 print:px-0">
              <div className="flex flex-wrap items-center justify-between gap-x-4">
                <Verweis
                  href={`${pfad}/spieltage/${abend.id}/abrechnung`}
                  className="verweis inline-flex min-h-12 items-center print:min-h-0"
                >
                  {formatDatum(abend.datum)}
                </Verweis>
                <span className="text-klein text-leise">
                  Kasse <Betrag cent={abend.kasse} vorzeichen />
                </span>
              </div>
              <Falte titel="Beträge">
                <div className="pb-3">
                  <Namensbetraege
                    cent={abend.summe}
                    kasse={abend.kasse}
                    namen={namen}
                    reihe={Object.keys(abrechnung.summe)}
                  />
                </div>
              </Falte>
            </li>
          ))}
        </ul>
      </Karte>
    </Teil>
  )
}

function Gebuehren({ abrechnung, namen, pfad }: Props) {
  if (abrechnung.gebuehren.length === 0) return null
  return (
    <Teil id="gebuehren" titel="Fehlgebühren">
      <Karte randlos>
        <ul className="divide-y divide-linie">
          {abrechnung.gebuehren.map(({ spieler, tage, cent }) => (
            <li
              key={spieler}
              className="flex items-baseline justify-between gap-4 px-4 py-3 sm:px-6 print:px-0"
            >
              <span className="min-w-0 wrap-anywhere">
                <span className="font-semibold">{namen[spieler] ?? spieler}</span>{' '}
                <span className="text-klein text-leise">
                  fehlte am <Tage tage={tage} href={(id) => `${pfad}/spieltage/${id}`} />
                </span>
              </span>
              <Betrag cent={cent} className="font-semibold" />
            </li>
          ))}
        </ul>
      </Karte>
    </Teil>
  )
}

interface TageProps {
  readonly tage: readonly Abendangabe[]
  readonly href: (id: string) => string
}

function Tage({ tage, href }: TageProps) {
  return tage.map(({ id, datum }, i) => (
    <span key={id} className="whitespace-nowrap">
      {i > 0 && ', '}
      <Verweis href={href(id)} className="verweis">
        {formatDatumKurz(datum)}
      </Verweis>
    </span>
  ))
}

interface TeilProps {
  readonly id: string
  readonly titel: string
  readonly children: ReactNode
}

/** A part of the page that a figure of the till leads to. */
function Teil({ id, titel, children }: TeilProps) {
  return (
    <div id={id} className="scroll-mt-4">
      <Abschnitt titel={titel}>{children}</Abschnitt>
    </div>
  )
}
