/** One's own account entering on another phone: `Anna (anderes Gerät)`. */
export function textAnderesGeraet(name: string): string {
  return `${name} (anderes Gerät)`
}
