interface Grenzen {
  readonly erstMs: number
  readonly hoechstensMs: number
}

export const HOECHSTE_PAUSE_MS = 60_000

const GRENZEN: Grenzen = { erstMs: 1000, hoechstensMs: HOECHSTE_PAUSE_MS }

/**
 * How long to wait after so many failures in a row, in milliseconds: longer each time, up to a limit, and spread (`zufall` from 0
 * to 1), so that not everybody comes back at once.
 */
export function computePause(
  fehlschlaege: number,
  zufall: number,
  { erstMs, hoechstensMs }: Grenzen = GRENZEN,
): number {
  const hoechstens = Math.min(hoechstensMs, erstMs * 2 ** fehlschlaege)
  return Math.max(erstMs, hoechstens * (0.5 + zufall / 2))
}
