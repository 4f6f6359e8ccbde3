import { expect, vi } from 'vitest'
import type { oeffneTab } from './geraet'

export type Tab = ReturnType<typeof oeffneTab>

/** Waits until the server has all that the tab shows. */
export async function gespeichert({ speicher }: Tab): Promise<void> {
  await vi.waitFor(() => expect(speicher.getSicht().lage).toEqual({ art: 'gespeichert' }))
}

/** Waits until a failed attempt shows. */
export async function wartetAuf({ speicher }: Tab, warum: string): Promise<void> {
  await vi.waitFor(() => expect(speicher.getSicht().lage).toMatchObject({ art: 'wartet', warum }))
}

/** A gate that a test opens. */
export function tor() {
  let oeffne = () => undefined as void
  const offen = new Promise<void>((auf) => {
    oeffne = auf
  })
  return { offen, oeffne }
}
