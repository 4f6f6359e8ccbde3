import type { Ereignis } from '@/lib/sync/ereignis'
import { einmalZugleich } from '@/lib/client/einmal'
import { createLeitung } from './funkstille'
import { beiRueckkehr, haltLive } from './strom'
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
  /** It may not be looked at any more: signed out, not theirs, link withdrawn. False after each reading that says it may. */
  readonly onVorbei: (vorbei: boolean) => void
}

const NOCHMAL_MS = 3000

/**
 * Follows by the stream, and by the log where that may have a gap, until `beende` is called. Where it may not be looked at any more
 * nothing is asked until somebody comes back to the page: they may have signed in again meanwhile.
 */
export function folge(f: Folge): { readonly lies: () => void; readonly beende: () => void } {
  const leitung = createLeitung()
  let beendet = false
  let ruht = false
  let steht = false
  let uhr: ReturnType<typeof setTimeout> | undefined

  /** One reading at a time: what is asked for meanwhile may be in it or not, so that it is read once more. */
  const lies = einmalZugleich(async () => {
    clearTimeout(uhr)
    if (beendet || ruht) return
    const art = await f.lies()
    if (beendet || ruht) return
    if (art === 'anmeldung' || art === 'weg') return ruhe()
    if (art === 'da') {
      leitung.antwortet()
      return f.onVorbei(false)
    }
    leitung.schweigt()
    // Without a stream its attempts read, each later than the one before.
    if (steht) uhr = setTimeout(() => void lies(), NOCHMAL_MS)
  })

  function ruhe() {
    if (beendet || ruht) return
    ruht = true
    clearTimeout(uhr)
    leitung.leg()
    halt()
    halt = beiRueckkehr(() => {
      halt()
      ruht = false
      halt = beginne()
    })
    f.onVorbei(true)
  }

  function beende() {
    beendet = true
    clearTimeout(uhr)
    leitung.leg()
    halt()
  }

  const beginne = () =>
    haltLive({
      adresse: f.adresse,
      onEreignis: (e) => (e.art === 'ende' ? ruhe() : f.onEreignis(e)),
      onLebt: leitung.lebt,
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
  let halt = beginne()
  return { lies: () => void lies(), beende }
}
