'use client'

import { useRouter } from 'next/navigation'
import type { ComponentProps, MouseEvent } from 'react'
import { useTransition } from 'react'
import { klassen } from './klassen'

interface Props extends Omit<ComponentProps<'a'>, 'href' | 'target' | 'download'> {
  readonly href: string
}

/**
 * A link inside the app, for a page that must open fast: what `next/link` adds to it, fetching ahead what may never be wanted,
 * weighs four kilobytes and makes requests of its own. It fades when the page it leads to takes its time.
 */
export function Verweis({ href, onClick, className, ...rest }: Props) {
  const router = useRouter()
  const [laeuft, starte] = useTransition()
  function folge(e: MouseEvent<HTMLAnchorElement>) {
    onClick?.(e)
    if (e.defaultPrevented || e.button !== 0 || oeffnetAnderswo(e)) return
    e.preventDefault()
    starte(() => router.push(href))
  }
  return (
    <a
      {...rest}
      href={href}
      onClick={folge}
      className={klassen(className, laeuft && 'animate-abwarten')}
    />
  )
}

/** The person asked for another tab or window, or to save it. */
function oeffnetAnderswo(e: MouseEvent): boolean {
  return e.metaKey || e.ctrlKey || e.shiftKey || e.altKey
}
