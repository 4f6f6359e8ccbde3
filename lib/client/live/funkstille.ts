import { useSyncExternalStore } from 'react'

/** That nothing is heard of the server any more, though the page follows it. */
export interface Funkstille {
  /** When it was heard of last, epoch milliseconds; null for never since the page was opened. */
  readonly seit: number | null
  /** When it was asked last, without an answer. */
  readonly gefragt: number
}

/** What one stream of the page tells of the server. */
export interface Leitung {
  /** Something came over it. */
  readonly lebt: () => void
  /** All that is new was read. */
  readonly antwortet: () => void
  /** An attempt to read got no answer. */
  readonly schweigt: () => void
  /** Nobody listens any more. */
  readonly leg: () => void
}

const schweigende = new Map<Leitung, number | null>()
const hoerer = new Set<() => void>()
let stille: Funkstille | null = null

/** A new line of the page; it says nothing until it was tried. */
export function createLeitung(): Leitung {
  let zuletzt: number | null = null
  const leitung: Leitung = {
    lebt: () => {
      zuletzt = Date.now()
    },
    antwortet: () => {
      zuletzt = Date.now()
      if (schweigende.delete(leitung)) sage()
    },
    schweigt: () => {
      if (!schweigende.has(leitung)) schweigende.set(leitung, zuletzt)
      sage()
    },
    leg: () => {
      if (schweigende.delete(leitung)) sage()
    },
  }
  return leitung
}

/** The page is as old as the oldest of its parts. */
function sage(): void {
  const seit = [...schweigende.values()].reduce<number | null | undefined>(
    (alt, neu) =>
      alt === undefined ? neu : alt === null || neu === null ? null : Math.min(alt, neu),
    undefined,
  )
  stille = seit === undefined ? null : { seit, gefragt: Date.now() }
  hoerer.forEach((h) => h())
}

function abonniere(h: () => void): () => void {
  hoerer.add(h)
  return () => {
    hoerer.delete(h)
  }
}

/** Whether the server is silent; null while it is heard, or no part of the page follows it. */
export function getFunkstille(): Funkstille | null {
  return stille
}

/** The same, for a screen. */
export function useFunkstille(): Funkstille | null {
  return useSyncExternalStore(abonniere, getFunkstille, () => null)
}
