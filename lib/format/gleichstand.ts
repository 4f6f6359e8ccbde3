import type { Einstellungen } from '../domain/regelwerk/einstellungen'
import type { Tabellenzeile } from '../domain/saison/saison'
import { aufzaehlen } from './aufzaehlen'
import { worteDerWertung } from './wertung'
import { formatZahl } from './zahl'

interface Umfeld {
  readonly einstellungen: Pick<Einstellungen, 'wertung' | 'gleichstand'>
  readonly namen: Readonly<Record<string, string>>
}

/** Why a line of the table stands where its figure alone would not put it, a sentence each; none for most. */
export function textPlatzgrund(
  zeile: Pick<Tabellenzeile, 'bisMindest' | 'gleichauf'>,
  umfeld: Umfeld,
): readonly string[] {
  return [
    ...(zeile.bisMindest === 0 ? [] : [textAusserWertung(zeile.bisMindest)]),
    ...(zeile.gleichauf.length === 0 ? [] : [textGleichauf(zeile.gleichauf, umfeld)]),
  ]
}

/** Who was not there often enough to be placed before others: `Außer Wertung: noch 2 Spieltage.` */
function textAusserWertung(noch: number): string {
  return `Außer Wertung: noch ${noch === 1 ? '1 Spieltag' : `${noch} Spieltage`}.`
}

function textGleichauf(
  gleichauf: Tabellenzeile['gleichauf'],
  { einstellungen, namen }: Umfeld,
): string {
  const andere = aufzaehlen(
    gleichauf.map(
      (g) => `${namen[g.spieler] ?? g.spieler} (${formatZahl(g.eigene)} : ${formatZahl(g.andere)})`,
    ),
  )
  const { gleich } = worteDerWertung(einstellungen.wertung)
  return `${gleich} wie ${andere}: ${KRITERIUM[einstellungen.gleichstand]}.`
}

const KRITERIUM: Readonly<Record<Einstellungen['gleichstand'], string>> = {
  geteilt: 'Der Platz ist geteilt',
  spielpunkte: 'Es entscheiden die Spielpunkte',
  tagessiege: 'Es entscheiden die Tagessiege',
  'direkter-vergleich':
    'Es entscheidet der direkte Vergleich, wer an gemeinsamen Spieltagen öfter vorn war',
}
