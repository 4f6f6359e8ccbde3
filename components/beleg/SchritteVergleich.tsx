import { Strich } from '@/components/ui/Strich'
import { Zahl } from '@/components/ui/Zahl'
import { klassen } from '@/components/ui/klassen'
import type { RegelwerkId } from '@/lib/domain/regelwerk/regelwerk'
import type { SpielVergleich } from '@/lib/domain/spieltag/was-waere-wenn'
import type { SchrittPaar } from '@/lib/domain/wertung/vergleich'
import type { Schritt } from '@/lib/domain/wertung/wertung'
import { textBetrag, textSchritt } from '@/lib/format/schritt'
import { textGewinner } from '@/lib/format/spielzettel'
import { Regelverweis } from './Regelverweis'

interface Props {
  readonly vergleich: SpielVergleich
  readonly regelwerk: RegelwerkId
  /** What the two sides are, where not a game and what it is to become. */
  readonly seiten?: Seiten
}

interface Seiten {
  readonly titel: readonly [links: string, rechts: string]
  /** What is said of a step that only one side has. */
  readonly nur: readonly [links: string, rechts: string]
}

const VORHER_NACHHER: Seiten = {
  titel: ['einge\u00adtragen', 'geändert'],
  nur: ['entfällt', 'neu'],
}

/** The steps of both values line by line; where they part, a sign and a word say how. */
export function SchritteVergleich({ vergleich, regelwerk, seiten = VORHER_NACHHER }: Props) {
  const { vorher, nachher, schritte } = vergleich
  return (
    <table className="w-full">
      <caption className="sr-only">Schritte der Wertung nebeneinander</caption>
      <thead>
        <tr className="border-b border-tinte text-klein">
          <th scope="col" className="pb-1 pl-1 text-left font-normal text-leise">
            Schritt
          </th>
          {seiten.titel.map((t) => (
            <th key={t} scope="col" className={ZAHL}>
              {t}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <Gewinner vorher={vorher.gewinner} nachher={nachher.gewinner} />
        {schritte.map((paar, i) => (
          <Zeile key={i} paar={paar} regelwerk={regelwerk} nur={seiten.nur} />
        ))}
      </tbody>
      <tfoot>
        <tr className="doppellinie border-t border-tinte font-semibold">
          <th scope="row" className="py-1.5 pl-1 text-left">
            Wert
          </th>
          {[vorher, nachher].map(({ wert }, i) => (
            <td key={i} className="px-1 text-right text-gross">
              <Zahl wert={wert} />
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  )
}

const ZAHL = 'w-22 px-1 pb-1 text-right align-bottom font-semibold wrap-anywhere hyphens-auto'

function Gewinner({
  vorher,
  nachher,
}: {
  readonly vorher: SpielVergleich['vorher']['gewinner']
  readonly nachher: SpielVergleich['nachher']['gewinner']
}) {
  const anders = vorher !== nachher
  return (
    <tr className={klassen('border-b border-dotted border-linie', anders && 'bg-achtung')}>
      <th scope="row" className="py-1 pr-2 pl-1 text-left font-normal">
        Wer gewinnt?
        {anders && <Zeichen wort="anders" />}
      </th>
      {[vorher, nachher].map((gewinner, i) => (
        <td key={i} className={klassen('px-1 text-right text-klein', anders && 'font-semibold')}>
          {textGewinner(gewinner).replace(' gewinnt', '')}
        </td>
      ))}
    </tr>
  )
}

/** The sign of a line where the sides part, and the word for it. */
function zeichenFuer(art: SchrittPaar['art'], [links, rechts]: Seiten['nur']): Kennzeichen | null {
  switch (art) {
    case 'gleich':
      return null
    case 'geaendert':
      return { wort: 'anders' }
    case 'nur-links':
      return { zeichen: '−', wort: links }
    case 'nur-rechts':
      return { zeichen: '+', wort: rechts }
  }
}

interface ZeileProps {
  readonly paar: SchrittPaar
  readonly regelwerk: RegelwerkId
  readonly nur: Seiten['nur']
}

function Zeile({ paar, regelwerk, nur }: ZeileProps) {
  const zeichen = zeichenFuer(paar.art, nur)
  const [links, rechts] = beide(paar)
  const schritt = links ?? rechts
  return (
    <tr
      className={klassen('border-b border-dotted border-linie', zeichen !== null && 'bg-achtung')}
    >
      <th scope="row" className="py-1 pr-2 pl-1 text-left leading-snug font-normal">
        {schritt && (
          <>
            {textSchritt(schritt)} <Regelverweis regel={schritt.regel} regelwerk={regelwerk} />
          </>
        )}
        {zeichen && <Zeichen {...zeichen} />}
      </th>
      {[links, rechts].map((s, i) => (
        <td key={i} className="px-1 text-right font-semibold">
          {s ? textBetrag(s) : <Keiner />}
        </td>
      ))}
    </tr>
  )
}

function beide(paar: SchrittPaar): readonly [Schritt | null, Schritt | null] {
  switch (paar.art) {
    case 'gleich':
    case 'geaendert':
      return [paar.links, paar.rechts]
    case 'nur-links':
      return [paar.links, null]
    case 'nur-rechts':
      return [null, paar.rechts]
  }
}

interface Kennzeichen {
  readonly zeichen?: string
  readonly wort: string
}

function Zeichen({ zeichen, wort }: Kennzeichen) {
  return (
    <span className="ml-1 whitespace-nowrap text-klein font-semibold text-achtung">
      {zeichen && <span aria-hidden>{zeichen} </span>}
      {wort}
    </span>
  )
}

function Keiner() {
  return (
    <span className="font-normal text-leise">
      <Strich wort="keiner" />
    </span>
  )
}
