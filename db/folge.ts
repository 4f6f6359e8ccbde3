import type { VereinStand, Op } from '../lib/domain/op/op'
import type { Folge } from '../lib/domain/protokoll/folge'
import { computeFolge, wertetSaison } from '../lib/domain/protokoll/folge'
import { computeSaison } from '../lib/domain/saison/compute'
import { saisonAus } from '../lib/domain/spieltag/rechnen'
import type { SpieltagAkte } from '../lib/domain/spieltag/spieltag'
import type { Verbindung } from './open'
import { listSpieltageDerSaison } from './queries/spieltag'

interface Vorgang {
  readonly op: Op
  readonly vorher: VereinStand
  readonly nachher: VereinStand
}

/** What an operation comes to. Before its rows are written: the season as it was is read from the store. */
export function ladeFolge(db: Verbindung, vereinId: string, vorgang: Vorgang): Folge {
  const saisonId = wertetSaison(vorgang)
  if (saisonId === null) return computeFolge(vorgang, null)
  const davor = listSpieltageDerSaison(db, { vereinId, saisonId })
  return computeFolge(vorgang, {
    vorher: tabelleVon(vorgang.vorher, saisonId, davor),
    nachher: tabelleVon(vorgang.nachher, saisonId, geaendert(davor, vorgang, saisonId)),
  })
}

/** The season's evenings after the operation: of those it loaded, only the ones it is about came with their games. */
function geaendert(
  davor: readonly SpieltagAkte[],
  { op, nachher }: Vorgang,
  saisonId: string,
): readonly SpieltagAkte[] {
  const neue = nachher.spieltage.filter((t) =>
    'spieltagId' in op.daten ? t.id === op.daten.spieltagId : t.saisonId === saisonId,
  )
  return [...davor.filter((t) => !neue.some((n) => n.id === t.id)), ...neue]
}

function tabelleVon(
  { saisons }: VereinStand,
  saisonId: string,
  spieltage: readonly SpieltagAkte[],
): ReturnType<typeof computeSaison>['tabelle'] | null {
  const saison = saisons.find((s) => s.id === saisonId)
  if (saison === undefined) return null
  const stand = computeSaison(saisonAus(saison, spieltage))
  return stand.spieltage.length === 0 ? null : stand.tabelle
}
