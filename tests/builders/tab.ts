import { expect, vi } from 'vitest'
import type { createServer } from './geraet'
import { EINS, eintrag, oeffneTab } from './geraet'

export type Tab = ReturnType<typeof oeffneTab>

/** Waits until the server has all that the tab shows. */
export async function gespeichert({ speicher }: Tab): Promise<void> {
  await vi.waitFor(() => expect(speicher.getSicht().lage).toEqual(GESPEICHERT))
}

/** Waits until a failed attempt shows. */
export async function wartetAuf({ speicher }: Tab, warum: string): Promise<void> {
  await vi.waitFor(() => expect(speicher.getSicht().lage).toMatchObject({ art: 'wartet', warum }))
}

export const GESPEICHERT = { art: 'gespeichert' } as const

/** A tab that has entered a game, has tried to send it without hearing of it, and is gone. */
export async function stirbtNachVersuch(server: ReturnType<typeof createServer>): Promise<void> {
  const vorher = oeffneTab(server, { name: 'vorher' })
  await vorher.speicher.merke(eintrag(vorher.speicher, EINS))
  await wartetAuf(vorher, 'netz')
  vorher.stirb()
}

/** A gate that a test opens. */
export function tor() {
  let oeffne = () => undefined as void
  const offen = new Promise<void>((auf) => {
    oeffne = auf
  })
  return { offen, oeffne }
}
