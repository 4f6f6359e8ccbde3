import type { Pacht } from './geraet-db'
import { getGeraetDb, mitFrist } from './geraet-db'

/** Longer than one operation takes to be answered or given up. */
export const PACHT_MS = 15_000

/**
 * Takes or renews the right to send: one tab of the browser at a time. Answers when it ends where another tab has it, else null.
 * A right that would last longer than any does was given by another clock, and counts as over. (Web Locks would do this, but
 * browsers have them over https only.)
 */
export async function nimmPacht(tab: string, jetzt: number): Promise<number | null> {
  const db = await getGeraetDb()
  const vorgang = db.transaction('notiz', 'readwrite')
  const pacht = (await vorgang.store.get('pacht')) as Pacht | undefined
  const fremd =
    pacht !== undefined && pacht.tab !== tab && pacht.bis > jetzt && pacht.bis <= jetzt + PACHT_MS
  const arbeit = fremd ? [] : [vorgang.store.put({ tab, bis: jetzt + PACHT_MS }, 'pacht')]
  await mitFrist(Promise.all([...arbeit, vorgang.done]))
  return fremd ? pacht.bis : null
}

/** Gives the right back, if this tab has it. */
export async function gibPacht(tab: string): Promise<void> {
  const db = await getGeraetDb()
  const vorgang = db.transaction('notiz', 'readwrite')
  const pacht = (await vorgang.store.get('pacht')) as Pacht | undefined
  const arbeit = pacht?.tab === tab ? [vorgang.store.delete('pacht')] : []
  await mitFrist(Promise.all([...arbeit, vorgang.done]))
}
