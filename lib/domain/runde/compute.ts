import { getRegelwerk } from '../regelwerk/presets'
import type { SpielerRef } from '../spiel/spiel'
import { scoreSpiel } from '../wertung/score'
import { erzwungenesSpiel, istBeendet, rundeHinweise, spielHinweise } from './hinweise'
import type { Runde, RundeStand, SpielStand } from './runde'
import { beginneVerlauf, besetzungVon, setzeVerlaufFort, soloartVon } from './verlauf'

/**
 * Everything that follows from a Runde's games (U-T1 to U-T7): who dealt and sat out, Pflicht and Kür, points
 * and totals, what is due next. A valid Runde in, a total function; its points sum to 0 after every game.
 */
export function computeRunde(runde: Runde): RundeStand {
  const regelwerk = getRegelwerk(runde.regelwerk)
  const spiele: SpielStand[] = []
  const summen = new Map<SpielerRef, number>(runde.spieler.map((s) => [s, 0]))
  let verlauf = beginneVerlauf(runde)

  for (const eintrag of runde.spiele) {
    const { spiel } = eintrag
    const besetzung = besetzungVon(verlauf, eintrag)
    const wertung = scoreSpiel(spiel, { regelwerk, spieler: besetzung.spieler })
    for (const [s, punkte] of Object.entries(wertung.punkte)) {
      summen.set(s, (summen.get(s) ?? 0) + punkte)
    }
    spiele.push({
      ...wertung,
      ...besetzung,
      nummer: verlauf.gespielt + 1,
      spiel,
      soloart: soloartVon(verlauf, spiel),
      stand: Object.fromEntries(summen),
      hinweise: spielHinweise(verlauf, eintrag),
    })
    verlauf = setzeVerlaufFort(verlauf, spiel, wertung.gewinner)
  }

  return {
    spiele,
    stand: Object.fromEntries(summen),
    geplant: verlauf.geplant,
    beendet: istBeendet(verlauf),
    naechstes: { ...besetzungVon(verlauf), nummer: verlauf.gespielt + 1 },
    offenePflichtsoli: verlauf.offen,
    kuersoli: Object.fromEntries(verlauf.kuersoli),
    erzwungen: erzwungenesSpiel(verlauf),
    hinweise: rundeHinweise(verlauf),
  }
}
