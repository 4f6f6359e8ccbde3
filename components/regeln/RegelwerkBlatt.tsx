import { getRegelwerk } from '@/lib/domain/regelwerk/presets'
import type { RegelwerkId } from '@/lib/domain/regelwerk/regelwerk'
import { textRegel } from '@/lib/format/regel'
import { REGELBLAETTER } from '@/lib/format/regeln/blatt'
import { Abschnitt } from './Abschnitt'
import { ArtenTabelle } from './ArtenTabelle'
import { Inhalt } from './Inhalt'
import { RegelArtikel } from './RegelArtikel'

/** The page of a rule book: words, kinds of game, then every rule under its anchor. */
export function RegelwerkBlatt({ id: buch }: { readonly id: RegelwerkId }) {
  const regelwerk = getRegelwerk(buch)
  const { begriffe, arten, kapitel } = REGELBLAETTER[buch]
  const inhalt = [
    { anker: 'worte', titel: 'Worte' },
    { anker: 'arten', titel: 'Arten des Spiels' },
    ...kapitel,
  ]
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-14 print:block">
      <Inhalt kapitel={inhalt} />
      <div>
        <Abschnitt anker="worte" titel="Worte">
          <dl className="grid gap-x-6 sm:grid-cols-[10rem_1fr]">
            {begriffe.map(({ wort, text }) => (
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
          <ArtenTabelle regelwerk={regelwerk} texte={arten} />
        </Abschnitt>
        {kapitel.map(({ anker, titel, einleitung, regeln }) => (
          <Abschnitt key={anker} anker={anker} titel={titel} einleitung={einleitung}>
            {regeln.map((id) => (
              <RegelArtikel key={id} id={id} regel={textRegel(id, buch)} regelwerk={regelwerk} />
            ))}
          </Abschnitt>
        ))}
      </div>
    </div>
  )
}
