import 'server-only'
import type { Db } from '@/db/open'
import { letzterEintrag } from '@/db/queries/protokoll'
import { listSaisons } from '@/db/queries/saison'
import { listSpieler } from '@/db/queries/spieler'
import { listSpieltageDerSaison } from '@/db/queries/spieltag'
import { findVerein } from '@/db/queries/verein'
import { offeneEinsprueche } from '../domain/einspruch/einspruch'
import type { Aenderung } from '../domain/op/aenderung'
import { applyAenderungen } from '../domain/op/apply'
import type { VereinStand } from '../domain/op/op'
import type { Saisonblatt } from '../domain/saison/blatt'
import { buildSaisonblatt, laufendeTage } from '../domain/saison/blatt'
import type { Blattnachtrag, Blattstand } from '../sync/saisonblatt'
import { nachtragVon } from '../sync/saisonblatt'
import { getDb } from './db'
import { leserVon } from './live-leser'

/** A season that somebody looks at: what its sheet is computed from, and the sheet. */
interface Beobachtet {
  /** Of the club only its players and this season. */
  readonly akten: VereinStand
  readonly stand: Blattstand
}

// As long as somebody looks, each operation is applied here as it was in the store, without reading that again.
const speicher = globalThis as typeof globalThis & {
  kallemannSaisons?: Map<string, Beobachtet>
}
const beobachtete = () => (speicher.kallemannSaisons ??= new Map())

interface Saisonangabe {
  readonly vereinId: string
  readonly saisonId: string
}

/** Keeps the sheet of a season up to date from now on, until nobody looks any more; false when the club has no such season. */
export function beobachteSaison(saison: Saisonangabe): boolean {
  const schluessel = schluesselVon(saison)
  if (beobachtete().has(schluessel)) return true
  const gelesen = lies(getDb(), saison)
  if (gelesen === null) return false
  beobachtete().set(schluessel, gelesen)
  return true
}

/** Forgets a club's sheets, so that they are read anew. */
export function vergissSaisons(vereinId: string): void {
  for (const [schluessel, { akten }] of beobachtete())
    if (akten.verein.id === vereinId) beobachtete().delete(schluessel)
}

/** The sheet of a season as it is now; null when the club has no such season. */
export function getBlattstand(saison: Saisonangabe): Blattstand | null {
  return (beobachtete().get(schluesselVon(saison)) ?? lies(getDb(), saison))?.stand ?? null
}

/** What an operation changes on the sheets that somebody looks at. */
export function schreibeSaisonsFort(
  vereinId: string,
  { seq, aenderungen }: { readonly seq: number; readonly aenderungen: readonly Aenderung[] },
): readonly Blattnachtrag[] {
  return [...beobachtete()].flatMap(([schluessel, bisher]) => {
    const saisonId = bisher.stand.blatt.saison.id
    if (bisher.akten.verein.id !== vereinId) return []
    if (leserVon(vereinId, { art: 'saison', id: saisonId }).size === 0) {
      beobachtete().delete(schluessel)
      return []
    }
    const eigene = eigeneAenderungen(bisher.akten, aenderungen)
    if (eigene.length === 0) return []
    const akten = applyAenderungen(bisher.akten, eigene)
    const blatt = nurLaufendes(akten, eigene)
      ? { ...bisher.stand.blatt, laufende: laufendeTage(akten.spieltage) }
      : blattAus(akten)
    const nachtrag = nachtragVon(bisher.stand, { seq, blatt })
    const stand = nachtrag === null ? bisher.stand : { seq, blatt }
    beobachtete().set(schluessel, { akten, stand })
    return nachtrag === null ? [] : [nachtrag]
  })
}

function schluesselVon({ vereinId, saisonId }: Saisonangabe): string {
  return `${vereinId} ${saisonId}`
}

/** In one synchronous go: number and records belong together. */
function lies(db: Db, { vereinId, saisonId }: Saisonangabe): Beobachtet | null {
  const verein = findVerein(db, vereinId)
  const saison = listSaisons(db, vereinId).find((s) => s.id === saisonId)
  if (verein === undefined || saison === undefined) return null
  const akten: VereinStand = {
    verein,
    spieler: listSpieler(db, vereinId),
    saisons: [saison],
    spieltage: listSpieltageDerSaison(db, { vereinId, saisonId }),
    ...{ mitglieder: [], einladungen: [], freigaben: [], fruehereNamen: [] },
  }
  return { akten, stand: { seq: letzterEintrag(db, vereinId)?.seq ?? 0, blatt: blattAus(akten) } }
}

function blattAus({ saisons: [saison], spieltage, spieler }: VereinStand): Saisonblatt {
  if (saison === undefined) throw new Error('eine beobachtete Saison hat ihre Akte')
  return buildSaisonblatt({ saison, spieltage, spieler })
}

/** Rows of this season, of its evenings, new ones included, and of players. */
function eigeneAenderungen(
  { saisons: [saison], spieltage }: VereinStand,
  aenderungen: readonly Aenderung[],
): readonly Aenderung[] {
  const tage = new Set(spieltage.map((t) => t.id))
  for (const a of aenderungen) {
    if (a.art === 'spieltag' && a.zeile.saisonId === saison?.id) tage.add(a.zeile.id)
  }
  return aenderungen.filter((a) => {
    if ('spieltagId' in a) return tage.has(a.spieltagId)
    if (a.art === 'spieltag') return tage.has(a.zeile.id)
    return a.art === 'spieler' || (a.art === 'saison' && a.zeile.id === saison?.id)
  })
}

/**
 * Games of evenings under way, which do not count yet: the most frequent change by far, and the one that nothing else on the sheet
 * depends on, except the numbers of games that somebody objects to.
 */
function nurLaufendes({ spieltage }: VereinStand, aenderungen: readonly Aenderung[]): boolean {
  return aenderungen.every((a) => {
    const tag = a.art === 'spiel' && spieltage.find((t) => t.id === a.spieltagId)
    return (
      tag && tag.ende === null && !tag.gestrichen && offeneEinsprueche(tag.einsprueche).length === 0
    )
  })
}
