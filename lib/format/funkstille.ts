import { formatZeitpunkt } from './zeitpunkt'

/**
 * That nothing is heard of the server, and of when the figures on the screen are: `Stand von 21:14, keine Verbindung`. Both in
 * epoch milliseconds; `seit` null where nobody knows.
 */
export function textFunkstille(seit: number | null, jetzt: number): string {
  if (seit === null) return 'Letzter bekannter Stand, keine Verbindung'
  const [tag, uhr] = formatZeitpunkt(seit).split(', ')
  const heute = formatZeitpunkt(jetzt).startsWith(`${tag},`)
  return `Stand ${heute ? `von ${uhr}` : `vom ${tag}, ${uhr}`}, keine Verbindung`
}
