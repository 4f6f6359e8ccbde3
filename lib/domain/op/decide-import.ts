import { namensschluessel } from '../austausch/namen'
import { parseSaisonDatei } from '../austausch/saison-datei'
import { fail, ok, unterOrt } from '../result'
import type { Saison } from '../saison/saison'
import type { SpielerAkte } from '../verein/verein'
import type { Aenderung, Entscheidung, Kontext } from './aenderung'
import { abgelehntWegen } from './aenderung'
import { alsMitglieder, pruefeNeueSaison } from './decide-saison'
import { idsAus, spieltageZeilen } from './import-zeilen'
import type { OpDaten, VereinStand } from './op'

/** A player of a file: one whom the club knows, or a new one. */
export interface Importspieler {
  readonly name: string
  readonly bekannt: SpielerAkte | null
  readonly gast: boolean
}

/**
 * Brings in a season file, all or nothing: players by their names (those the club knows stay who they are),
 * the Saison, its Spieltage, Runden and games. Faults of the file have their place within `datei`.
 */
export function importiereSaison(
  stand: VereinStand,
  { opId, daten }: { opId: string; daten: OpDaten<'saison-importieren'> },
  kontext: Kontext,
): Entscheidung {
  const gelesen = parseSaisonDatei(daten.datei)
  if (!gelesen.ok) return fail({ code: 'abgelehnt', fehler: unterOrt('datei', gelesen.fehler) })
  const saison = gelesen.wert
  const { saisonId } = daten
  const vergeben = abgelehntWegen(pruefeNeueSaison(stand, { saisonId, name: saison.name }))
  if (vergeben !== null) return vergeben

  const neueId = idsAus(opId)
  const personen = importspieler(stand, saison).map((p) => ({
    ...p,
    id: p.bekannt?.id ?? neueId(),
  }))
  const spieler = new Map(personen.map((p) => [p.name, p.id]))
  const kader = saison.spieler.flatMap((name) => spieler.get(name) ?? [])
  const neue = personen.flatMap(({ id, name, gast, bekannt }): readonly Aenderung[] =>
    bekannt === null ? [{ art: 'spieler', zeile: { id, name, gast, version: 1 } }] : [],
  )
  const { name, regelwerk, einstellungen } = saison
  return ok([
    ...neue,
    ...alsMitglieder(stand, kader),
    {
      art: 'saison',
      zeile: { id: saisonId, name, regelwerk, einstellungen, spieler: kader, version: 1 },
    },
    ...spieltageZeilen(saison, { saisonId, spieler, neueId, kontext }),
  ])
}

/** Everyone in a file, the roster first, then guests as they appear. */
export function importspieler(
  stand: Pick<VereinStand, 'spieler'>,
  saison: Saison,
): readonly Importspieler[] {
  const gaeste = saison.spieltage.flatMap((t) => [
    ...t.runden.flatMap((r) => r.spieler),
    ...Object.keys(t.endstand ?? {}),
  ])
  const namen = [...new Set([...saison.spieler, ...gaeste])]
  return namen.map((name) => ({
    name,
    bekannt: stand.spieler.find((s) => namensschluessel(s.name) === namensschluessel(name)) ?? null,
    gast: !saison.spieler.includes(name),
  }))
}
