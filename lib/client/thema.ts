/** The person's choice of colours; `geraet` follows the device. */
export type Thema = 'hell' | 'dunkel' | 'geraet'

const SCHLUESSEL = 'kallemann-thema'

const PAPIER = { hell: '#faf7f0', dunkel: '#0e1a15' } as const

/** Runs before the body is painted, so that no page flashes in the wrong colours. */
export const THEMA_SCRIPT = `try{var t=localStorage.getItem('${SCHLUESSEL}'),c=${JSON.stringify(PAPIER)}[t];if(c){document.documentElement.dataset.thema=t;document.querySelectorAll('meta[name=theme-color]').forEach(function(m){m.content=c})}}catch(e){}`

const hoerer = new Set<() => void>()

/** Calls `hoeren` when the choice changes, here or in another tab; returns how to stop. */
export function subscribeThema(hoeren: () => void): () => void {
  hoerer.add(hoeren)
  window.addEventListener('storage', hoeren)
  return () => {
    hoerer.delete(hoeren)
    window.removeEventListener('storage', hoeren)
  }
}

/** The stored choice; `geraet` where none is stored or storage is blocked. */
export function loadThema(): Thema {
  try {
    const roh = localStorage.getItem(SCHLUESSEL)
    return roh === 'hell' || roh === 'dunkel' ? roh : 'geraet'
  } catch {
    return 'geraet'
  }
}

/** Applies the choice to the page at once and keeps it for this device. */
export function setThema(thema: Thema): void {
  if (thema === 'geraet') delete document.documentElement.dataset.thema
  else document.documentElement.dataset.thema = thema
  faerbeRand(thema)
  try {
    if (thema === 'geraet') localStorage.removeItem(SCHLUESSEL)
    else localStorage.setItem(SCHLUESSEL, thema)
  } catch {
    // Storage is blocked: the choice lasts as long as the page.
  }
  for (const hoeren of hoerer) hoeren()
}

/** The browser's own bar takes the colour of the paper. */
function faerbeRand(thema: Thema): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const geraet = meta.media.includes('dark') ? 'dunkel' : 'hell'
    meta.content = PAPIER[thema === 'geraet' ? geraet : thema]
  }
}
