/** Begins `arbeit`, or, when it is under way, once more after it, however often that was asked for. Rejects as it does. */
export function einmalZugleich(arbeit: () => Promise<void>): () => Promise<void> {
  let laeuft = false
  let nochmal = false
  return async () => {
    nochmal = laeuft
    if (laeuft) return
    laeuft = true
    try {
      do {
        nochmal = false
        await arbeit()
      } while (nochmal)
    } finally {
      laeuft = false
    }
  }
}
