import type { MouseEvent } from 'react'
import { findAbend, liesAbende } from './abende'
import { zielVon } from './adresse'

/**
 * What a tap on a link does here. Where the shell can draw the address it does so at once; for everything else, and once the
 * server answers again, the whole page is asked for: where that fails the shell comes back and says so. The router's own way
 * would ask for a part of the page first.
 */
export function useWege(verbunden: boolean) {
  return (e: MouseEvent<HTMLElement>) => {
    if (e.button !== 0 || e.metaKey || e.ctrlKey || e.shiftKey || e.altKey) return
    const link = (e.target as Element).closest('a')
    if (!link || link.origin !== location.origin || link.target !== '' || link.download !== '')
      return
    if (link.hash !== '' && link.pathname === location.pathname) return
    e.preventDefault()
    if (verbunden) window.location.assign(link.href)
    else void gehe(link)
  }
}

async function gehe({ href, pathname }: HTMLAnchorElement): Promise<void> {
  if (!(await kannZeichnen(pathname))) return window.location.assign(href)
  window.history.pushState(null, '', href)
  window.scrollTo(0, 0)
  document.getElementById('inhalt')?.focus({ preventScroll: true })
}

async function kannZeichnen(pfad: string): Promise<boolean> {
  const ziel = zielVon(pfad)
  switch (ziel.art) {
    case 'start':
      return true
    case 'abend':
    case 'tafel':
    case 'beleg':
      return findAbend(await liesAbende(), ziel) !== undefined
    case 'fremd':
      return false
  }
}
