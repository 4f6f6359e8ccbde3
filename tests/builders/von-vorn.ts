import type { Aenderung, Kontext } from '../../lib/domain/op/aenderung'
import { applyAenderungen } from '../../lib/domain/op/apply'
import { decide } from '../../lib/domain/op/decide'
import type { Op, VereinStand } from '../../lib/domain/op/op'
import type { Folge } from '../../lib/domain/protokoll/folge'
import { computeFolge, wertetSaison } from '../../lib/domain/protokoll/folge'
import { computeSaison } from '../../lib/domain/saison/compute'
import { saisonAus } from '../../lib/domain/spieltag/rechnen'
import { kontext } from './verein'

interface VonVorn {
  readonly nachher: VereinStand
  readonly aenderungen: readonly Aenderung[]
  readonly folge: Folge
}

/** What an operation makes of a club that is held whole, everything computed from the beginning; null when it is refused. */
export function rechneVonVorn(
  stand: VereinStand,
  op: Op,
  mehr: Partial<Kontext> = {},
): VonVorn | null {
  const entscheidung = decide(stand, op, kontext(mehr))
  if (!entscheidung.ok) return null
  const nachher = applyAenderungen(stand, entscheidung.wert)
  const vorgang = { op, vorher: stand, nachher }
  const saisonId = wertetSaison(vorgang)
  const tabelle = ({ saisons, spieltage }: VereinStand) => {
    const saison = saisons.find((s) => s.id === saisonId)
    const tage = spieltage.filter((t) => t.saisonId === saisonId)
    const gerechnet = saison && computeSaison(saisonAus(saison, tage))
    return gerechnet === undefined || gerechnet.spieltage.length === 0 ? null : gerechnet.tabelle
  }
  const tabellen = saisonId === null ? null : { vorher: tabelle(stand), nachher: tabelle(nachher) }
  return { nachher, aenderungen: entscheidung.wert, folge: computeFolge(vorgang, tabellen) }
}
