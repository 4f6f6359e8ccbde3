import { neueId } from '@/lib/client/ids'

const SCHLUESSEL = 'kallemann-tab'

let tab: string | undefined

/**
 * The name of this tab among those that look: nobody is told of its own entry, and a line that comes back takes the place of its
 * own from before. It stays through a reload.
 */
export function getTab(): string {
  return (tab ??= beginneTab())
}

/** Between two pages the name lies in the tab's own store, and only then: a copied tab, which has that too, gets another. */
function beginneTab(): string {
  const name = nimm() ?? neueId()
  window.addEventListener('pagehide', () => lege(name))
  window.addEventListener('pageshow', nimm)
  return name
}

function nimm(): string | null {
  try {
    const name = sessionStorage.getItem(SCHLUESSEL)
    sessionStorage.removeItem(SCHLUESSEL)
    return name
  } catch {
    return null
  }
}

function lege(name: string): void {
  try {
    sessionStorage.setItem(SCHLUESSEL, name)
  } catch {
    // Blocked: the next page of this tab is another tab to the others.
  }
}
