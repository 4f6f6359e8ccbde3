import type { SpielerRef } from '../spiel/spiel'
import type { Stelle } from './lesen'
import { liesText, melde } from './lesen'
import { istSichtbar, ohneUnsichtbares } from './zeichen'

const NAME_HOECHSTENS = 40
/** The club's till is a party of a settlement, so nobody may be called so. */
const RESERVIERT = 'kasse'

/**
 * Every name of one input, members and guests, by the form in which they are compared: composed and without regard
 * to case, so that no two people look alike on a score sheet.
 */
export type Namensbuch = Map<string, string>

/**
 * The form in which two names are the same name: composed, without case (upper case first, so that ß and SS fall
 * together) and without what nobody can see.
 */
export function namensschluessel(name: string): string {
  return ohneUnsichtbares(name.normalize('NFC')).toUpperCase().toLowerCase().normalize('NFC')
}

/** A well-formed name: 1 to 40 characters, trimmed, in any script, not the till's. */
export function liesName(stelle: Stelle, roh: unknown): string | null {
  const name = liesText(stelle, roh, NAME_HOECHSTENS)
  if (name === null) return null
  if (!istSichtbar(name)) return melde(stelle, 'datei-text-zeichen')
  if (namensschluessel(name) === RESERVIERT) return melde(stelle, 'datei-name-reserviert')
  return name
}

/**
 * Enters a name, or answers the spelling under which it stands in the book. A name that differs from that in
 * more than the Unicode form of its letters is a second person with the same name, hence a fault.
 */
export function trageEin(buch: Namensbuch, stelle: Stelle, name: string): SpielerRef | null {
  const schluessel = namensschluessel(name)
  const bekannt = buch.get(schluessel)
  if (bekannt === undefined) {
    buch.set(schluessel, name)
    return name
  }
  if (bekannt.normalize('NFC') === name.normalize('NFC')) return bekannt
  return melde(stelle, 'datei-name-schreibweise', { daten: { name, anderer: bekannt } })
}

/** The spelling of `name` among `spieler`, whatever the Unicode form of its letters; undefined when it is not there. */
export function findeName(spieler: readonly SpielerRef[], name: string): SpielerRef | undefined {
  const gesucht = name.normalize('NFC')
  return spieler.find((s) => s.normalize('NFC') === gesucht)
}
