import type Database from 'better-sqlite3'
import { linkVon } from '../../lib/domain/op/am-tisch'
import type { Aenderung } from '../../lib/domain/op/aenderung'
import type { Abweichung } from '../../lib/domain/protokoll/abweichung'
import type { OffenerEintrag } from '../../lib/domain/protokoll/nachrechnen'
import type { Klartext } from '../../lib/domain/protokoll/siegel'

/** Whose names the entries carried, to be compared at the end. Mutable. */
export interface Namensbuch {
  /** By account: its name in the last entry. */
  readonly konten: Map<string, { readonly name: string; readonly seq: number }>
  readonly versiegelte: { readonly seq: number; readonly klartext: Klartext }[]
  /** By player who was taken out: the neutral name, and the entry that did it last. */
  readonly getilgte: Map<string, { readonly name: string; readonly seq: number }>
}

export function neuesNamensbuch(): Namensbuch {
  return { konten: new Map(), versiegelte: [], getilgte: new Map() }
}

export function merkeNamen(
  buch: Namensbuch,
  { seq, kontoId, kontoName, klartext, daten, art }: OffenerEintrag,
  aenderungen: readonly Aenderung[],
): void {
  // What came through a link has the link's name, which `decide` has compared.
  if (linkVon({ art, daten }) === undefined) buch.konten.set(kontoId, { name: kontoName, seq })
  for (const k of klartext) buch.versiegelte.push({ seq, klartext: k })
  for (const a of aenderungen) {
    if (a.art === 'namen-getilgt') buch.getilgte.set(a.spielerId, { name: a.name, seq })
  }
}

/** Names of accounts as the entries have them; names of players beside the entries until they were taken out, and no longer. */
export function pruefeNamen(client: Database.Database, buch: Namensbuch): Abweichung | null {
  const suche = client.prepare('SELECT name FROM konto WHERE id = ?').pluck()
  for (const [id, { name, seq }] of buch.konten) {
    const gefunden = suche.get(id) as string | undefined
    if (gefunden === undefined)
      return { code: 'zeile-fehlt', seq, ort: 'konto', id, erwartet: null, gefunden: null }
    if (gefunden !== name)
      return { code: 'zeile', seq, ort: 'konto.name', id, erwartet: name, gefunden }
  }
  for (const { seq, klartext } of buch.versiegelte) {
    const getilgt = buch.getilgte.get(klartext.spielerId)
    const tilgung = getilgt !== undefined && getilgt.seq > seq ? getilgt : null
    const stimmt = klartext.salz === null ? tilgung?.name === klartext.text : tilgung === null
    if (stimmt) continue
    const [erwartet, gefunden] = [tilgung?.name ?? null, klartext.text]
    return { code: 'name', seq, ort: 'protokoll.klartext', erwartet, gefunden }
  }
  return null
}
