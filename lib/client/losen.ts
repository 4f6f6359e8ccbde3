/**
 * Draws one of `anzahl` places, each equally likely, from the browser's cryptographic randomness: bytes that would
 * favour the lower places are thrown away.
 */
export function lose(
  anzahl: number,
  zufall: () => number = () => crypto.getRandomValues(new Uint8Array(1))[0] ?? 0,
): number {
  const grenze = 256 - (256 % anzahl)
  let wurf = zufall()
  while (wurf >= grenze) wurf = zufall()
  return wurf % anzahl
}
