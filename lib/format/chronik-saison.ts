import { leseBruch } from '../domain/bruch'
import type { Folge } from '../domain/protokoll/folge'
import { formatRangpunkte } from './rangpunkte'
import type { RangpunkteForm } from './rangpunkte'

interface Umfeld {
  readonly namen: Readonly<Record<string, string>>
  readonly form: RangpunkteForm
}

type Zeile = NonNullable<Folge['saison']>['tabelle'][number]

/**
 * What an operation did to the season table, a sentence for each player whose place or Rangpunkte are otherwise: `Clara vom
 * 2. auf den 1. Platz (57½ → 58).`
 */
export function textSaisonfolge(
  saison: Pick<NonNullable<Folge['saison']>, 'tabelle'>,
  umfeld: Umfeld,
): readonly string[] {
  const { tabelle } = saison
  if (tabelle.length > 0 && tabelle.every((z) => z.nachher === null))
    return ['In der Saison zählt jetzt kein Spieltag mehr.']
  return tabelle.flatMap((zeile) => textPlatz(zeile, umfeld))
}

function textPlatz(
  { spieler, vorher, nachher }: Zeile,
  { namen, form }: Umfeld,
): readonly string[] {
  const name = namen[spieler] ?? spieler
  const punkte = (text: string) => formatRangpunkte(leseBruch(text), form)
  if (nachher === null) return vorher === null ? [] : [`${name} steht nicht mehr in der Tabelle.`]
  if (vorher === null)
    return [`${name} auf dem ${nachher.rang}. Platz (${punkte(nachher.rangpunkte)}).`]
  const wechsel =
    vorher.rangpunkte === nachher.rangpunkte
      ? ''
      : ` (${punkte(vorher.rangpunkte)} → ${punkte(nachher.rangpunkte)})`
  if (vorher.rang !== nachher.rang)
    return [`${name} vom ${vorher.rang}. auf den ${nachher.rang}. Platz${wechsel}.`]
  return wechsel === '' ? [] : [`${name} bleibt auf dem ${nachher.rang}. Platz${wechsel}.`]
}
