import { neueId } from '@/db/neue-id'
import type { Db } from '@/db/open'
import { findSpieltag, listSpieltageDerSaison } from '@/db/queries/spieltag'
import { fassungVon } from '@/lib/domain/abnahme/abnahme'
import { invariant } from '@/lib/domain/invariant'
import type { Op } from '@/lib/domain/op/op'

/**
 * The latest evening of a season gets what evenings get: a correction after its end, two who confirm it, and an objection that
 * still waits for its answer.
 */
export function streite(
  db: Db,
  { vereinId, saisonId }: { readonly vereinId: string; readonly saisonId: string },
  tue: (op: Op) => void,
): void {
  const letzter = listSpieltageDerSaison(db, { vereinId, saisonId }).findLast(
    (t) => t.ende !== null && t.runden.length > 0,
  )
  invariant(letzter !== undefined, 'die Saison hat gespielte Abende')
  const spieltagId = letzter.id
  // Two more Augen change neither the winner nor a step of these.
  const [verzaehlt, strittig] = letzter.runden
    .flatMap((r) => r.spiele)
    .flatMap((akte) => {
      const { art, augenRe } = akte.spiel
      const passt =
        art === 'normal' && typeof augenRe === 'number' && augenRe > 121 && augenRe < 148
      return passt ? [{ ...akte, augenRe }] : []
    })
  invariant(verzaehlt !== undefined && strittig !== undefined, 'der Abend hat gewöhnliche Spiele')
  const spiel = { ...verzaehlt.spiel, augenRe: verzaehlt.augenRe + 2 }
  tue({
    id: neueId(),
    art: 'spiel-korrigieren',
    basis: verzaehlt.version,
    daten: { spieltagId, spielId: verzaehlt.id, spiel, grund: 'Ein Bube lag noch im Stich.' },
  })
  const korrigiert = findSpieltag(db, { vereinId, id: spieltagId })
  invariant(korrigiert !== undefined, 'den Abend gibt es')
  for (const spielerId of strittig.besetzung.slice(0, 2)) {
    const daten = { spieltagId, abnahmeId: neueId(), spielerId, fassung: fassungVon(korrigiert) }
    tue({ id: neueId(), art: 'spieltag-abnehmen', basis: 0, daten })
  }
  tue({
    id: neueId(),
    art: 'einspruch-erheben',
    basis: strittig.version,
    daten: {
      spieltagId,
      spielId: strittig.id,
      einspruchId: neueId(),
      spielerId: strittig.besetzung[2] ?? null,
      grund: 'Da fehlt mein Stoß.',
    },
  })
}
