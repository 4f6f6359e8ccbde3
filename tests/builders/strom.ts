import { onTestFinished } from 'vitest'
import { GET } from '../../app/api/v1/vereine/[verein]/live/route'
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
export async function hoere(
  kurz: string,
  frage: string,
  kopfzeilen: Readonly<Record<string, string>>,
): Promise<Strom> {
  const ende = new AbortController()
  onTestFinished(() => ende.abort())
  const { url } = post(`/api/v1/vereine/${kurz}/live?${frage}`, {})
  const antwort = await GET(new Request(url, { headers: kopfzeilen, signal: ende.signal }), {
    params: Promise.resolve({ verein: kurz }),
  })
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
  return async () => {
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
}
