import { Feld } from '@/components/ui/Feld'
import { Knopf } from '@/components/ui/Knopf'
import { KnopfLink } from '@/components/ui/KnopfLink'
import type { Gruppe, Protokollsuche } from '@/lib/domain/protokoll/suche'
import { GRUPPEN_TEXTE, textSuche, textSuchfeld } from '@/lib/format/suche'
import { Auswahlfeld } from './Auswahlfeld'

interface Props {
  readonly suche: Protokollsuche
  /** The accounts that have entries, by name. */
  readonly konten: readonly { readonly id: string; readonly name: string }[]
  /** Address of the page, to which the form leads with its fields. */
  readonly href: string
  /** Nothing was found, or not all was understood: there is something to change. */
  readonly offen: boolean
}

/** What to look for, as a plain form: its address can be kept and shared, and it works without any script. */
export function ProtokollSuche({ suche, konten, href, offen }: Props) {
  const gesucht = textSuche(suche, konten)
  return (
    <details
      open={offen}
      className="nur-schirm rounded-karte border border-linie bg-flaeche px-4 shadow-karte sm:px-6"
    >
      <summary className="min-h-12 py-3 font-semibold wrap-anywhere">
        Suchen
        {gesucht !== '' && <span className="font-normal text-leise"> · {gesucht}</span>}
      </summary>
      <form method="get" action={href} className="grid gap-4 pb-5">
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          <Wahl feld="konto" wert={suche.konto} alle="alle" optionen={konten} />
          <Wahl feld="gruppe" wert={suche.gruppe} alle="alles" optionen={GRUPPEN} />
          <Feld
            label={textSuchfeld('name')}
            name="name"
            defaultValue={suche.name}
            maxLength={40}
            autoComplete="off"
            placeholder="Name, auch ein früherer"
          />
          {(['abend', 'von', 'bis'] as const).map((feld) => (
            <Feld
              key={feld}
              label={textSuchfeld(feld)}
              type="date"
              name={feld}
              defaultValue={suche[feld]}
            />
          ))}
        </div>
        <div className="flex flex-wrap gap-2">
          <Knopf type="submit">Anzeigen</Knopf>
          {gesucht !== '' && (
            <KnopfLink href={href} art="still">
              Alles zeigen
            </KnopfLink>
          )}
        </div>
      </form>
    </details>
  )
}

const GRUPPEN = (Object.keys(GRUPPEN_TEXTE) as Gruppe[]).map((id) => ({
  id,
  name: GRUPPEN_TEXTE[id],
}))

interface WahlProps {
  readonly feld: 'konto' | 'gruppe'
  readonly wert: string | undefined
  readonly alle: string
  readonly optionen: readonly { readonly id: string; readonly name: string }[]
}

function Wahl({ feld, wert, alle, optionen }: WahlProps) {
  return (
    <Feld label={textSuchfeld(feld)}>
      {(anschluss) => (
        <Auswahlfeld {...anschluss} name={feld} defaultValue={wert ?? ''}>
          <option value="">{alle}</option>
          {optionen.map((o) => (
            <option key={o.id} value={o.id}>
              {o.name}
            </option>
          ))}
        </Auswahlfeld>
      )}
    </Feld>
  )
}
