import { POST as sendeOp } from '../../app/api/v1/ops/route'
import { neueId } from '../../db/neue-id'
import { sha256 } from '../../db/sha256'
import type { Recht } from '../../lib/domain/freigabe/freigabe'
import type { Op } from '../../lib/domain/op/op'
import { abendOps, neueOp, testverein, tue } from './datenbank'
import { anmelden, lies, post, testserver } from './server'

/** Of the link to the evening. */
export const TOKEN = '9k2m4t7x0c3vbn5q'

/** A running evening of four with a link to it; Elke is of the club and not there. */
export async function freigegeben(recht: Recht = 'eintragen') {
  const db = testserver()
  const verein = testverein(db)
  const abend = abendOps(verein)
  const { spieltagId } = abend
  const freigabeId = neueId()
  const link = { freigabeId, spieltagId, recht, tokenHash: sha256(TOKEN) }
  tue(db, verein, abend.eroeffnen, neueOp('freigabe-anlegen', 0, link))
  const { cookie } = await anmelden(verein.konto.id)

  const sende = async (inhalt: unknown, kopfzeilen: Record<string, string> = {}) =>
    lies(await sendeOp(post('/api/v1/ops', inhalt, kopfzeilen)))
  /** As whoever holds the link. */
  const alsGast = (op: Op, token = TOKEN) => sende({ freigabe: token, op })
  const alsMitglied = (op: Op) => sende({ verein: verein.kurz, op }, { cookie })
  const widerrufen = neueOp('freigabe-widerrufen', 1, { freigabeId, spieltagId })
  const eintragen = (position: number, mehr: object = { freigabeId }) => {
    const op = abend.eintragen(position, neueId())
    return { ...op, daten: { ...op.daten, ...mehr } } as Op
  }
  return {
    ...{ db, verein, abend, spieltagId, freigabeId, cookie },
    ...{ alsGast, alsMitglied, eintragen, widerrufen, sende },
  }
}
