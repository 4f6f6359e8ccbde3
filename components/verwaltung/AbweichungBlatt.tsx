import { Meldung } from '@/components/ui/Meldung'
import { Verweis } from '@/components/ui/Verweis'
import type { Abweichung } from '@/lib/domain/protokoll/abweichung'
import { textAbweichung } from '@/lib/format/abweichung'
import { formatZeitpunkt } from '@/lib/format/zeitpunkt'

interface Props {
  readonly abweichung: Abweichung
  /** Epoch milliseconds. */
  readonly zeit: number
  /** `/v/<kurz>` */
  readonly pfad: string
}

/** The first difference that was found: what is wrong, both values, and where to look. */
export function AbweichungBlatt({ abweichung, zeit, pfad }: Props) {
  const { satz, stelle, erwartet, gefunden } = textAbweichung(abweichung)
  return (
    <Meldung art="fehler" titel="Eine Abweichung">
      <p>{satz}</p>
      {stelle !== '' && <p className="text-klein text-leise wrap-anywhere">{stelle}</p>}
      {(erwartet !== null || gefunden !== null) && (
        <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 text-klein">
          <dt className="text-leise">Erwartet</dt>
          <dd className="wrap-anywhere">{erwartet ?? 'nichts'}</dd>
          <dt className="text-leise">Gefunden</dt>
          <dd className="wrap-anywhere">{gefunden ?? 'nichts'}</dd>
        </dl>
      )}
      <p className="mt-2 text-klein">
        Nachgerechnet am {formatZeitpunkt(zeit)} Uhr. Weiteres kann erst geprüft werden, wenn diese
        Stelle stimmt; eine Sicherung von davor zeigt, wie sie war.
      </p>
      <ul className="mt-1 flex flex-wrap gap-x-6">
        {zieleVon(abweichung, pfad).map(({ href, text }) => (
          <li key={href}>
            <Verweis
              href={href}

              className="verweis inline-flex min-h-12 items-center"
            >
              {text}
            </Verweis>
          </li>
        ))}
      </ul>
    </Meldung>
  )
}

function zieleVon({ seq, spielId, spieltagId }: Abweichung, pfad: string) {
  return [
    ...(spielId === undefined ? [] : [{ href: `${pfad}/spiele/${spielId}`, text: 'Zum Spiel' }]),
    ...(spieltagId === undefined
      ? []
      : [{ href: `${pfad}/spieltage/${spieltagId}`, text: 'Zum Spieltag' }]),
    ...(seq === null
      ? []
      : [
          {
            href: `${pfad}/verwaltung/protokoll?vor=${seq + 1}#nr-${seq}`,
            text: `Zu Eintrag ${seq}`,
          },
        ]),
  ]
}
