import { getRegelwerk } from '../regelwerk/presets'
import type { Fehler, Result } from '../result'
import { fail, ok } from '../result'
import type { Runde } from '../runde/runde'
import { liesRegelwerkId } from './einstellungen'
import type { Stelle } from './lesen'
import { liesObjekt, unter } from './lesen'
import { liesRunde } from './runde-lesen'

/**
 * One table's list of games, as the command `runde` and the scoring service take it. Every fault with its place; games are judged
 * with the four whom U-T2 puts at the table.
 */
export function parseRundeDatei(roh: unknown): Result<Runde, readonly Fehler[]> {
  const stelle: Stelle = { ort: '', fehler: [] }
  const o = liesObjekt(stelle, roh, {
    pflicht: ['regelwerk', 'spieler', 'ersterGeber', 'spiele'],
    moeglich: ['einstellungen', 'abrechnung'],
  })
  const regelwerkId = o?.has('regelwerk')
    ? liesRegelwerkId(unter(stelle, 'regelwerk'), o.get('regelwerk'))
    : null
  if (o === null || regelwerkId === null) return fail(stelle.fehler)
  const regelwerk = getRegelwerk(regelwerkId)
  const runde = liesRunde(stelle, o, {
    regelwerk,
    einstellungen: regelwerk.standard,
    buch: new Map(),
    mitBesetzung: false,
  })
  return runde === null || stelle.fehler.length > 0 ? fail(stelle.fehler) : ok(runde)
}
