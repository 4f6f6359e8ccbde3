/** A name without regard to case and to how its characters are composed: what must be unique in a club. */
export function nameSchluessel(name: string): string {
  return name.trim().normalize('NFC').toLowerCase()
}

/** The till's name (austauschformat.md): no player may have it. */
export function istReserviert(name: string): boolean {
  return nameSchluessel(name) === 'kasse'
}
