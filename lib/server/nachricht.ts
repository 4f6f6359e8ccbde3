import 'server-only'
import type { Ausgang } from '@/db/execute'
import { tagesaenderungen } from '../domain/op/aenderung'
import type { Op } from '../domain/op/op'
import type { Nachricht } from '../sync/stand'

/** What the operation made of its Spieltag; undefined when it is about none, or was sent again. */
export function nachrichtVon(op: Op, ausgang: Ausgang): Nachricht | undefined {
  if (!('spieltagId' in op.daten) || ausgang.wiederholt) return undefined
  const { spieltagId } = op.daten
  const { seq, siegel, vorher, vorherSiegel, aenderungen } = ausgang
  return {
    ...{ spieltagId, opId: op.id, seq, siegel, vorher, vorherSiegel },
    aenderungen: tagesaenderungen(aenderungen, spieltagId),
  }
}
