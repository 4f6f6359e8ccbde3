import { onTestFinished } from 'vitest'
import { GET as hoereAmTisch } from '../../app/api/v1/tisch/[token]/live/route'
import { GET as hoereImVerein } from '../../app/api/v1/vereine/[verein]/live/route'
import type { Ereignis } from '../../lib/sync/ereignis'
import { post } from './server'

/** What came over a stream, in order. */
export interface Strom {
  readonly status: number
  readonly kopf: Headers
  /** The next event, heartbeats left out; null when the stream has ended. */
  readonly naechstes: () => Promise<Ereignis | null>
  /** The next block as it came over the line. */
  readonly roh: () => Promise<string | null>
  /** As when the page goes away. */
  readonly geh: () => void
}

/** Opens `?spieltag=` or `?saison=` of a club as a browser does; it is closed after the test. */
export function hoere(
  kurz: string,
  frage: string,
  kopfzeilen: Readonly<Record<string, string>>,
): Promise<Strom> {
  const params = Promise.resolve({ verein: kurz })
  return oeffne(`/api/v1/vereine/${kurz}/live?${frage}`, kopfzeilen, (anfrage) =>
    hoereImVerein(anfrage, { params }),
  )
}

/** The same of what a link opens, without an account. */
export function hoereGast(token: string, frage: string): Promise<Strom> {
  const params = Promise.resolve({ token })
  return oeffne(`/api/v1/tisch/${token}/live?${frage}`, {}, (anfrage) =>
    hoereAmTisch(anfrage, { params }),
  )
}

async function oeffne(
  pfad: string,
  headers: Readonly<Record<string, string>>,
  GET: (anfrage: Request) => Promise<Response>,
): Promise<Strom> {
  const ende = new AbortController()
  onTestFinished(() => ende.abort())
  const { url } = post(pfad, {})
  const antwort = await GET(new Request(url, { headers, signal: ende.signal }))
  const roh = bloecke(antwort.body)
  return {
    status: antwort.status,
    kopf: antwort.headers,
    roh,
    naechstes: async () => {
      for (;;) {
        const block = await roh()
        if (block === null) return null
        if (!block.startsWith('event: takt')) return JSON.parse(datenAus(block)) as Ereignis
      }
    },
    geh: () => ende.abort(),
  }
}

function datenAus(block: string): string {
  const zeile = block.split('\n').find((z) => z.startsWith('data: '))
  if (zeile === undefined) throw new Error(`kein Ereignis: ${block}`)
  return zeile.slice('data: '.length)
}

function bloecke(body: Response['body']): () => Promise<string | null> {
  const leser = body?.getReader()
  const text = new TextDecoder()
  let rest = ''
  async function lies(): Promise<string | null> {
    for (;;) {
      const ende = rest.indexOf('\n\n')
      if (ende >= 0) {
        const block = rest.slice(0, ende)
        rest = rest.slice(ende + 2)
        return block
      }
      const teil = await leser?.read()
      if (teil?.value === undefined) return null
      rest += text.decode(teil.value, { stream: true })
    }
  }
  // One after the other: what comes in one piece is for several who wait.
  let letzter: Promise<unknown> = Promise.resolve()
  return () => {
    const block = letzter.then(lies)
    letzter = block.catch(() => undefined)
    return block
  }
}
