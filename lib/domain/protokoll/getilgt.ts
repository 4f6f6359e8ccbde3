import { namensschluessel } from '../austausch/namen'
import type { Aenderung } from '../op/aenderung'
import { kopfVonSpieltag } from '../op/finde'
import type { Op } from '../op/op'
import type { Bestand } from './bestand'
import { findeSpieler, findeSpieltag, uebernimmSpieltag } from './bestand'
import type { Klartext } from './siegel'
import { entsiegle, istEcht, versiegelteIn } from './siegel'
import type { Sha256 } from './protokoll'

/**
 * Who was taken out of the records has had names that nobody knows any more. Played through again, each such person is
 * called by a stand-in until the operation that took the name out: one that nobody else can bear.
 */
function stellvertreter(spielerId: string): string {
  return `getilgt ${spielerId.replaceAll('-', '')}`
}

/** The name that was sealed; of one that nobody knows, what its bearer is called by then: after one taking out, the neutral name. */
function nameVon({ spieler }: Bestand, k: Klartext): string {
  if (k.salz !== null) return k.text
  return spieler.get(k.spielerId)?.name ?? stellvertreter(k.spielerId)
}

/** The content of an operation with the names of then, unknown ones by their stand-in. */
export function oeffne(
  bestand: Bestand,
  eintrag: { art: string; daten: unknown; klartext: readonly Klartext[] },
): unknown {
  if (eintrag.klartext.length === 0) return eintrag.daten
  const klartext = eintrag.klartext.map((k) => {
    if (k.salz !== null) return k
    bestand.unbekannte.add(k.siegel)
    return { ...k, text: nameVon(bestand, k) }
  })
  return entsiegle(eintrag.art, { daten: eintrag.daten, klartext })
}

/** The first of the names beside an entry that is not what was sealed; null when all are. Names are known afterwards. */
export function falscherName(
  bestand: Bestand,
  { art, daten, klartext }: { art: string; daten: unknown; klartext: readonly Klartext[] },
  sha256: Sha256,
): { readonly erwartet: string | null; readonly gefunden: string | null } | null {
  const versiegelt = new Set(versiegelteIn(art, daten))
  for (const k of klartext) {
    if (!versiegelt.delete(k.siegel)) return { erwartet: null, gefunden: k.text }
    if (!istEcht(k, sha256)) return { erwartet: k.siegel, gefunden: k.text }
    const traeger = findeSpieler(bestand, nameVon(bestand, k))?.id ?? null
    if (traeger !== k.spielerId) return { erwartet: traeger, gefunden: k.spielerId }
  }
  const [ohne] = versiegelt
  return ohne === undefined ? null : { erwartet: ohne, gefunden: null }
}

/**
 * Keeps track of places that are called like somebody who was taken out: they came with a season from a file, and lose the name
 * with the person, unless somebody has written a place since. Answers the rows that change beside an operation's own.
 */
export function fuehreOrte(
  bestand: Bestand,
  op: Op,
  aenderungen: readonly Aenderung[],
): readonly Aenderung[] {
  if (op.art === 'spieltag-aendern') bestand.orte.delete(op.daten.spieltagId)
  if (op.art === 'saison-importieren') merkeOrte(bestand, aenderungen)
  const getilgt = aenderungen.find((a) => a.art === 'namen-getilgt')
  if (getilgt === undefined) return []
  return [...bestand.orte].flatMap(([id, spielerId]): readonly Aenderung[] => {
    const akte = spielerId === getilgt.spielerId ? findeSpieltag(bestand, id) : undefined
    if (akte === undefined) return []
    const ohne = { ...akte, ort: getilgt.name }
    uebernimmSpieltag(bestand, ohne)
    return [{ art: 'spieltag', zeile: kopfVonSpieltag(ohne) }]
  })
}

function merkeOrte({ orte, spieler }: Bestand, aenderungen: readonly Aenderung[]): void {
  const wessen = new Map([...spieler.keys()].map((id) => [stellvertreter(id), id]))
  for (const a of aenderungen) {
    const spielerId = a.art === 'spieltag' ? wessen.get(a.zeile.ort ?? '') : undefined
    if (a.art === 'spieltag' && spielerId !== undefined) orte.set(a.zeile.id, spielerId)
  }
}

const NEUTRAL = /^Ehemals ([1-9]\d{0,5})$/

/**
 * The rows of an operation that takes a name out, with the neutral name that the store has. Which number was the first free one
 * depended on all names of then. Each that is unknown now may have been such a name and have moved it on by one; and so may a
 * neutral one, which was another if its bearer was taken out once more.
 */
export function mitNeutralem(
  bestand: Bestand,
  aenderungen: readonly Aenderung[],
  gespeichert: string | undefined,
): readonly Aenderung[] {
  const getilgt = aenderungen.find((a) => a.art === 'namen-getilgt')
  const nummer = NEUTRAL.exec(gespeichert ?? '')?.[1]
  if (getilgt === undefined || gespeichert === undefined || nummer === undefined) return aenderungen
  const { namen, neutrale, unbekannte } = bestand
  const alle = [...namen.values()].flatMap((n) => [...n])
  const sichere = new Set(alle.filter((n) => !neutrale.has(n)).map(namensschluessel))
  const freie = Array.from({ length: Number(nummer) }, (_, i) => `Ehemals ${i + 1}`).filter(
    (name) => !sichere.has(namensschluessel(name)),
  )
  const verschoben = unbekannte.size + neutrale.size
  if (freie.at(-1) !== gespeichert || freie.length - 1 > verschoben) return aenderungen
  return aenderungen.map((a): Aenderung => {
    if (a.art === 'namen-getilgt') return { ...a, name: gespeichert }
    return a.art === 'spieler' ? { ...a, zeile: { ...a.zeile, name: gespeichert } } : a
  })
}
