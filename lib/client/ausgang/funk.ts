import type { Abendort } from './geraet-db'

/** What tabs of one browser tell each other. */
export type Ruf =
  /** What the device holds of an evening is another. */
  | { readonly art: 'abend'; readonly ort: Abendort }
  /** Something new waits. */
  | { readonly art: 'neues' }
  /** How it goes for the tab that sends. */
  | { readonly art: 'sendelage'; readonly sendelage: Sendelage }
  /** Whether that tab is still there, and its own answer. */
  | { readonly art: 'lebst-du' | 'lebt'; readonly tab: string }

/** How it goes for what waits. */
export type Sendelage = 'sendet' | 'netz' | 'anmeldung'

export interface Funk {
  /** Nobody hears: silence says nothing about the others. */
  readonly taub?: boolean
  readonly rufe: (ruf: Ruf) => void
  readonly hoere: (hoerer: (ruf: Ruf) => void) => () => void
}

/** To the other tabs; where the browser has no such thing, nobody hears it, and each looks for itself when it is seen again. */
export function createFunk(name = 'kallemann'): Funk {
  if (typeof BroadcastChannel === 'undefined')
    return { taub: true, rufe: () => undefined, hoere: () => () => undefined }
  const kanal = new BroadcastChannel(name)
  const hoerer = new Set<(ruf: Ruf) => void>()
  kanal.onmessage = ({ data }: MessageEvent<Ruf>) => hoerer.forEach((h) => h(data))
  return {
    rufe: (ruf) => kanal.postMessage(ruf),
    hoere: (h) => {
      hoerer.add(h)
      return () => hoerer.delete(h)
    },
  }
}
