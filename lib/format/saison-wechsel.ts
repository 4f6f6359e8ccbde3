import { tabelleFolge } from '../domain/protokoll/folge'
import type { Saisonrest } from '../domain/saison/rest'
import { tabelleMit } from '../domain/saison/rest'
import type { SpieltagAkte } from '../domain/spieltag/spieltag'
import type { SaisonWertung } from '../domain/regelwerk/einstellungen'
import { textSaisonfolge } from './chronik-saison'
import { formFuer } from './wertung'
import type { RangpunkteForm } from './rangpunkte'

/** What a screen has to know of the season to tell what a change of its evening does there. */
export interface Saisonblick {
  readonly rest: Saisonrest
  readonly form: RangpunkteForm
}

interface Wechsel {
  readonly vorher: SpieltagAkte
  readonly nachher: SpieltagAkte
  /** null while the screen does not know the season: it came while the evening was running. */
  readonly saison: Saisonblick | null
  readonly namen: Readonly<Record<string, string>>
}

/** What a change of an evening that counts does to the season table, in sentences; nothing while it does not count. */
export function textSaisonwechsel({ vorher, nachher, saison, namen }: Wechsel): readonly string[] {
  if (nachher.ende === null || nachher.gestrichen) return []
  if (saison === null) return ['Die Saisontabelle richtet sich nach dem neuen Stand.']
  const { wertung } = saison.rest.einstellungen
  const tabellen = {
    vorher: tabelleMit(saison.rest, vorher),
    nachher: tabelleMit(saison.rest, nachher),
  }
  const saetze = textSaisonfolge(
    { tabelle: tabelleFolge(tabellen) },
    { namen, form: formFuer(wertung, saison.form) },
  ).map((satz) => `Saison: ${satz}`)
  if (saetze.length > 0) return saetze
  const punkte = tabellen.nachher.some(
    ({ spieler, spielpunkte }) =>
      tabellen.vorher.find((z) => z.spieler === spieler)?.spielpunkte !== spielpunkte,
  )
  return [
    punkte
      ? `In der Saisontabelle ändern sich nur Spielpunkte, kein Platz und ${KEINE[wertung]}.`
      : 'In der Saisontabelle ändert sich nichts.',
  ]
}

/** That the figure of the table stays, by what it is. */
const KEINE: Readonly<Record<SaisonWertung, string>> = {
  rangpunkte: 'keine Rangpunkte',
  ligapunkte: 'keine Ligapunkte',
  summe: 'keine Summe',
  schnitt: 'kein Schnitt',
  'schnitt-spiel': 'kein Schnitt',
}
