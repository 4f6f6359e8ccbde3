import 'server-only'
import { textGeraet } from '../format/user-agent'

type Kopfzeilen = Pick<Headers, 'get'>

/** Address of the other end: what the nearest proxy, or Next itself, has seen. */
export function adresseAus(kopfzeilen: Kopfzeilen): string {
  return kopfzeilen.get('x-forwarded-for')?.split(',').at(-1)?.trim() || 'unbekannt'
}

/** The device in words. */
export function geraetAus(kopfzeilen: Kopfzeilen): string {
  return textGeraet(kopfzeilen.get('user-agent'))
}

/**
 * Whether a request that changes something comes from a page of this very host. Over plain http browsers send no
 * `Sec-Fetch-Site`, but every one sends `Origin` with a POST. Without either it is no browser, so nobody's
 * cookies travel along unasked.
 */
export function istEigeneHerkunft(kopfzeilen: Kopfzeilen): boolean {
  const seite = kopfzeilen.get('sec-fetch-site')
  if (seite !== null && seite !== 'same-origin' && seite !== 'none') return false
  const herkunft = kopfzeilen.get('origin')
  if (herkunft === null) return true
  if (!URL.canParse(herkunft)) return false
  const { host } = new URL(herkunft)
  return host === kopfzeilen.get('host') || host === kopfzeilen.get('x-forwarded-host')
}
