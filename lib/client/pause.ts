const ERST_MS = 1000
const HOECHSTENS_MS = 60_000

/**
 * How long to wait after so many failures in a row, in milliseconds: longer each time, up to a minute, and spread (`zufall` from 0
 * to 1), so that not everybody comes back at once.
 */
export function computePause(fehlschlaege: number, zufall: number): number {
  const hoechstens = Math.min(HOECHSTENS_MS, ERST_MS * 2 ** fehlschlaege)
  return Math.max(ERST_MS, hoechstens * (0.5 + zufall / 2))
}
