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
