import { computeRunde } from '../../lib/domain/runde/compute'
import type { Spiel } from '../../lib/domain/spiel/spiel'
import type { SpielAkte, SpieltagAkte } from '../../lib/domain/spieltag/spieltag'
import { runde } from './runde'

const JETZT = Date.UTC(2026, 0, 9, 20)

/** A stored evening of one Runde, its games recorded as they were played; references are names. */
export function abend(p: {
  spieler: readonly string[]
  spiele?: readonly Spiel[]
  ersterGeber?: string
  id?: string
  datum?: string
  ende?: SpieltagAkte['ende']
}): SpieltagAkte {
  const id = p.id ?? 'abend'
  const gespielt = computeRunde(runde(p)).spiele
  const { einstellungen, regelwerk, ersterGeber } = runde(p)
  return {
    id,
    saisonId: 'saison',
    datum: p.datum ?? '2026-01-09',
    reihenfolge: 1,
    ort: null,
    entschuldigt: [],
    endstand: null,
    ende: p.ende ?? null,
    gestrichen: false,
    version: 1,
    einsprueche: [],
    abnahmen: [],
    runden: [
      {
        id: `${id}-runde`,
        nummer: 1,
        tisch: 1,
        regelwerk,
        einstellungen,
        sitze: p.spieler,
        ersterGeber,
        ende: p.ende ?? null,
        version: 1,
        spiele: gespielt.map((s) =>
          spielAkte({
            rundeId: `${id}-runde`,
            position: s.nummer,
            spiel: s.spiel,
            besetzung: s.spieler,
          }),
        ),
      },
    ],
  }
}

/** A recorded game; `spiel-3` is the third. */
export function spielAkte(
  p: Pick<SpielAkte, 'rundeId' | 'position' | 'spiel' | 'besetzung'>,
): SpielAkte {
  return {
    ...p,
    id: `spiel-${p.position}`,
    version: 1,
    gestrichen: false,
    grund: null,
    erfasstVon: 'Anna',
    eingetragenAm: JETZT,
    erfasstAm: JETZT,
  }
}
