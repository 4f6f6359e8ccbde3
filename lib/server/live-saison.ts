import 'server-only'
import type { Db } from '@/db/open'
import { letzterEintrag, markeVon } from '@/db/queries/protokoll'
import { listSaisons } from '@/db/queries/saison'
import { listSpieler } from '@/db/queries/spieler'
import { listSpieltageDerSaison } from '@/db/queries/spieltag'
import { findVerein } from '@/db/queries/verein'
import type { Aenderung } from '../domain/op/aenderung'
import type { Blattlauf } from '../sync/blattlauf'
import { beginneBlatt, setzeBlattFort } from '../sync/blattlauf'
import type { Blattnachtrag, Blattstand } from '../sync/saisonblatt'
import type { Marke } from '../sync/stand'
import { getDb } from './db'
import { leserVon } from './live-leser'

// The sheets that somebody looks at; one a process, also across the module graphs and reloads of Next.
const speicher = globalThis as typeof globalThis & { kallemannSaisons?: Map<string, Blattlauf> }
const laeufe = () => (speicher.kallemannSaisons ??= new Map())

interface Saisonangabe {
  readonly vereinId: string
  readonly saisonId: string
}

/** Keeps the sheet of a season up to date from now on, until nobody looks any more; false when the club has no such season. */
export function beobachteSaison(saison: Saisonangabe): boolean {
  const schluessel = schluesselVon(saison)
  if (laeufe().has(schluessel)) return true
  const lauf = lies(getDb(), saison)
  if (lauf === null) return false
  laeufe().set(schluessel, lauf)
  return true
}

/** Forgets a club's sheets, so that they are read anew. */
export function vergissSaisons(vereinId: string): void {
  for (const [schluessel, { akten }] of laeufe())
    if (akten.verein.id === vereinId) laeufe().delete(schluessel)
}

/** The sheet of a season as it is now; null when the club has no such season. */
export function getBlattstand(saison: Saisonangabe): Blattstand | null {
  return (laeufe().get(schluesselVon(saison)) ?? lies(getDb(), saison))?.stand ?? null
}

/** What an operation changes on the sheets that somebody looks at. */
export function schreibeSaisonsFort(
  vereinId: string,
  eintrag: Marke & { readonly aenderungen: readonly Aenderung[] },
): readonly Blattnachtrag[] {
  return [...laeufe()].flatMap(([schluessel, bisher]) => {
    const saisonId = bisher.stand.blatt.saison.id
    if (bisher.akten.verein.id !== vereinId) return []
    if (leserVon(vereinId, { art: 'saison', id: saisonId }).size === 0) {
      laeufe().delete(schluessel)
      return []
    }
    const { lauf, nachtrag } = setzeBlattFort(bisher, eintrag)
    laeufe().set(schluessel, lauf)
    return nachtrag === null ? [] : [nachtrag]
  })
}

function schluesselVon({ vereinId, saisonId }: Saisonangabe): string {
  return `${vereinId} ${saisonId}`
}

/** In one synchronous go: number and records belong together. */
function lies(db: Db, { vereinId, saisonId }: Saisonangabe): Blattlauf | null {
  const verein = findVerein(db, vereinId)
  const saison = listSaisons(db, vereinId).find((s) => s.id === saisonId)
  if (verein === undefined || saison === undefined) return null
  const akten = {
    verein,
    spieler: listSpieler(db, vereinId),
    saisons: [saison],
    spieltage: listSpieltageDerSaison(db, { vereinId, saisonId }),
    ...{ mitglieder: [], einladungen: [], freigaben: [], buchungen: [], fruehereNamen: [] },
  }
  const eintrag = letzterEintrag(db, vereinId)
  return beginneBlatt(akten, eintrag ? markeVon(eintrag) : { seq: 0 })
}
