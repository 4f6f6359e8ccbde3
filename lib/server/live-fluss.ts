import 'server-only'
import { performance } from 'node:perf_hooks'
// Not the global one: the flow is no part of what a test with a stopped clock is about.
import { setImmediate, setTimeout } from 'node:timers'

/**
 * Sending to hundreds takes some time of the one thread that also answers those who write. What comes close together goes out
 * together: after each sending, those who write have twice the time that it took, at most this, before the next.
 */
const PAUSE_HOECHSTENS_MS = 50

interface Fluss {
  readonly wartende: Set<() => void>
  geplant: boolean
  /** Before this nothing is sent, by `performance.now()`. */
  fruehestens: number
}

// One a process, also across the module graphs and reloads of Next.
const speicher = globalThis as typeof globalThis & { kallemannFluss?: Fluss }
const getFluss = () =>
  (speicher.kallemannFluss ??= { wartende: new Set(), geplant: false, fruehestens: 0 })

/** Calls `sende` at the next sending; once, however often it is asked for until then. */
export function sendeBald(sende: () => void): void {
  const fluss = getFluss()
  fluss.wartende.add(sende)
  if (fluss.geplant) return
  fluss.geplant = true
  const rest = fluss.fruehestens - performance.now()
  if (rest > 0) setTimeout(sendeAlles, rest)
  else setImmediate(sendeAlles)
}

function sendeAlles(): void {
  const fluss = getFluss()
  const anfang = performance.now()
  const alle = [...fluss.wartende]
  fluss.wartende.clear()
  fluss.geplant = false
  for (const sende of alle) sende()
  const ende = performance.now()
  fluss.fruehestens = ende + Math.min(PAUSE_HOECHSTENS_MS, 2 * (ende - anfang))
}
