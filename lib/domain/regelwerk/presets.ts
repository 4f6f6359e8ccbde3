import type { Einstellungen } from './einstellungen'
import { EINSTELLUNGEN, abwesenheitVon, wirksameEinstellungen } from './einstellungen'
import type { Regelwerk, RegelwerkId } from './regelwerk'
import { BESENMARKT, DDV, SKILL7 } from './tsr'
import { UREXWEILER } from './urexweiler'

const PRESETS: Readonly<Record<RegelwerkId, Regelwerk>> = {
  urexweiler: UREXWEILER,
  ddv: DDV,
  besenmarkt: BESENMARKT,
  skill7: SKILL7,
}

const ABWANDLUNGEN = new Map<string, Regelwerk>()

/** The rule book of an id. */
export function getRegelwerk(id: RegelwerkId): Regelwerk {
  return PRESETS[id]
}

/** The rule book that something is played under, with what the club has set in it. */
export function regelwerkVon(p: {
  readonly regelwerk: RegelwerkId
  readonly einstellungen: Einstellungen
}): Regelwerk {
  const regelwerk = getRegelwerk(p.regelwerk)
  const { stossWirkung } = p.einstellungen
  const gesetzt = regelwerk.einstellbar.includes('stossWirkung')
  if (!gesetzt || stossWirkung === regelwerk.stossWirkung) return regelwerk
  // One object for each book: whoever remembers what follows from it compares it by identity.
  const bekannt = ABWANDLUNGEN.get(`${regelwerk.id} ${stossWirkung}`)
  if (bekannt !== undefined) return bekannt
  const neu = { ...regelwerk, stossWirkung }
  ABWANDLUNGEN.set(`${regelwerk.id} ${stossWirkung}`, neu)
  return neu
}

/**
 * All settings: what `teil` leaves open is as the rule book has it, and so is what has no effect beside the others, so that two
 * sets that count alike are equal.
 */
export function ergaenzeEinstellungen(
  regelwerk: RegelwerkId,
  teil: Partial<Einstellungen>,
): Einstellungen {
  const { standard, einstellbar } = getRegelwerk(regelwerk)
  const genannt = { ...standard, ...teil }
  const alle = { ...genannt, abwesenheit: abwesenheitVon(genannt) }
  const wirksam = wirksameEinstellungen({ einstellbar }, alle)
  const ohneWirkung = EINSTELLUNGEN.filter((name) => !wirksam.includes(name))
  return { ...alle, ...Object.fromEntries(ohneWirkung.map((name) => [name, standard[name]])) }
}
