import type { ComponentType } from 'react'
import { createNachschub, ladeBeharrlich, useNachschub } from '@/lib/client/nachladen'

/**
 * A part that stands on its page from the beginning and that nobody needs before the page rests: it comes then, however often it
 * has to be asked for. Until then there is nothing in its place, which is the caller's to keep.
 */
export function spaeterTeil<P extends object>(
  lade: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  const nachschub = createNachschub(() => ladeBeharrlich(lade))
  return function SpaeterTeil(props: P) {
    const { teil: Teil } = useNachschub(nachschub)
    return Teil === null ? null : <Teil {...props} />
  }
}
