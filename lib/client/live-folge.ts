import type { Ereignis } from '../sync/ereignis'
import { haltLive } from './live'
import type { Logantwort } from './log'

/** What follows the stream of an evening or a season. */
interface Folge {
  /** Path and query of the stream. */
  readonly adresse: string
  readonly onEreignis: (ereignis: Ereignis) => void
  /** Reads the log and takes what is in it. */
  readonly lies: () => Promise<Logantwort['art']>
  /** The stream is lost, or closed because nobody sees the page. */
  readonly onGetrennt?: () => void
  /** It may not be looked at any more: signed out, not theirs, link withdrawn. */
  readonly onEnde: () => void
}

const NOCHMAL_MS = 3000

/** Follows by the stream, and by the log where that may have a gap, until `beende` is called. */
export function folge(f: Folge): { readonly lies: () => void; readonly beende: () => void } {
  let beendet = false
  let liest = false
  let nochmal = false
  let steht = false
  let uhr: ReturnType<typeof setTimeout> | undefined

  /** One reading at a time: what is asked for meanwhile may be in it or not, so that it is read once more. */
  async function lies(): Promise<void> {
    clearTimeout(uhr)
    nochmal = liest
    if (liest || beendet) return
    liest = true
    const art = await f.lies()
    liest = false
    if (beendet) return
    if (art === 'anmeldung' || art === 'weg') return ende()
    if (art === 'netz') nochmalWennSteht()
    else if (nochmal) await lies()
  }

  /** Without a stream its attempts read, each later than the one before. */
  function nochmalWennSteht() {
    if (steht) uhr = setTimeout(() => void lies(), NOCHMAL_MS)
  }

  function ende() {
    if (beendet) return
    beende()
    f.onEnde()
  }

  function beende() {
    beendet = true
    clearTimeout(uhr)
    schliesse()
  }

  const schliesse = haltLive({
    adresse: f.adresse,
    onEreignis: (ereignis) => {
      if (ereignis.art === 'ende') ende()
      else f.onEreignis(ereignis)
    },
    onOffen: () => {
      steht = true
      void lies()
    },
    onGetrennt: () => {
      // The next attempt reads, whether it opens or not.
      steht = false
      clearTimeout(uhr)
      f.onGetrennt?.()
    },
    // Where no stream comes through, what is new comes this way; and whoever may not look any more learns it.
    onVerweigert: () => void lies(),
  })
  return { lies: () => void lies(), beende }
}
