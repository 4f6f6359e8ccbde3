'use client'

import type { ComponentType, MouseEvent } from 'react'
import {
  lazy,
  startTransition,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { ladeBeharrlich, sobaldRuhe } from '@/lib/client/nachladen'

const AUF_DEM_SERVER = typeof window === 'undefined'
const WIE_GEZEICHNET = { __html: '' }

/**
 * A part of the page that everybody sees at once and nobody touches at once. The server draws it; in the browser it stays as it
 * was drawn until its code has come, which nothing else has to wait for. Whoever touches it before wakes it, and the button that
 * was pressed is pressed once it listens. Not a Suspense boundary: React sends what is large in one as an afterthought, and the
 * page would jump.
 */
export function ruhend<P extends object>(lade: () => Promise<ComponentType<P>>): ComponentType<P> {
  let wach: ComponentType<P> | null = null
  const hole = async () => (wach = await ladeBeharrlich(lade))
  const Gezeichnet = lazy(async () => ({ default: await hole() }))

  return function Ruhend(props: P) {
    // The page that comes from the server finds it asleep; the next one to show it does not.
    const [Teil, setTeil] = useState(() => wach)
    const wecke = useCallback(
      () => void hole().then((teil) => startTransition(() => setTeil(() => teil))),
      [],
    )
    const gezeichnet = useGezeichnet()
    useEffect(() => {
      if (Teil !== null) return
      if (gezeichnet) sobaldRuhe(wecke)
      else wecke()
    }, [Teil, gezeichnet, wecke])
    const { flaeche, merke } = useNachholen(Teil !== null)

    if (AUF_DEM_SERVER) {
      return (
        <div className="contents">
          <Gezeichnet {...props} />
        </div>
      )
    }
    if (Teil !== null) {
      return (
        <div ref={flaeche} className="contents">
          <Teil {...props} />
        </div>
      )
    }
    function beruehrt(e: MouseEvent) {
      merke(e.target)
      wecke()
    }
    // What hydration finds inside is left alone: that is what this markup means to React.
    return (
      <div
        className="contents"
        onClickCapture={beruehrt}
        suppressHydrationWarning
        dangerouslySetInnerHTML={WIE_GEZEICHNET}
      />
    )
  }
}

/** Somebody who has waited longer than this has pressed something else since. */
const NACHHOLEN_MS = 5000

/** Presses the button again that was pressed before it listened, where it is still there by its words. */
function useNachholen(wach: boolean) {
  const flaeche = useRef<HTMLDivElement>(null)
  const gedrueckt = useRef<{ readonly worte: string; readonly zeit: number } | null>(null)
  useEffect(() => {
    const letzter = gedrueckt.current
    gedrueckt.current = null
    if (!wach || letzter === null || performance.now() - letzter.zeit > NACHHOLEN_MS) return
    const knoepfe = [...(flaeche.current?.querySelectorAll('button') ?? [])]
    knoepfe.find((knopf) => worteVon(knopf) === letzter.worte)?.click()
  }, [wach])
  function merke(ziel: EventTarget) {
    const knopf = ziel instanceof Element ? ziel.closest('button') : null
    // What opens a menu of the browser's own does so without us.
    if (knopf === null || knopf.popoverTargetElement) return
    gedrueckt.current = { worte: worteVon(knopf), zeit: performance.now() }
  }
  return { flaeche, merke }
}

function worteVon(knopf: HTMLButtonElement): string {
  return knopf.getAttribute('aria-label') ?? knopf.textContent
}

const nie = () => () => undefined

/** Whether the server has drawn it: what the browser alone shows, such as without a network, has no time to wait. */
function useGezeichnet(): boolean {
  const [gezeichnet] = useState(
    useSyncExternalStore(
      nie,
      () => false,
      () => true,
    ),
  )
  return gezeichnet
}
