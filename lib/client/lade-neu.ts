/** A whole new page after the account changed: nothing that was loaded for the one before stays in memory. */
export function ladeNeu(ziel: string): void {
  window.location.assign(ziel)
}
