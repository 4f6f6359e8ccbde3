/** One alarm at a time: the next takes the place of the one before. */
export function createUhr() {
  let uhr: ReturnType<typeof setTimeout> | undefined
  const halte = () => clearTimeout(uhr)
  return {
    halte,
    /** Calls `dann` in so many milliseconds. */
    stelle: (ms: number, dann: () => void) => {
      halte()
      uhr = setTimeout(dann, ms)
    },
  }
}
