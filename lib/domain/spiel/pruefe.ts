import { invariant } from '../invariant'
import type { Regelwerk } from '../regelwerk/regelwerk'
import { artRegel } from '../regelwerk/arten'
import type { Fehler } from '../result'
import { pruefeAnsagen } from './pruefung/ansagen'
import { pruefeAugen } from './pruefung/augen'
import type { Eintrag, Pruefung } from './pruefung/eintrag'
import { pruefePersonen } from './pruefung/personen'
import { pruefeSonderpunkte } from './pruefung/sonderpunkte'
import { pruefeVorbehalte } from './pruefung/vorbehalte'
import type { Spiel, SpielerRef } from './spiel'

/** Longest note, in characters as a person counts code points. */
const NOTIZ_HOECHSTENS = 500

/** What each of them asks is in the rule book's data. */
const PRUEFUNGEN: readonly Pruefung[] = [
  pruefePersonen,
  pruefeAugen,
  pruefeAnsagen,
  pruefeVorbehalte,
  pruefeSonderpunkte,
  pruefeNotiz,
]

/**
 * Every fault of a parsed entry, not only the first; none means that `scoreSpiel` may have it. `spieler` are the
 * four at the table. Each fault cites the narrowest rule that forbids it (U-S4 to U-S6, U-N3, else U-P).
 */
export function pruefeSpiel(
  spiel: Spiel,
  tisch: { readonly regelwerk: Regelwerk; readonly spieler: readonly SpielerRef[] },
): readonly Fehler[] {
  const art = artRegel(tisch.regelwerk, spiel.art)
  invariant(art, `Art ${spiel.art} gehört nicht zu ${tisch.regelwerk.id}`)
  const eintrag: Eintrag = { spiel, art, ...tisch }
  return PRUEFUNGEN.flatMap((pruefung) => pruefung(eintrag))
}

function pruefeNotiz({ spiel }: Eintrag): readonly Fehler[] {
  const ist = spiel.notiz === undefined ? 0 : [...spiel.notiz].length
  if (ist <= NOTIZ_HOECHSTENS) return []
  const daten = { hoechstens: NOTIZ_HOECHSTENS, ist }
  return [{ ort: 'notiz', regel: 'U-P', code: 'notiz-zu-lang', daten }]
}
