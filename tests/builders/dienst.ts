import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'

/** The service worker `public/sw.js` in a browser that is no more than it asks for. */

const HIER = 'https://kallemann.test'

interface Anfrage {
  readonly pfad: string
  readonly method?: string
  readonly mode?: 'navigate' | 'cors'
  readonly headers?: Readonly<Record<string, string>>
}

interface Browser {
  /** What the network says. */
  readonly netz: (pfad: string) => Promise<Response>
  /** Caches by name, each with the paths in it. */
  readonly vorrat: Map<string, Map<string, Response>>
  /** A newer version that waits, and what it was told. */
  readonly wartende?: { readonly postMessage: (text: string) => void }
  /** How many windows this version serves. */
  readonly fenster?: number
}

type Hoerer = (ereignis: object) => void

const pfadVon = (was: string | { readonly url: string }) =>
  new URL(typeof was === 'string' ? was : was.url, HIER).pathname

/** Starts the worker of a build whose shell needs one file. */
export function starteDienst(browser: Browser) {
  const hoerer = new Map<string, Hoerer>()
  const oeffne = (name: string) => {
    const inhalt = browser.vorrat.get(name) ?? new Map<string, Response>()
    browser.vorrat.set(name, inhalt)
    return {
      addAll: async (alle: readonly (string | { url: string })[]) => {
        const geholt = alle.map(async (was) => [pfadVon(was), await browser.netz(pfadVon(was))])
        for (const [pfad, antwort] of (await Promise.all(geholt)) as [string, Response][])
          inhalt.set(pfad, antwort)
      },
      match: (was: string | { url: string }) => Promise.resolve(inhalt.get(pfadVon(was))?.clone()),
    }
  }
  const self = {
    KALLEMANN: { fassung: 'neu', dateien: ['/_next/static/chunks/a.js'] },
    location: new URL(HIER),
    registration: { waiting: browser.wartende ?? null },
    clients: {
      matchAll: () => Promise.resolve(Array.from({ length: browser.fenster ?? 1 }, () => ({}))),
      claim: () => Promise.resolve(),
    },
    skipWaiting: () => undefined,
    addEventListener: (art: string, h: Hoerer) => hoerer.set(art, h),
  }
  runInNewContext(readFileSync('public/sw.js', 'utf8'), {
    ...{ self, URL, Response, setTimeout, clearTimeout, importScripts: () => undefined },
    Request: class extends Request {
      constructor(pfad: string, wie: RequestInit) {
        super(new URL(pfad, HIER), wie)
      }
    },
    fetch: (was: string | { url: string }) => browser.netz(pfadVon(was)),
    caches: {
      open: (name: string) => Promise.resolve(oeffne(name)),
      keys: () => Promise.resolve([...browser.vorrat.keys()]),
      delete: (name: string) => Promise.resolve(browser.vorrat.delete(name)),
      match: (was: string | { url: string }) =>
        Promise.resolve(
          [...browser.vorrat.values()]
            .find((v) => v.has(pfadVon(was)))
            ?.get(pfadVon(was))
            ?.clone(),
        ),
    },
  })

  async function erlebe(art: 'install' | 'activate'): Promise<void> {
    const arbeit: Promise<unknown>[] = []
    hoerer.get(art)?.({ waitUntil: (p: Promise<unknown>) => arbeit.push(p) })
    await Promise.all(arbeit)
  }

  return {
    erlebe,
    sage: (data: string) => hoerer.get('message')?.({ data }),
    /** What the page gets; null when the worker leaves the request to the browser. */
    frage: ({ pfad, method = 'GET', mode = 'navigate', headers = {} }: Anfrage) => {
      let antwort: Promise<Response> | null = null
      const url = new URL(pfad, HIER).href
      hoerer.get('fetch')?.({
        request: { url, method, mode, headers: new Headers(headers) },
        respondWith: (p: Promise<Response>) => {
          antwort = p
        },
      })
      return antwort as Promise<Response> | null
    },
  }
}
