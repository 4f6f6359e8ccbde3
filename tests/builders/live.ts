import { onTestFinished, vi } from 'vitest'
import type { Ereignis } from '../../lib/sync/ereignis'

/** A stream that a page has opened, as the test drives it. */
interface Quelle {
  readonly adresse: string
  readonly offen: () => boolean
  /** The connection stands. */
  readonly oeffne: () => void
  readonly bringe: (ereignis: Ereignis) => void
  /** Whatever somebody says. */
  readonly sage: (data: string) => void
  readonly takt: () => void
  readonly reisse: () => void
}

/** A page in a browser: its streams, its place on the screen, its network. */
export interface Seite {
  /** All that were opened, the newest last. */
  readonly quellen: readonly Quelle[]
  readonly zeige: (sicht: DocumentVisibilityState) => void
  readonly melde: (ereignis: 'online' | 'offline' | 'pagehide' | 'pageshow') => void
}

/** The browser's side of a live page, with the clock stopped. It is gone after the test. */
export function createSeite(): Seite {
  vi.useFakeTimers()
  // The longest of every random waiting time.
  vi.spyOn(Math, 'random').mockReturnValue(1)
  const quellen: Quelle[] = []
  const fenster = new EventTarget()
  const dokument = Object.assign(new EventTarget(), {
    visibilityState: 'visible',
  })
  vi.stubGlobal('window', fenster)
  vi.stubGlobal('document', dokument)
  vi.stubGlobal('EventSource', function (adresse: string) {
    const quelle = createQuelle(adresse)
    quellen.push(quelle.fuerTest)
    return quelle.fuerSeite
  })
  onTestFinished(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })
  return {
    quellen,
    zeige: (sicht) => {
      dokument.visibilityState = sicht
      dokument.dispatchEvent(new Event('visibilitychange'))
    },
    melde: (ereignis) => fenster.dispatchEvent(new Event(ereignis)),
  }
}

function createQuelle(adresse: string) {
  const ereignisse = new EventTarget()
  let offen = true
  const fuerSeite = {
    addEventListener: ereignisse.addEventListener.bind(ereignisse),
    close: () => (offen = false),
    onopen: () => undefined,
    onmessage: (_: { readonly data: string }) => undefined,
    onerror: () => undefined,
  }
  // A closed one says nothing any more.
  const wenn = (tue: () => void) => () => {
    if (offen) tue()
  }
  const fuerTest: Quelle = {
    adresse,
    offen: () => offen,
    oeffne: wenn(() => fuerSeite.onopen()),
    bringe: (ereignis) => fuerTest.sage(JSON.stringify(ereignis)),
    sage: (data) => wenn(() => fuerSeite.onmessage({ data }))(),
    takt: wenn(() => ereignisse.dispatchEvent(new Event('takt'))),
    reisse: wenn(() => fuerSeite.onerror()),
  }
  return { fuerSeite, fuerTest }
}
