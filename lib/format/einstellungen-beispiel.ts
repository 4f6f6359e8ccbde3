import { vergleiche } from '../domain/bruch'
import { rechneSpiel } from '../domain/abrechnung/spiel'
import type { Einstellungen } from '../domain/regelwerk/einstellungen'
import { getRegelwerk, regelwerkVon } from '../domain/regelwerk/presets'
import type { RegelwerkId } from '../domain/regelwerk/regelwerk'
import { computeRunde } from '../domain/runde/compute'
import type { Runde } from '../domain/runde/runde'
import { computeSaison } from '../domain/saison/compute'
import type { Saison, SaisonStand, Tabellenzeile } from '../domain/saison/saison'
import type { Spiel } from '../domain/spiel/spiel'
import { scoreSpiel } from '../domain/wertung/score'
import { formatCent } from './geld'
import { formatBruchGemischt } from './zahl'

/** What examples of settings are computed from. */
export interface Beispielregeln {
  readonly regelwerk: RegelwerkId
  readonly einstellungen: Einstellungen
}

const FUENF = ['Anna', 'Bernd', 'Clara', 'Dieter', 'Elke'] as const

/** Worth 1, 2, 3 and 4 in every rule book: Re wins, and Kontra keeps under 120, 90, 60, 30. */
const AUGEN = { 1: 130, 2: 160, 3: 190, 4: 215 } as const

type Zeile = readonly [string, string, keyof typeof AUGEN]

/** Four evenings at which somebody is missing each time: who sits there, and their games by Re and value. */
const ABENDE: readonly {
  readonly spieler: readonly string[]
  readonly spiele: readonly Zeile[]
}[] = [
  {
    spieler: ['Anna', 'Bernd', 'Clara', 'Dieter'],
    spiele: [
      ['Anna', 'Bernd', 3],
      ['Anna', 'Clara', 1],
    ],
  },
  {
    spieler: ['Anna', 'Bernd', 'Clara', 'Dieter'],
    spiele: [
      ['Bernd', 'Clara', 4],
      ['Bernd', 'Clara', 4],
      ['Bernd', 'Dieter', 2],
    ],
  },
  {
    spieler: ['Anna', 'Bernd', 'Clara', 'Elke'],
    spiele: [
      ['Anna', 'Elke', 2],
      ['Anna', 'Bernd', 1],
    ],
  },
  {
    spieler: ['Anna', 'Clara', 'Dieter', 'Elke'],
    spiele: [
      ['Anna', 'Clara', 2],
      ['Anna', 'Dieter', 1],
    ],
  },
]

/** How the table of an invented season looks: `1. Anna 17½ · 2. Bernd 14½ · …`. */
export function beispielWertung(regeln: Beispielregeln): string {
  return zaehle(regeln)
    .tabelle.map((z) => `${z.rang}. ${z.spieler} ${formatBruchGemischt(z.rangpunkte)}`)
    .join(' · ')
}

/** What somebody who was missing has from that evening. */
export function beispielAbwesenheit(regeln: Beispielregeln): string {
  const tag = zaehle(regeln).spieltage[0]?.wertung.find((w) => w.spieler === 'Elke')
  if (tag === undefined) return ''
  return regeln.einstellungen.abwesenheit === 'zaehlt-nicht'
    ? 'Elke fehlt am ersten Abend: Er zählt für sie nicht.'
    : `Elke fehlt am ersten Abend: Platz ${tag.rang}, ${punkte(formatBruchGemischt(tag.rangpunkte))}.`
}

/** What two absences cost by the free ones. */
export function beispielFehltage(regeln: Beispielregeln): string {
  const { abzug } = zeileVon(zaehle(regeln), 'Elke')
  return `Elke fehlt zweimal: ${abzug === 0 ? 'kein Abzug' : `${punkte(String(abzug))} Abzug`}.`
}

/** What dropping does to one sum. */
export function beispielStreichen({ regelwerk, einstellungen }: Beispielregeln): string {
  const [mit, ohne] = [einstellungen.streichergebnisse, 0].map((streichergebnisse) =>
    formatBruchGemischt(
      zeileVon(
        zaehle({ regelwerk, einstellungen: { ...einstellungen, streichergebnisse } }),
        'Bernd',
      ).rangpunkte,
    ),
  )
  return mit === ohne
    ? `Bernd hat nach vier Spieltagen ${mit}.`
    : `Bernd hat nach vier Spieltagen ${mit} statt ${ohne}.`
}

/** Where somebody stands who was seldom there. */
export function beispielTeilnahme(regeln: Beispielregeln): string {
  const { rang, spieltage } = zeileVon(zaehle(regeln), 'Elke')
  return `Elke war an ${spieltage} von 4 Spieltagen: Platz ${rang}.`
}

/** Whether two stand in the same part of the table: who was there too seldom, or has no result, is behind all others anyway. */
function zaehltNeben(a: Tabellenzeile, b: Tabellenzeile): boolean {
  return a.bisMindest > 0 === b.bisMindest > 0 && a.gezaehlt > 0 === b.gezaehlt > 0
}

/** What becomes of equal figures in the invented season. */
export function beispielGleichstand(regeln: Beispielregeln): string {
  const { tabelle } = zaehle(regeln)
  for (const [i, oben] of tabelle.entries()) {
    const unten = tabelle
      .slice(i + 1)
      .find((z) => zaehltNeben(oben, z) && vergleiche(z.rangpunkte, oben.rangpunkte) === 0)
    if (unten === undefined) continue
    const beide = `${oben.spieler} und ${unten.spieler} haben beide ${formatBruchGemischt(oben.rangpunkte)}`
    return oben.rang === unten.rang
      ? `${beide}: Sie teilen sich Platz ${oben.rang}.`
      : `${beide}: ${oben.spieler} steht vor ${unten.spieler}.`
  }
  return 'In der Beispielsaison stehen keine zwei gleich.'
}

/** What a solo costs and brings (K-E); empty where nothing is played for. */
export function beispielAbrechnung({ einstellungen }: Beispielregeln): string {
  const { abrechnung } = einstellungen
  if (abrechnung === null || abrechnung.einsatzCent < 1) return ''
  if (abrechnung.limitCent !== null && abrechnung.limitCent < 1) return ''
  const punkte = { Anna: 12, Bernd: -4, Clara: -4, Dieter: -4 }
  const { cent, kasse } = rechneSpiel({ wert: 4, punkte }, abrechnung)
  return [
    `Anna gewinnt allein ein Spiel mit dem Wert 4 und bekommt ${formatCent(cent['Anna'] ?? 0)}.`,
    `Die anderen zahlen je ${formatCent(-(cent['Bernd'] ?? 0))}.`,
    ...(kasse === 0 ? [] : [`In die Kasse gehen ${formatCent(kasse)}.`]),
  ].join(' ')
}

/** What absences bring into the till. */
export function beispielGebuehr({ einstellungen: e }: Beispielregeln): string {
  return e.fehlgebuehrCent < 1
    ? 'Fehlen kostet nichts.'
    : `Elke fehlt zweimal: ${formatCent(2 * e.fehlgebuehrCent)} in die Kasse.`
}

/** What Re and Kontra said are worth [B1]. */
export function beispielStoss(regeln: Beispielregeln): string {
  const spiel: Spiel = {
    art: 'normal',
    re: ['Anna', 'Bernd'],
    augenRe: 165,
    stoesse: ['Anna', 'Clara'],
  }
  const { wert } = scoreSpiel(spiel, {
    regelwerk: regelwerkVon(regeln),
    spieler: FUENF.slice(0, 4),
  })
  return `Re und Kontra angesagt, Re bekommt 165 Augen: Wert ${wert}.`
}

/** What follows a lost Kürsolo, and a lost repeat of it (U-T5). */
export function beispielWiederholung(regeln: Beispielregeln): string {
  const solo = (augenRe: number): Spiel => ({ art: 'solo-damen', re: ['Anna'], augenRe })
  const muss = (verloren: number) =>
    computeRunde(
      runde(regeln, {
        spieler: FUENF.slice(0, 4),
        // The Pflichtsolo is won, the Kürsoli are lost.
        spiele: [solo(130), ...Array.from({ length: verloren }, () => solo(100))],
      }),
    ).erzwungen !== null
  if (!muss(1)) return 'Anna verliert ein zweites Damensolo: Danach geht es normal weiter.'
  return `Anna verliert ein zweites Damensolo: Sie spielt es gleich noch einmal. ${
    muss(2) ? 'Verliert sie wieder, noch einmal.' : 'Verliert sie wieder, geht es normal weiter.'
  }`
}

function punkte(anzahl: string): string {
  return anzahl === '1' ? '1 Punkt' : `${anzahl} Punkte`
}

function zaehle(regeln: Beispielregeln): SaisonStand {
  const saison: Saison = {
    ...regeln,
    name: 'Beispiel',
    spieler: FUENF,
    spieltage: ABENDE.map(({ spieler, spiele }, i) => ({
      datum: `2026-01-0${i + 1}`,
      entschuldigt: [],
      runden: [
        runde(regeln, {
          spieler,
          spiele: spiele.map(([a, b, wert]) => ({
            art: 'normal',
            re: [a, b],
            augenRe: AUGEN[wert],
          })),
        }),
      ],
    })),
  }
  return computeSaison(saison)
}

function runde(
  regeln: Beispielregeln,
  p: { readonly spieler: readonly string[]; readonly spiele: readonly Spiel[] },
): Runde {
  const [ersterGeber = ''] = p.spieler
  return {
    ...regeln,
    regelwerk: getRegelwerk(regeln.regelwerk).id,
    spieler: p.spieler,
    ersterGeber,
    spiele: p.spiele.map((spiel) => ({ spiel })),
  }
}

function zeileVon({ tabelle }: SaisonStand, spieler: string): Tabellenzeile {
  const zeile = tabelle.find((z) => z.spieler === spieler)
  if (zeile === undefined) throw new Error(`${spieler} spielt in der Beispielsaison`)
  return zeile
}
