import { namensschluessel } from '../austausch/namen'
import { ok } from '../result'
import type { Entscheidung, Kontext } from './aenderung'
import { ablehnung, veraltetWenn } from './aenderung'
import type { OpDaten, VereinStand } from './op'

/** A new player; a Schreiber may only add guests, such as who came along to the table. */
export function legeSpielerAn(
  stand: VereinStand,
  daten: OpDaten<'spieler-anlegen'>,
  kontext: Kontext,
): Entscheidung {
  if (kontext.rolle === 'schreiber' && !daten.gast)
    return ablehnung('nicht-erlaubt', { ort: 'gast', code: 'nicht-erlaubt' })
  if (stand.spieler.some((s) => s.id === daten.spielerId))
    return ablehnung('abgelehnt', { ort: 'spielerId', code: 'id-vergeben' })
  const zeile = { id: daten.spielerId, name: daten.name, gast: daten.gast, version: 1 }
  return nameVerwehrt(stand, zeile) ?? ok([{ art: 'spieler', zeile }])
}

export function benenneSpielerUm(
  stand: VereinStand,
  { basis, daten }: { basis: number; daten: OpDaten<'spieler-umbenennen'> },
): Entscheidung {
  const spieler = stand.spieler.find((s) => s.id === daten.spielerId)
  if (spieler === undefined)
    return ablehnung('nicht-gefunden', { ort: 'spielerId', code: 'spieler-unbekannt' })
  const zeile = { ...spieler, name: daten.name, version: spieler.version + 1 }
  return (
    veraltetWenn(basis, spieler.version) ??
    nameVerwehrt(stand, zeile) ??
    ok([{ art: 'spieler', zeile }])
  )
}

/**
 * Takes a player's name out of all records: from now on it is a neutral one that nobody has had. Whoever has an account
 * leaves the club first, else the name would come back with it.
 */
export function anonymisiereSpieler(
  stand: VereinStand,
  { basis, daten }: { basis: number; daten: OpDaten<'spieler-anonymisieren'> },
): Entscheidung {
  const spieler = stand.spieler.find((s) => s.id === daten.spielerId)
  if (spieler === undefined)
    return ablehnung('nicht-gefunden', { ort: 'spielerId', code: 'spieler-unbekannt' })
  if (stand.mitglieder.some((m) => m.spielerId === spieler.id))
    return ablehnung('abgelehnt', { ort: 'spielerId', code: 'spieler-hat-konto' })
  const name = naechsterAnonymer(stand)
  return (
    veraltetWenn(basis, spieler.version) ??
    ok([
      { art: 'spieler', zeile: { ...spieler, name, version: spieler.version + 1 } },
      { art: 'namen-getilgt', spielerId: spieler.id, name },
    ])
  )
}

/** „Ehemals 3“: the first number that no player of the club was ever called by. */
function naechsterAnonymer({ spieler, fruehereNamen }: VereinStand): string {
  const vergeben = new Set([...spieler.map((s) => s.name), ...fruehereNamen].map(namensschluessel))
  let nummer = 1
  while (vergeben.has(namensschluessel(`Ehemals ${nummer}`))) nummer += 1
  return `Ehemals ${nummer}`
}

/** Names are unique in a club without regard to case, guests and members together; the till's is reserved. */
function nameVerwehrt(stand: VereinStand, { id, name }: { id: string; name: string }) {
  const schluessel = namensschluessel(name)
  if (schluessel === 'kasse')
    return ablehnung('abgelehnt', { ort: 'name', code: 'name-reserviert' })
  if (stand.spieler.some((s) => s.id !== id && namensschluessel(s.name) === schluessel))
    return ablehnung('abgelehnt', { ort: 'name', code: 'name-vergeben', daten: { name } })
  return null
}
