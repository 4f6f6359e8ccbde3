/** Whether two lists name the same, each once, whatever the order. */
export function dieselben(a: readonly string[], b: readonly string[]): boolean {
  return [...a].sort().join() === [...b].sort().join()
}
