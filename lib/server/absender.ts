import 'server-only'
import { textGeraet } from '../format/user-agent'

type Kopfzeilen = Pick<Headers, 'get'>

/** The longest IPv6 address as text; whoever sends more is not worth the memory. */
const ADRESSE_HOECHSTENS = 45

/**
 * Address of the other end: what the nearest proxy has seen. Without a proxy Next fills it in, but only where the sender did
 * not: then anybody may claim any. So it slows down the careless; guessing is stopped by the account's own brake and by the
 * length of codes and tokens.
 */
export function adresseAus(kopfzeilen: Kopfzeilen): string {
  const adresse = kopfzeilen.get('x-forwarded-for')?.split(',').at(-1)?.trim()
  return adresse?.slice(0, ADRESSE_HOECHSTENS) || 'unbekannt'
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
