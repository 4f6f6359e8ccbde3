import type { Pacht } from './geraet-db'
import { mitVorgang } from './geraet-db'

/** Longer than one request takes to be answered or given up: it is renewed before each. */
export const PACHT_MS = 15_000

/**
 * Takes or renews the right to send: one tab of the browser at a time. Answers which other tab has it, else null. `gegangen` is one
 * that is known to be gone: its right is taken from it. A right that would last longer than any does was given by another clock, and
 * counts as over. (Web Locks would do this, but browsers have them over https only.)
 */
export async function nimmPacht(
  tab: string,
  jetzt: number,
  gegangen: string = tab,
): Promise<string | null> {
  return mitVorgang('notiz', async (notiz) => {
    const pacht = (await notiz.get('pacht')) as Pacht | undefined
    const gilt = pacht !== undefined && pacht.bis > jetzt && pacht.bis <= jetzt + PACHT_MS
    const fremd = gilt && pacht.tab !== tab && pacht.tab !== gegangen
    if (!fremd) await notiz.put({ tab, bis: jetzt + PACHT_MS }, 'pacht')
    return fremd ? pacht.tab : null
  })
}

/** Gives the right back, if this tab has it. */
export async function gibPacht(tab: string): Promise<void> {
  await mitVorgang('notiz', async (notiz) => {
    const pacht = (await notiz.get('pacht')) as Pacht | undefined
    if (pacht?.tab === tab) await notiz.delete('pacht')
  })
}
