import type { Fehler } from '../result'
import { scoreSpiel } from '../wertung/score'
import type { Wertung } from '../wertung/wertung'
import type { Entwurf } from './entwurf'
import { fehltIn } from './entwurf-felder'
import type { Fehlend } from './entwurf-felder'
import { spielAus } from './entwurf-spiel'
import type { Tischrunde } from './entwurf-spiel'
import { pruefeSpiel } from './pruefe'
import type { Spiel } from './spiel'

/** How far a draft is: incomplete, against the rules, or a Spiel with its value. */
export type EntwurfStand =
  | { readonly art: 'unvollstaendig'; readonly fehlt: readonly Fehlend[] }
  | { readonly art: 'fehlerhaft'; readonly spiel: Spiel; readonly fehler: readonly Fehler[] }
  | { readonly art: 'gueltig'; readonly spiel: Spiel; readonly wertung: Wertung }

/** Completeness first, then the rules, then the value: what the entry shows while it is filled in. */
export function computeEntwurf(entwurf: Entwurf, tisch: Tischrunde): EntwurfStand {
  const spiel = spielAus(entwurf, tisch)
  if (spiel === null) {
    return { art: 'unvollstaendig', fehlt: fehltIn(entwurf, tisch.regelwerk) }
  }
  const fehler = pruefeSpiel(spiel, tisch)
  if (fehler.length > 0) return { art: 'fehlerhaft', spiel, fehler }
  return { art: 'gueltig', spiel, wertung: scoreSpiel(spiel, tisch) }
}
