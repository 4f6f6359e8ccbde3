import 'server-only'
import { listBuchungen } from '@/db/queries/kasse'
import { listSaisons } from '@/db/queries/saison'
import { listAnwesenheitDerSaison, listSpieltageDerSaison } from '@/db/queries/spieltag'
import type { Kassenstand, Saisonabrechnung } from '../domain/abrechnung/ansicht'
import { computeKassenstand, computeSaisonabrechnung } from '../domain/abrechnung/ansicht'
import { rechnetAb } from '../domain/abrechnung/um-geld'
import type { BuchungAkte } from '../domain/kasse/buchung'
import type { SaisonAkte } from '../domain/verein/verein'
import { getDb } from './db'
import { ladeSaison } from './saison'
import { verlangeMitglied } from './zugang'

/** The money of a Saison: who pays whom, and what is in the till. */
export interface Saisonkasse {
  readonly saison: SaisonAkte
  readonly abrechnung: Saisonabrechnung
  readonly kasse: Kassenstand
  /** As they were recorded, struck ones too. */
  readonly buchungen: readonly BuchungAkte[]
  /** What other Saisons have left in the club's till, the newest first. */
  readonly andere: readonly { readonly id: string; readonly name: string; readonly stand: number }[]
}

/** Whether a Saison has anything to do with money: nothing of it shows otherwise. */
export async function hatGeld(vereinId: string, saisonId: string): Promise<boolean> {
  await verlangeMitglied(vereinId)
  const saison = listSaisons(getDb(), vereinId).find((s) => s.id === saisonId)
  return saison !== undefined && hatEsGeld(vereinId, saison)
}

/** Settlement and till of a Saison; null when the club has none of this id, or nothing of it is about money. */
export async function ladeSaisonkasse(
  vereinId: string,
  saisonId: string,
): Promise<Saisonkasse | null> {
  const geladen = await ladeSaison(vereinId, saisonId)
  if (geladen === null || !hatEsGeld(vereinId, geladen.saison)) return null
  const { saison, spieltage } = geladen
  const abrechnung = computeSaisonabrechnung(saison, spieltage)
  const buchungen = listBuchungen(getDb(), { vereinId, saisonId })
  return {
    ...{ saison, abrechnung, buchungen, kasse: computeKassenstand(abrechnung, buchungen) },
    andere: listAndere(vereinId, saisonId),
  }
}

function listAndere(vereinId: string, ohne: string): Saisonkasse['andere'] {
  const db = getDb()
  return listSaisons(db, vereinId)
    .filter((saison) => saison.id !== ohne && hatEsGeld(vereinId, saison))
    .map((saison) => {
      const ort = { vereinId, saisonId: saison.id }
      const abrechnung = computeSaisonabrechnung(saison, listSpieltageDerSaison(db, ort))
      const { stand } = computeKassenstand(abrechnung, listBuchungen(db, ort))
      return { id: saison.id, name: saison.name, stand }
    })
    .filter(({ stand }) => stand !== 0)
}

function hatEsGeld(vereinId: string, saison: SaisonAkte): boolean {
  const db = getDb()
  const ort = { vereinId, saisonId: saison.id }
  return (
    // Runden without games: whatever was played, that is cheap.
    rechnetAb(
      saison,
      listAnwesenheitDerSaison(db, ort).filter((t) => !t.gestrichen),
    ) || listBuchungen(db, ort).length > 0
  )
}
