import type { SpieltagAkte } from '../domain/spieltag/spieltag'
import { findSpiel } from '../domain/spieltag/vorgriff'
import type { Absage, Konflikt } from './ausgang'
import type { Gruppe } from './gruppe'
import { spielIdVon } from './gruppe'
import {
  alsEintrag,
  findAnPlatz,
  inhaltNach,
  istDieselbeFassung,
  istPlatzVergeben,
  sagtDasselbe,
} from './inhalt'

/** What a Konflikt is about, without what can be decided. */
export type Streit = Konflikt extends infer K
  ? K extends Konflikt
    ? Omit<K, 'wartend' | 'folgen' | 'moeglich' | 'neu' | 'grundNoetig'>
    : never
  : never

/** What set aside operations and the evening as the server has it have against each other. */
export function streitUm(akte: SpieltagAkte, gruppe: Gruppe): Streit {
  const [{ absage = OHNE_ANGABE }] = gruppe
  return umPlatz(akte, gruppe, absage) ?? umSpiel(akte, gruppe, absage) ?? { art: 'absage', absage }
}

/** Of what nobody refused: it only lost what it was built on. */
export const OHNE_ANGABE: Absage = { code: 'abgelehnt', fehler: [] }

function umPlatz(akte: SpieltagAkte, gruppe: Gruppe, absage: Absage): Streit | null {
  const [{ op }, ...folgen] = gruppe
  if (op.art !== 'spiel-eintragen' || !istPlatzVergeben(absage)) return null
  const anderes = findAnPlatz(akte, op)
  if (anderes === undefined) return null
  const eigenes = inhaltNach(alsEintrag(op, anderes.besetzung), folgen)
  return { art: 'eintrag', eigenes, anderes, gleich: sagtDasselbe(eigenes, anderes) }
}

/** Refused, but not for who sends or for how: whoever sends it again must have seen what others have made of the Spiel by then. */
const KOENNTE_NOCH: ReadonlySet<Absage['code']> = new Set(['veraltet', 'abgelehnt'])

function umSpiel(akte: SpieltagAkte, gruppe: Gruppe, absage: Absage): Streit | null {
  const [erster] = gruppe
  const { gesehen } = erster
  const jetzt = findSpiel(akte, spielIdVon(erster) ?? '')
  if (!gesehen || !jetzt || !KOENNTE_NOCH.has(absage.code)) return null
  if (erster.op.art === 'einspruch-erheben' || istDieselbeFassung(jetzt, gesehen)) return null
  const eigenes = inhaltNach(gesehen, gruppe)
  return { art: 'aenderung', gesehen, eigenes, jetzt, gleich: sagtDasselbe(eigenes, jetzt) }
}
