/** Clubs sit in Germany: an instant is told by the clock there, wherever the server stands. */
const ZEITZONE = 'Europe/Berlin'

const ZEITPUNKT = new Intl.DateTimeFormat('de-DE', {
  timeZone: ZEITZONE,
  day: '2-digit',
  month: '2-digit',
  year: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
})

/** Epoch milliseconds → `09.01.26, 21:30`. */
export function formatZeitpunkt(ms: number): string {
  return ZEITPUNKT.format(ms)
}

const TAG_MS = 24 * 60 * 60 * 1000

const UHR = new Intl.DateTimeFormat('en', {
  timeZone: ZEITZONE,
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
})

/** The instant at which a calendar day (`YYYY-MM-DD`), or the one `tage` later, begins on the clock there. Epoch ms. */
export function beginnInBerlin(
  datum: string,
  { tage = 0 }: { readonly tage?: number } = {},
): number {
  const mitternacht = Date.parse(`${datum}T00:00:00Z`) + tage * TAG_MS
  // Twice, as the first guess may lie beyond a change of the clock.
  const geraten = mitternacht - vorsprung(mitternacht)
  return mitternacht - vorsprung(geraten)
}

/** By how many ms the clock there is ahead of UTC at an instant. */
function vorsprung(ms: number): number {
  const teile = UHR.formatToParts(ms)
  const teil = (art: string) => Number(teile.find((t) => t.type === art)?.value)
  const [jahr, monat, tag] = [teil('year'), teil('month'), teil('day')]
  return Date.UTC(jahr, monat - 1, tag, teil('hour'), teil('minute'), teil('second')) - ms
}
