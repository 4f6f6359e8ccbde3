import { useEffect } from 'react'
import { useAuffrischen } from '@/components/rahmen/use-auffrischen'
import type { SpieltagHier } from '@/lib/client/spieltag/spieltag'
import type { Stand } from '@/lib/sync/stand'

/** Everybody who looks would ask the server for the page at once. */
const VERTEILT_MS = 3000

/** A server that gave no answer, or an old one, is asked again. */
const NOCHMAL_MS = 10_000

/**
 * Has the result of the evening read anew when it has changed elsewhere: it stands on the page of an evening that is over, and the
 * server computes it with the season. A running evening shows nothing that the device does not compute itself.
 */
export function useErgebnisFrisch({ seq, akte, weg }: SpieltagHier, gelesen: Stand): void {
  const frischeAuf = useAuffrischen()
  const vorbei = akte.ende !== null || akte.gestrichen || gelesen.akte.ende !== null
  // A link has ended with the evening: there would be nothing to read any more.
  const anders = vorbei && seq > gelesen.seq && weg.art === 'verein'
  useEffect(() => {
    if (!anders) return
    let uhr = setTimeout(frage, Math.random() * VERTEILT_MS)
    function frage() {
      frischeAuf()
      uhr = setTimeout(frage, NOCHMAL_MS)
    }
    return () => clearTimeout(uhr)
  }, [anders, seq, frischeAuf])
}
