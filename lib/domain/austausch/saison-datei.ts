import { getRegelwerk } from '../regelwerk/presets'
import { KADER_GROESSE } from '../regelwerk/regelwerk'
import type { Fehler, Result } from '../result'
import { fail, ok } from '../result'
import type { Saison } from '../saison/saison'
import type { SpielerRef } from '../spiel/spiel'
import { liesEinstellungen, liesRegelwerkId } from './einstellungen'
import type { Objekt, Stelle } from './lesen'
import { liesListe, liesObjekt, liesText, liesWahl, unter } from './lesen'
import type { Namensbuch } from './namen'
import { liesSpieler } from './spieler'
import { liesSpieltag } from './spieltag-lesen'

const BEZEICHNUNG_HOECHSTENS = 40

/**
 * A season file (`kallemann/1`), checked throughout: every fault with its place, or a Saison in which all names are spelled as
 * they first appear, the roster first.
 */
export function parseSaisonDatei(roh: unknown): Result<Saison, readonly Fehler[]> {
  const stelle: Stelle = { ort: '', fehler: [] }
  const o = liesObjekt(stelle, roh, {
    pflicht: ['format', 'regelwerk', 'saison', 'spieltage'],
    moeglich: ['einstellungen', 'abrechnung'],
  })
  if (o?.has('format')) liesWahl(unter(stelle, 'format'), o.get('format'), ['kallemann/1'])
  const regelwerkId = o?.has('regelwerk')
    ? liesRegelwerkId(unter(stelle, 'regelwerk'), o.get('regelwerk'))
    : null
  if (o === null || regelwerkId === null) return fail(stelle.fehler)

  const regelwerk = getRegelwerk(regelwerkId)
  const einstellungen = liesEinstellungen(stelle, o, { regelwerk, vorgabe: regelwerk.standard })
  const buch: Namensbuch = new Map()
  const kopf = o.has('saison') ? liesKopf(unter(stelle, 'saison'), o.get('saison'), buch) : null
  const liste = o.has('spieltage')
    ? liesListe(unter(stelle, 'spieltage'), o.get('spieltage'))
    : null
  const roster = kopf?.spieler ?? []
  const kontext = { regelwerk, einstellungen, buch, mitBesetzung: true, roster }
  const spieltage = (liste ?? []).flatMap(
    (s, i) => liesSpieltag(unter(unter(stelle, 'spieltage'), i), s, kontext) ?? [],
  )
  if (kopf === null || stelle.fehler.length > 0) return fail(stelle.fehler)
  return ok({ ...kopf, regelwerk: regelwerkId, einstellungen, spieltage })
}

/** Name and roster. The roster is entered first, so that its spelling is the one that counts. */
function liesKopf(
  stelle: Stelle,
  roh: unknown,
  buch: Namensbuch,
): { name: string; spieler: readonly SpielerRef[] } | null {
  const o: Objekt | null = liesObjekt(stelle, roh, { pflicht: ['name', 'spieler'] })
  const name = o?.has('name')
    ? liesText(unter(stelle, 'name'), o.get('name'), BEZEICHNUNG_HOECHSTENS)
    : null
  const spieler = o?.has('spieler')
    ? liesSpieler(unter(stelle, 'spieler'), o.get('spieler'), { buch, ...KADER_GROESSE })
    : null
  return name === null || spieler === null ? null : { name, spieler }
}
