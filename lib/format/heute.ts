/** The calendar day of `jetzt` where the clubs play, `YYYY-MM-DD`: after midnight UTC it may be a day ahead. */
export function heuteInBerlin(jetzt: Date): string {
  const teile = new Intl.DateTimeFormat('en', {
    timeZone: 'Europe/Berlin',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(jetzt)
  const teil = (art: string) => teile.find((t) => t.type === art)?.value ?? ''
  return `${teil('year')}-${teil('month')}-${teil('day')}`
}
