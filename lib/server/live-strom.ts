import 'server-only'
import { sendeBald } from './live-fluss'
import type { Leser, Leserangaben } from './live-leser'
import { nimmAuf, streiche, TAKT } from './live-leser'

/**
 * So much may wait for a reader who does not fetch it, beyond what the operating system buffers: some hundred games. The log is
 * the shorter way for them.
 */
const PUFFER_BYTES = 128 * 1024

const KOPFZEILEN = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  // Neither kept nor packed: a compressor would hold events back, as a proxy does that buffers.
  'Cache-Control': 'no-cache, no-transform',
  'X-Accel-Buffering': 'no',
  // Its socket is of no use to anybody after it, and a server that ends waits for idle ones.
  Connection: 'close',
}

/**
 * An event stream for `angaben`, until the page goes away (`signal`) or the register closes it; null when there are too many.
 * `begruesse` sends what a reader has to know at first.
 */
export function oeffneStrom(
  angaben: Leserangaben,
  signal: AbortSignal,
  begruesse: (leser: Leser) => void,
): Response | null {
  const { strom, leser } = createLeser(angaben)
  if (!nimmAuf(leser)) return null
  signal.addEventListener('abort', leser.schliesse, { once: true })
  // Next sends the head of an answer with its first bytes.
  leser.sende(TAKT)
  begruesse(leser)
  return new Response(strom, { headers: KOPFZEILEN })
}

function createLeser(angaben: Leserangaben): { strom: ReadableStream<Uint8Array>; leser: Leser } {
  let steuer: ReadableStreamDefaultController<Uint8Array> | null = null
  let wartend: Uint8Array[] = []
  /** Ends the stream once; what is queued is sent before unless it is torn. */
  const beende = (wie: (s: ReadableStreamDefaultController<Uint8Array>) => void) => {
    const offen = steuer
    steuer = null
    if (offen === null) return
    streiche(leser)
    wie(offen)
  }
  const leser: Leser = {
    ...angaben,
    takt: 0,
    sende: (bytes) => {
      wartend.push(bytes)
      sendeBald(gibHin)
    },
    schliesse: () => {
      gibHin()
      beende((s) => s.close())
    },
  }
  function gibHin() {
    const bytes = wartend
    wartend = []
    if (steuer === null || bytes.length === 0) return
    steuer.enqueue(Buffer.concat(bytes))
    // Next stays quiet about an error of this name.
    if ((steuer.desiredSize ?? 0) <= 0)
      beende((s) => s.error(new DOMException('zu langsam', 'AbortError')))
  }
  const strom = new ReadableStream<Uint8Array>(
    {
      start: (s) => {
        steuer = s
      },
      cancel: () => beende(() => undefined),
    },
    new ByteLengthQueuingStrategy({ highWaterMark: PUFFER_BYTES }),
  )
  return { strom, leser }
}
