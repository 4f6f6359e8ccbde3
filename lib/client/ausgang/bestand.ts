import { getStartweg } from '@/lib/client/startbildschirm'

/** How full the browser's store may be before it counts as going to be cleared. */
const VOLL_AB = 0.9

let gefragt = false

/**
 * Asks the browser to keep what this site stores, once; browsers grant it without a word, or refuse. Answers whether what
 * waits could be cleared away: the store is not kept for sure and the app is not installed, or it is nearly full.
 */
export async function istSpeicherUnsicher(): Promise<boolean> {
  // Missing over plain http.
  const speicher = (navigator as Partial<Navigator>).storage
  if (speicher === undefined) return true
  try {
    const { usage = 0, quota = 0 } = await speicher.estimate()
    if (quota > 0 && usage > quota * VOLL_AB) return true
    if (getStartweg() === 'schon-da' || (await speicher.persisted())) return false
    if (gefragt) return true
    gefragt = true
    return !(await speicher.persist())
  } catch {
    return true
  }
}
