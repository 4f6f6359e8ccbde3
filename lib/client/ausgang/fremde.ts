import { istObjekt } from '@/lib/domain/objekt'
import type { Op } from '@/lib/domain/op/op'
import { liesWartend } from '@/lib/sync/lesen'
import type { Weg } from '@/lib/sync/weg'
import { istDerselbeWeg } from '@/lib/sync/weg'
import type { Abendort } from './geraet-db'
import { getGeraetDb, mitFrist } from './geraet-db'
import { sendOp } from '@/lib/client/ops'

/** A record of the outbox that another version of the app has left. It is kept until somebody decides. */
export interface Fremdes {
  /** Of the store. */
  readonly nummer: number
  /** By this device's clock, in epoch ms; null where the record does not say it as this version does. */
  readonly zeit: number | null
  readonly roh: unknown
}

/**
 * What of an evening other versions have left on this device, of this account or through this link as far as a record says whose
 * it is. Throws when the store cannot be read.
 */
export async function listFremde({
  weg,
  spieltagId,
  kontoId,
}: Abendort): Promise<readonly Fremdes[]> {
  const db = await getGeraetDb()
  const zeilen = await mitFrist(db.getAllFromIndex('ausgang', 'spieltagId', spieltagId))
  const eigene = fremdeAus(zeilen).filter((z) => {
    if (z.kontoId !== undefined && z.kontoId !== kontoId) return false
    return !istWeg(z.weg) || istDerselbeWeg(z.weg, weg)
  })
  return eigene.map(alsFremdes)
}

/** How many of an account other versions have left on this device. Throws when the store cannot be read. */
export async function zaehleFremde(kontoId: string): Promise<number> {
  const db = await getGeraetDb()
  const zeilen = await mitFrist(db.getAll('ausgang'))
  return fremdeAus(zeilen).filter((z) => z.kontoId === kontoId).length
}

/** What a record of another version may say. */
interface Roh {
  readonly nummer: number
  readonly zeit?: unknown
  readonly kontoId?: unknown
  readonly weg?: unknown
}

function fremdeAus(zeilen: readonly Roh[]): readonly Roh[] {
  return zeilen.filter((z) => liesWartend(z).art === 'fremd')
}

function alsFremdes(roh: Roh): Fremdes {
  return { nummer: roh.nummer, zeit: typeof roh.zeit === 'number' ? roh.zeit : null, roh }
}

export async function loescheFremdes({ nummer }: Fremdes): Promise<void> {
  const db = await getGeraetDb()
  await mitFrist(db.delete('ausgang', nummer))
}

/**
 * Sends the operation of such a record as it stands there: the server may understand it. Answers with the faults, or with none
 * when it was taken; `null` when there was no answer.
 */
export async function sendeFremdes({ roh }: Fremdes): Promise<readonly string[] | null> {
  if (!istObjekt(roh) || !istObjekt(roh['op']) || !istWeg(roh['weg'])) return [UNVERSTANDEN]
  const { kontoId } = roh
  // It was an operation for whoever made it, and the server reads it before it believes it.
  const op = roh['op'] as unknown as Op
  const antwort = await sendOp(roh['weg'], op, typeof kontoId === 'string' ? kontoId : null)
  if (antwort.ok) return []
  return antwort.art === 'netz' ? null : antwort.ablehnung.fehler.map((f) => f.text)
}

const UNVERSTANDEN = 'Diese Fassung der App versteht den Eintrag nicht.'

function istWeg(weg: unknown): weg is Weg {
  if (!istObjekt(weg)) return false
  const { art, kurz, token } = weg
  return art === 'verein'
    ? typeof kurz === 'string'
    : art === 'freigabe' && typeof token === 'string'
}
