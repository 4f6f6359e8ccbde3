import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Sends a page to the browser, to its end. */
type Zustellung = (antwort: ServerResponse, seite: Buffer) => Promise<void>

const warte = (ms: number) => new Promise((weiter) => setTimeout(weiter, ms))

/** The end comes as late as is said, so that the scripts of the page run before. */
export function mitSpaetemEnde(ms: number): Zustellung {
  return async (antwort, seite) => {
    antwort.write(seite)
    await warte(ms)
    antwort.end()
  }
}

/** In so many pieces that hardly anything comes whole, each as late as is said. */
export function inStuecken({ anzahl, ms }: { anzahl: number; ms: number }): Zustellung {
  return async (antwort, seite) => {
    const laenge = Math.ceil(seite.length / anzahl)
    for (let von = 0; von < seite.length; von += laenge) {
      antwort.write(seite.subarray(von, von + laenge))
      await warte(ms)
    }
    antwort.end()
  }
}

/** Up to a mark in it, and then nothing any more: the line is lost (`reisst`), or goes on as if there were more to come. */
export function nurBis(marke: string, { reisst }: { readonly reisst: boolean }): Zustellung {
  return async (antwort, seite) => {
    const bis = seite.indexOf(marke)
    if (bis < 0) throw new Error(`Auf der Seite steht nirgends: ${marke}`)
    antwort.write(seite.subarray(0, bis))
    await warte(200)
    if (reisst) antwort.destroy()
  }
}

/** The server, its pages sent in a way of their own; all else, which is only read, comes as it is. */
export async function mitZustellung(
  server: string,
  stelleZu: Zustellung,
  nutze: (url: string) => Promise<void>,
): Promise<void> {
  const fehler: unknown[] = []
  const zwischen = createServer((anfrage, antwort) => {
    if (anfrage.method !== 'GET') {
      antwort.writeHead(405).end()
      return
    }
    const headers = { accept: anfrage.headers.accept ?? '', cookie: anfrage.headers.cookie ?? '' }
    void fetch(`${server}${anfrage.url}`, { headers, redirect: 'manual' })
      .then(async (a) => {
        const inhalt = Buffer.from(await a.arrayBuffer())
        const bleibt = ([name]: [string, string]) =>
          !/^(content-(length|encoding)|transfer-encoding|connection|keep-alive)$/.test(name)
        antwort.writeHead(a.status, Object.fromEntries([...a.headers].filter(bleibt)))
        if (a.headers.get('content-type')?.startsWith('text/html'))
          await stelleZu(antwort, inhalt).catch((e: unknown) => fehler.push(e))
        else antwort.end(inhalt)
      })
      // The server has ended, and with it what is still open.
      .catch(() => antwort.destroy())
  })
  await new Promise<void>((bereit) => zwischen.listen(0, bereit))
  try {
    await nutze(`http://localhost:${(zwischen.address() as AddressInfo).port}`)
  } finally {
    zwischen.closeAllConnections()
    await new Promise((zu) => zwischen.close(zu))
  }
  // What could not be sent as it was asked for was no such page.
  if (fehler.length > 0) throw fehler[0]
}
