import { getRegelwerk } from '@/lib/domain/regelwerk/presets'
import {
  UREXWEILER_ARTEN,
  UREXWEILER_BEGRIFFE,
  UREXWEILER_KAPITEL,
  UREXWEILER_REGELN,
} from '@/lib/format/regeln/urexweiler'
import { Abschnitt } from './Abschnitt'
import { ArtenTabelle } from './ArtenTabelle'
import { Inhalt } from './Inhalt'
import { RegelArtikel } from './RegelArtikel'

const KAPITEL = [
  { anker: 'worte', titel: 'Worte' },
  { anker: 'arten', titel: 'Arten des Spiels' },
  ...UREXWEILER_KAPITEL,
]

/** The rule book of Urexweiler: words, kinds of game, then every rule under its anchor. */
export function UrexweilerBlatt() {
  const regelwerk = getRegelwerk('urexweiler')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-14 print:block">
      <Inhalt kapitel={KAPITEL} />
      <div>
        <Abschnitt anker="worte" titel="Worte">
          <dl className="grid gap-x-6 sm:grid-cols-[10rem_1fr]">
            {UREXWEILER_BEGRIFFE.map(({ wort, text }) => (
              <div
                key={wort}
                className="border-b border-linie py-2 sm:col-span-2 sm:grid sm:grid-cols-subgrid"
              >
                <dt className="font-semibold">{wort}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </Abschnitt>
        <Abschnitt anker="arten" titel="Arten des Spiels">
          <ArtenTabelle regelwerk={regelwerk} texte={UREXWEILER_ARTEN} />
        </Abschnitt>
        {UREXWEILER_KAPITEL.map(({ anker, titel, einleitung, regeln }) => (
          <Abschnitt key={anker} anker={anker} titel={titel} einleitung={einleitung}>
            {regeln.map((id) => (
              <RegelArtikel key={id} id={id} regel={UREXWEILER_REGELN[id]} regelwerk={regelwerk} />
            ))}
          </Abschnitt>
        ))}
      </div>
    </div>
  )
}
