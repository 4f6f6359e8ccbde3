import type { Abweichung } from '@/lib/domain/protokoll/abweichung'

/** How the check of a club stands, as the server tells. */
export interface Stand {
  /** Entries so far, and all; null when nothing runs. */
  readonly laeuft: { readonly geprueft: number; readonly gesamt: number } | null
  readonly letzte: {
    /** Epoch milliseconds. */
    readonly beendetAm: number
    readonly eintraege: number
    /** Hash of the last entry that agreed. */
    readonly siegel: string
    readonly abweichung: Abweichung | null
  } | null
  readonly gescheitert: boolean
}

/** `/api/v1/vereine/<kurz>/nachrechnung`: asked by GET, started by POST. null when no answer came. */
export async function frageStand(kurz: string, start?: { start: true }): Promise<Stand | null> {
  try {
    const antwort = await fetch(
      `/api/v1/vereine/${kurz}/nachrechnung`,
      start && {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: '{}',
      },
    )
    return antwort.ok ? ((await antwort.json()) as Stand) : null
  } catch {
    return null
  }
}
