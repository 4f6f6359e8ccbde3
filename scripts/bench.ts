import { performance } from 'node:perf_hooks'
import { getRegelwerk } from '../lib/domain/regelwerk/presets'
import type { GezaehltesSpiel } from '../lib/domain/spiel/augen'
import { pruefeSpiel } from '../lib/domain/spiel/pruefe'
import { scoreSpiel } from '../lib/domain/wertung/score'
import { zufallsquelle, zufallsspiel } from '../tests/arbitraries/zufallsspiel'

/**
 * `npm run bench`: a million random valid games are checked and scored. Each must sum to 0; the table says how long a game
 * takes. The control walks the same games and builds a result of the same shape without any rule: what of the time is the
 * machine's. Machines vary from minute to minute, so both are measured in turn and the median counts.
 */
const SPIELE = 1_000_000
const LAEUFE = 10
const ZIEL_US = 20

const TISCH = {
  regelwerk: getRegelwerk('urexweiler'),
  spieler: ['Anna', 'Bernd', 'Clara', 'Dieter'],
}

type Ergebnis = { readonly punkte: Readonly<Record<string, number>> }

const MESSUNGEN: readonly {
  readonly name: string
  readonly tue: (spiel: GezaehltesSpiel) => Ergebnis
}[] = [
  { name: 'werten', tue: (spiel) => scoreSpiel(spiel, TISCH) },
  { name: 'prüfen und werten', tue: pruefeUndWerte },
  { name: 'Kontrolle ohne Regeln', tue: ohneRegeln },
]

function pruefeUndWerte(spiel: GezaehltesSpiel): Ergebnis {
  const [fehler] = pruefeSpiel(spiel, TISCH)
  if (fehler) throw new Error(`ungültig: ${JSON.stringify({ fehler, spiel })}`)
  return scoreSpiel(spiel, TISCH)
}

function ohneRegeln(spiel: GezaehltesSpiel): Ergebnis {
  const augen = spiel.augenRe ?? 0
  const schritte = Array.from({ length: 1 + (augen % 5) }, (_, i) => ({
    code: spiel.art,
    punkte: i,
  }))
  const wert = schritte.reduce((summe, schritt) => summe + schritt.punkte, 0)
  const punkte = Object.fromEntries(TISCH.spieler.map((name, i) => [name, i < 2 ? wert : 0 - wert]))
  return { punkte }
}

/** Microseconds a game, and how many games did not sum to 0. */
function messe(spiele: readonly GezaehltesSpiel[], tue: (spiel: GezaehltesSpiel) => Ergebnis) {
  let falsch = 0
  const anfang = performance.now()
  for (const spiel of spiele) {
    const { punkte } = tue(spiel)
    let summe = 0
    for (const name of TISCH.spieler) summe += punkte[name] ?? NaN
    if (summe !== 0) falsch += 1
  }
  return { us: ((performance.now() - anfang) * 1000) / spiele.length, falsch }
}

function median(werte: readonly number[]): number {
  const sortiert = [...werte].sort((a, b) => a - b)
  return sortiert[Math.floor(sortiert.length / 2)] ?? NaN
}

function zeile(...spalten: readonly string[]): string {
  return spalten.map((text, i) => (i === 0 ? text.padEnd(24) : text.padStart(12))).join('')
}

function laufe(): void {
  const zufall = zufallsquelle(20260109)
  const zeiten = new Map(MESSUNGEN.map(({ name }) => [name, [] as number[]]))
  let falsch = 0
  for (let lauf = 0; lauf < LAEUFE; lauf += 1) {
    const spiele = Array.from({ length: SPIELE / LAEUFE }, () =>
      zufallsspiel(zufall, TISCH.spieler),
    )
    for (const { name, tue } of MESSUNGEN) {
      const ergebnis = messe(spiele, tue)
      zeiten.get(name)?.push(ergebnis.us)
      falsch += ergebnis.falsch
    }
  }
  const us = (wert: number) => `${wert.toFixed(2).replace('.', ',')} µs`
  console.log(`${SPIELE.toLocaleString('de-DE')} zufällige Spiele in ${LAEUFE} Läufen, je Spiel:\n`)
  console.log(zeile('', 'Median', 'schnellster', 'langsamster'))
  for (const [name, werte] of zeiten) {
    const grenzen = [median(werte), Math.min(...werte), Math.max(...werte)]
    console.log(zeile(name, ...grenzen.map(us)))
  }
  const gewertet = median(zeiten.get('werten') ?? [])
  console.log(`\nZiel unter ${ZIEL_US} µs: ${gewertet < ZIEL_US ? 'erreicht' : 'verfehlt'}`)
  console.log(`Spiele, deren Punkte nicht 0 ergeben: ${falsch}`)
  if (falsch > 0) process.exitCode = 1
}

laufe()
