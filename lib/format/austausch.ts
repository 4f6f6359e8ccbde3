import { writeSaisonDatei } from '../domain/austausch/saison-schreiben'
import { textBruch } from '../domain/bruch'
import type { Fehler } from '../domain/result'
import type { RundeStand, SpielStand } from '../domain/runde/runde'
import type { SaisonStand } from '../domain/saison/saison'
import type { Hinweis } from '../domain/spiel/spiel'
import { saisonMitLaufenden } from '../domain/spieltag/rechnen'
import type { SpieltagAkte } from '../domain/spieltag/spieltag'
import type { SaisonAkte } from '../domain/verein/verein'
import type { Schritt } from '../domain/wertung/wertung'
import { textFehler } from './fehler'
import { textHinweis } from './hinweis'
import { textSchritt } from './schritt'

/** The answer of the command `runde` and of the scoring service, German texts included. Players are names. */
export function rundeJson(stand: RundeStand) {
  return {
    spiele: stand.spiele.map(spielJson),
    stand: stand.stand,
    geplant: stand.geplant,
    naechsterGeber: stand.naechstes.geber,
    offenePflichtsoli: stand.offenePflichtsoli,
    kuersoli: stand.kuersoli,
    erzwungen: stand.erzwungen,
    hinweise: stand.hinweise.map(hinweisJson),
  }
}

/**
 * The answer of the command `saison`. `rangpunkte` are what the season counts by, exact fractions as text; `ausserWertung` and
 * `gestrichen` stand only where they hold.
 */
export function saisonJson(stand: SaisonStand) {
  return {
    tabelle: stand.tabelle.map((z) => ({
      spieler: z.spieler,
      rang: z.rang,
      rangpunkte: textBruch(z.rangpunkte),
      spielpunkte: z.spielpunkte,
      fehltage: z.fehltage,
      tagessiege: z.tagessiege,
      ...(z.bisMindest === 0 ? {} : { ausserWertung: true }),
    })),
    spieltage: stand.spieltage.map((t) => ({
      datum: t.datum,
      wertung: t.wertung.map((w) => ({
        spieler: w.spieler,
        spielpunkte: w.spielpunkte,
        rang: w.rang,
        rangpunkte: textBruch(w.rangpunkte),
        abwesend: w.abwesend,
        abzug: w.abzug,
        ...(w.gestrichen ? { gestrichen: true } : {}),
      })),
    })),
  }
}

/**
 * A stored season as a season file, running evenings included (they lack `ende`), struck ones and struck games left
 * out. `namen` holds every player's name by id.
 */
export function exportSaison(p: {
  readonly saison: SaisonAkte
  readonly spieltage: readonly SpieltagAkte[]
  readonly namen: Readonly<Record<string, string>>
}) {
  return writeSaisonDatei(saisonMitLaufenden(p.saison, p.spieltage), (id) => p.namen[id] ?? id)
}

/** Faults as the scoring service answers them: place, rule and German sentence. */
export function fehlerJson(fehler: readonly Fehler[]) {
  return fehler.map((f) => ({ ort: f.ort, regel: f.regel, text: textFehler(f) }))
}

function spielJson(spiel: SpielStand) {
  return {
    nummer: spiel.nummer,
    geber: spiel.geber,
    soloart: spiel.soloart,
    gewinner: spiel.gewinner,
    wert: spiel.wert,
    punkte: spiel.punkte,
    stand: spiel.stand,
    schritte: spiel.schritte.map(schrittJson),
    hinweise: spiel.hinweise.map(hinweisJson),
  }
}

function schrittJson(schritt: Schritt) {
  const text = textSchritt(schritt)
  return 'faktor' in schritt
    ? { regel: schritt.regel, text, faktor: schritt.faktor }
    : { regel: schritt.regel, text, punkte: schritt.punkte }
}

function hinweisJson(hinweis: Hinweis) {
  return {
    code: hinweis.code,
    ...(hinweis.spieler === undefined ? {} : { spieler: hinweis.spieler }),
    text: textHinweis(hinweis),
  }
}
