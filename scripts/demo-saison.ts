import { invariant } from '@/lib/domain/invariant'

/** As much of a season file as moving it needs; the import checks the rest. */
interface Saisondatei {
  readonly saison: Readonly<Record<string, unknown>>
  readonly spieltage: readonly (Readonly<Record<string, unknown>> & { readonly datum: string })[]
}

const TAG_MS = 86_400_000

/** A day so many days later (or earlier), both as `2026-01-31`. */
export function plusTage(datum: string, tage: number): string {
  return new Date(Date.parse(datum) + tage * TAG_MS).toISOString().slice(0, 10)
}

/** The season moved in time so that its last evening was on this day, and named by its years. */
export function verlegt(datei: unknown, letzterTag: string): Saisondatei {
  const { saison, spieltage, ...uebrige } = datei as Saisondatei
  const tage = spieltage.map((t) => t.datum).sort()
  const ende = tage.at(-1)
  invariant(tage[0] !== undefined && ende !== undefined, 'die Saison hat Spieltage')
  const um = Math.round((Date.parse(letzterTag) - Date.parse(ende)) / TAG_MS)
  return {
    ...uebrige,
    saison: { ...saison, name: nameVon(plusTage(tage[0], um), letzterTag) },
    spieltage: spieltage.map((t) => ({ ...t, datum: plusTage(t.datum, um) })),
  }
}

/** `Saison 2026`, or `Saison 2025/26` when a new year lies in it. */
function nameVon(von: string, bis: string): string {
  const [jahr, bisJahr] = [von.slice(0, 4), bis.slice(0, 4)]
  return `Saison ${jahr === bisJahr ? jahr : `${jahr}/${bisJahr.slice(2)}`}`
}
