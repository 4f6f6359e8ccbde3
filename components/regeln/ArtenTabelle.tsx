import { Farbe } from '@/components/ui/Farbe'
import { Strich } from '@/components/ui/Strich'
import type { ArtRegel, Regelwerk, SoloRegeln } from '@/lib/domain/regelwerk/regelwerk'
import type { Art } from '@/lib/domain/spiel/spiel'
import { textArt, textSonderpunkt } from '@/lib/format/art'

interface Props {
  readonly regelwerk: Regelwerk
  readonly texte: Readonly<Partial<Record<Art, string>>>
}

const KOPF = 'border-b-4 border-double border-rand px-1 pb-2 align-bottom font-semibold sm:px-3'
const ZELLE = 'border-b border-linie px-1 py-2.5 align-top sm:px-3'

/** The kinds of game, read from the rule book's own data. */
export function ArtenTabelle({ regelwerk, texte }: Props) {
  return (
    <div
      role="region"
      aria-label="Tabelle der Arten"
      tabIndex={0}
      className="relative overflow-x-auto"
    >
      <table className="w-full border-collapse text-left">
        <caption className="pb-4 text-left text-leise">{ausspiel(regelwerk.soli)}</caption>
        <thead className="text-klein">
          <tr>
            <th scope="col" className={`${KOPF} pl-0 sm:pl-0`}>
              Art
            </th>
            <th scope="col" className={KOPF}>
              Re
            </th>
            <th scope="col" className={KOPF}>
              Sonder&shy;punkte
            </th>
            <th scope="col" className={`${KOPF} pr-0 text-center sm:pr-0`}>
              {ueberschrift(regelwerk.soli)}
            </th>
          </tr>
        </thead>
        <tbody>
          {regelwerk.arten.map((art) => (
            <tr key={art.art}>
              <th scope="row" className={`${ZELLE} pl-0 font-normal sm:pl-0`}>
                <span className="block font-semibold">{textArt(art.art, regelwerk.id)}</span>
                <span className="block text-klein hyphens-auto text-leise">{texte[art.art]}</span>
              </th>
              <td className={ZELLE}>{art.re === 2 ? 'zwei' : 'allein'}</td>
              <td className={`${ZELLE} hyphens-auto`}>{textSonderpunkte(art, regelwerk)}</td>
              <td className={`${ZELLE} pr-0 text-center sm:pr-0`}>
                {art.angesagtesSolo && !art.niePflicht ? (
                  <>
                    <Farbe art="kreuz" className="text-gruen" />
                    <span className="sr-only">ja</span>
                  </>
                ) : (
                  <Strich wort="nein" />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Who leads: the soloist in every solo that counts as one of his own, in no Lustsolo (U-T2, D-T, K-A). */
function ausspiel({ pflicht, weitere }: SoloRegeln): string {
  if (!pflicht) return 'In jeder Art spielt aus, wer links vom Geber sitzt.'
  const solo = weitere === 'kuersolo' ? 'angesagten Solo' : 'Pflichtsolo'
  return `Im ${solo} spielt der Solist aus, sonst, wer links vom Geber sitzt.`
}

/** What a kind counts as: an announced solo, and where those differ, what can be the Pflichtsolo. */
function ueberschrift({ pflicht, weitere }: SoloRegeln): string {
  return pflicht && weitere === 'lustsolo' ? 'Pflicht\u00adsolo' : 'Solo'
}

function textSonderpunkte(art: ArtRegel, regelwerk: Regelwerk): string {
  if (art.sonderpunkte.length === 0) return 'keine'
  if (art.sonderpunkte.length === regelwerk.sonderpunkte.length) return 'alle'
  return `nur ${art.sonderpunkte.map(textSonderpunkt).join(', ')}`
}
