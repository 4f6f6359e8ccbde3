/** Joins class names and leaves out what is off. */
export function klassen(...teile: readonly (string | false | undefined)[]): string {
  return teile.filter(Boolean).join(' ')
}
