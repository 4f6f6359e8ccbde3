'use client'

import type { ComponentType } from 'react'
import { lazy, startTransition, useEffect, useState, useSyncExternalStore } from 'react'
import { ladeBeharrlich, sobaldRuhe } from '@/lib/client/nachladen'

const AUF_DEM_SERVER = typeof window === 'undefined'
const WIE_GEZEICHNET = { __html: '' }

/**
 * A part of the page that everybody sees at once and nobody touches at once. The server draws it; in the browser it stays as it
 * was drawn until its code has come, which nothing else has to wait for. Not a Suspense boundary: React sends what is large in
 * one as an afterthought, and the page would jump.
 */
export function ruhend<P extends object>(lade: () => Promise<ComponentType<P>>): ComponentType<P> {
  let wach: ComponentType<P> | null = null
  const hole = async () => (wach = await ladeBeharrlich(lade))
  const Gezeichnet = lazy(async () => ({ default: await hole() }))

  return function Ruhend(props: P) {
    // The page that comes from the server finds it asleep; the next one to show it does not.
    const [Teil, setTeil] = useState(() => wach)
    const gezeichnet = useGezeichnet()
    useEffect(() => {
      if (Teil !== null) return
      const wecke = () => void hole().then((teil) => startTransition(() => setTeil(() => teil)))
      if (gezeichnet) sobaldRuhe(wecke)
      else wecke()
    }, [Teil, gezeichnet])

    if (AUF_DEM_SERVER) {
      return (
        <div className="contents">
          <Gezeichnet {...props} />
        </div>
      )
    }
    // What hydration finds inside is left alone: that is what this markup means to React.
    return Teil === null ? (
      <div className="contents" suppressHydrationWarning dangerouslySetInnerHTML={WIE_GEZEICHNET} />
    ) : (
      <div className="contents">
        <Teil {...props} />
      </div>
    )
  }
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
