import type { VereinStand, Op } from '../lib/domain/op/op'
import type { Folge } from '../lib/domain/protokoll/folge'
import { computeFolge, wertetSaison } from '../lib/domain/protokoll/folge'
import { beginneSaisonlauf, tabelleVon, zaehleTag } from '../lib/domain/protokoll/saisonlauf'
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
  const [davor, danach] = [vorgang.vorher, vorgang.nachher].map((stand) =>
    stand.saisons.find((s) => s.id === saisonId),
  )
  if (saisonId === null || danach === undefined) return computeFolge(vorgang, null)
  // Counted once: what changes is one evening, or the settings.
  const lauf = beginneSaisonlauf()
  for (const tag of listSpieltageDerSaison(db, { vereinId, saisonId })) zaehleTag(lauf, tag)
  const vorher = tabelleVon(lauf, davor)
  for (const tag of geaenderte(vorgang, saisonId)) zaehleTag(lauf, tag)
  return computeFolge(vorgang, { vorher, nachher: tabelleVon(lauf, danach) })
}

/** Of the evenings that an operation loaded, those it is about came with their games. */
function geaenderte({ op, nachher }: Vorgang, saisonId: string): readonly SpieltagAkte[] {
  return nachher.spieltage.filter((t) =>
    'spieltagId' in op.daten ? t.id === op.daten.spieltagId : t.saisonId === saisonId,
  )
}
