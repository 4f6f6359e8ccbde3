import type { FehlerMitText } from '@/lib/sync/ausgang'
import type { Einstellungen } from '@/lib/domain/regelwerk/einstellungen'
import type { SaisonVorschau } from '@/lib/domain/saison/vorschau'

export type VorschauAntwort =
  | { readonly art: 'gut'; readonly vorschau: SaisonVorschau }
  /** The change itself would be refused; `veraltet` when somebody else changed the season meanwhile. */
  | {
      readonly art: 'abgelehnt'
      readonly veraltet: boolean
      readonly fehler: readonly FehlerMitText[]
    }
  | { readonly art: 'netz' }

/** What a change of a season says: the version it was made on, the name and all settings. */
export interface SaisonWunsch {
  readonly basis: number
  readonly name: string
  readonly einstellungen: Einstellungen
}

/** Asks the server what `wunsch` would do to the season; nothing is stored. Never throws. */
export async function frageVorschau(
  ziel: { readonly verein: string; readonly saisonId: string },
  wunsch: SaisonWunsch,
): Promise<VorschauAntwort> {
  const pfad = `${encodeURIComponent(ziel.verein)}/saison/${encodeURIComponent(ziel.saisonId)}`
  try {
    const antwort = await fetch(`/api/v1/vereine/${pfad}/vorschau`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(wunsch),
    })
    const inhalt = (await antwort.json()) as {
      vorschau?: SaisonVorschau
      fehler?: readonly FehlerMitText[]
    }
    if (antwort.ok && inhalt.vorschau) return { art: 'gut', vorschau: inhalt.vorschau }
    if (inhalt.fehler && antwort.status < 500)
      return { art: 'abgelehnt', veraltet: antwort.status === 409, fehler: inhalt.fehler }
    return { art: 'netz' }
  } catch {
    return { art: 'netz' }
  }
}

/** Whether both say the same, so that what was looked at is what will happen. */
export function istGleicheVorschau(a: SaisonVorschau, b: SaisonVorschau): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
