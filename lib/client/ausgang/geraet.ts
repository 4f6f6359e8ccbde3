import type { IDBPTransaction } from 'idb'
import type { Wartend } from '@/lib/sync/ausgang'
import { liesWartend } from '@/lib/sync/lesen'
import type { Stand } from '@/lib/sync/stand'
import { istDerselbeWeg } from '@/lib/sync/weg'
import type { Abendort, Schema } from './geraet-db'
import { alsGemerkt, getGeraetDb, istNeuer, liesAbend, mitFrist, schluesselVon } from './geraet-db'

/** What a device holds of one evening. */
export interface Gehalten {
  /** Null when the evening was cleared away and only what waits is left. */
  readonly stand: Stand | null
  /** Own changes of this account, or through this link, by `nummer`. */
  readonly wartende: readonly Wartend[]
}

/** Makes the next state of an evening; `nummer` is the next free one of the device, those that follow are free too. */
export type Schritt = (gehalten: Gehalten, nummer: number) => Gehalten

/** In memory only: greater than all that a store has given. When it is stored it gets one of those. */
export const NUMMER_UNGESICHERT = 2 ** 40

type Vorgang = IDBPTransaction<Schema, ('abende' | 'ausgang' | 'notiz')[], 'readwrite'>

/** Whether a record is of this account, or came through this link. */
export function gehoertZu(wartend: Wartend, { weg, spieltagId, kontoId }: Abendort): boolean {
  if (wartend.spieltagId !== spieltagId || wartend.kontoId !== kontoId) return false
  return istDerselbeWeg(wartend.weg, weg)
}

/** The evening as this device holds it. Throws when the store cannot be read. */
export async function liesGehaltenes(ort: Abendort): Promise<Gehalten> {
  const db = await getGeraetDb()
  const vorgang = db.transaction(['abende', 'ausgang'])
  return mitFrist(
    (async () => {
      const abend = liesAbend(await vorgang.objectStore('abende').get(schluesselVon(ort)))
      const zeilen = await vorgang.objectStore('ausgang').index('spieltagId').getAll(ort.spieltagId)
      return { stand: abend?.stand ?? null, wartende: eigene(zeilen, ort) }
    })(),
  )
}

/** `dauerhaft`: what it stands for must survive a crash right afterwards. */
export type Haltbarkeit = 'dauerhaft' | 'fluechtig'

/**
 * Takes an evening to its next state, in one transaction with all other tabs of the browser; answers with that state as it is
 * stored. Throws when it could not be stored.
 */
export async function verwandleGehaltenes(
  ort: Abendort,
  schritt: Schritt,
  haltbar: Haltbarkeit,
): Promise<Gehalten> {
  const db = await getGeraetDb()
  const vorgang = db.transaction(['abende', 'ausgang', 'notiz'], 'readwrite', {
    durability: haltbar === 'dauerhaft' ? 'strict' : 'relaxed',
  })
  const arbeit = verwandle(vorgang, ort, schritt)
  // Whatever goes wrong is said by `arbeit` or `done`, and both are awaited.
  arbeit.catch(() => brichAb(vorgang))
  return mitFrist(Promise.all([arbeit, vorgang.done]).then(([neu]) => neu))
}

function brichAb(vorgang: Vorgang): void {
  try {
    vorgang.abort()
  } catch {
    // It has ended by itself.
  }
}

async function verwandle(vorgang: Vorgang, ort: Abendort, schritt: Schritt): Promise<Gehalten> {
  const notiz = vorgang.objectStore('notiz')
  const abgelegt = await vorgang.objectStore('abende').get(schluesselVon(ort))
  const abend = liesAbend(abgelegt)
  const zeilen = await vorgang.objectStore('ausgang').index('spieltagId').getAll(ort.spieltagId)
  const nummer = (((await notiz.get('nummer')) as number | undefined) ?? 0) + 1
  const alt: Gehalten = { stand: abend?.stand ?? null, wartende: eigene(zeilen, ort) }
  const neu = nummeriere(schritt(alt, nummer), { alt, nummer })
  await schreibeWartende(vorgang, alt, neu)
  const hoechste = Math.max(0, ...neu.wartende.map((w) => w.nummer))
  if (hoechste >= nummer) await notiz.put(hoechste, 'nummer')
  if (neu.stand !== null && neu.stand !== alt.stand && !istNeuer(abgelegt))
    await vorgang.objectStore('abende').put(alsGemerkt(ort, neu.stand, abend))
  return neu
}

/** New ones take the free numbers in their order, also those that were made while nothing could be stored. */
function nummeriere(
  neu: Gehalten,
  { alt, nummer }: { readonly alt: Gehalten; readonly nummer: number },
): Gehalten {
  const bekannt = new Set(alt.wartende.map((w) => w.nummer))
  let naechste = nummer
  const wartende = neu.wartende.map((w) => {
    if (bekannt.has(w.nummer)) return w
    const eigene = naechste++
    return w.nummer === eigene ? w : { ...w, nummer: eigene }
  })
  return { ...neu, wartende }
}

async function schreibeWartende(vorgang: Vorgang, alt: Gehalten, neu: Gehalten): Promise<void> {
  const ausgang = vorgang.objectStore('ausgang')
  const bisher = new Map(alt.wartende.map((w) => [w.nummer, w]))
  const bleiben = new Set(neu.wartende.map((w) => w.nummer))
  for (const { nummer } of alt.wartende) if (!bleiben.has(nummer)) await ausgang.delete(nummer)
  for (const w of neu.wartende) if (bisher.get(w.nummer) !== w) await ausgang.put(w)
}

function eigene(zeilen: readonly unknown[], ort: Abendort): readonly Wartend[] {
  return lesbare(zeilen).filter((wartend) => gehoertZu(wartend, ort))
}

/** All that waits on this device, of whomever, by `nummer`. */
export async function listAusgang(): Promise<readonly Wartend[]> {
  const db = await getGeraetDb()
  const zeilen: readonly unknown[] = await mitFrist(db.getAll('ausgang'))
  return lesbare(zeilen)
}

function lesbare(zeilen: readonly unknown[]): readonly Wartend[] {
  return zeilen.flatMap((roh) => {
    const gelesen = liesWartend(roh)
    return gelesen.art === 'gut' ? [gelesen.wartend] : []
  })
}
