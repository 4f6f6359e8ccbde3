import { get } from 'node:http'
import { performance } from 'node:perf_hooks'

/** Everybody who looks, in this process, with the clock that also stops the senders. */
export interface Publikum {
  /** Of each viewer: what came, by the number of the entry. */
  readonly gehoert: readonly ReadonlyMap<number, { readonly am: number; readonly daten: string }>[]
  readonly geht: () => void
}

/** Opens streams, one for each of `cookies`; done when every one has begun. */
export async function setzePublikum(url: string, cookies: readonly string[]): Promise<Publikum> {
  const leser: Awaited<ReturnType<typeof setzeLeser>>[] = []
  // A few at a time: a club does not open its phones in one millisecond.
  for (let i = 0; i < cookies.length; i += 25)
    leser.push(...(await Promise.all(cookies.slice(i, i + 25).map((c) => setzeLeser(url, c)))))
  return {
    gehoert: leser.map((l) => l.gehoert),
    geht: () => leser.forEach((l) => l.geht()),
  }
}

function setzeLeser(url: string, cookie: string) {
  const gehoert = new Map<number, { am: number; daten: string }>()
  return new Promise<{ gehoert: typeof gehoert; geht: () => void }>((fertig, kaputt) => {
    const anfrage = get(url, { agent: false, headers: { cookie } }, (antwort) => {
      if (antwort.statusCode !== 200)
        kaputt(new Error(`Der Strom antwortet ${antwort.statusCode}.`))
      let rest = ''
      antwort.setEncoding('utf8')
      antwort.on('data', (teil: string) => {
        const am = performance.now()
        const bloecke = (rest + teil).split('\n\n')
        rest = bloecke.pop() ?? ''
        for (const block of bloecke) {
          const treffer = /^id: (\d+)\ndata: (.*)$/.exec(block)
          if (treffer) gehoert.set(Number(treffer[1]), { am, daten: treffer[2] ?? '' })
        }
        fertig({ gehoert, geht: () => void anfrage.destroy() })
      })
    })
    anfrage.on('error', kaputt)
  })
}
