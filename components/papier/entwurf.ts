import { lesePunkte } from '@/components/spieltag/endstand'
import type { PapierVergleich } from '@/lib/domain/spieltag/papier'
import { listTrennungen } from '@/lib/domain/spieltag/papier'
import type { Ursache } from '@/lib/domain/spieltag/papier-ursache'
import type { PapierZeile } from '@/lib/domain/spieltag/papier-zeile'

/** A row of the sheet while it is typed: text by player. */
export interface EntwurfZeile {
  readonly nummer: number
  readonly staende: Readonly<Record<string, string>>
}

/** In the order in which the rows were begun; never empty. */
export type Entwurf = readonly EntwurfZeile[]

/** Where a sheet is begun: with the totals after the last game. */
export function beginneEntwurf(letztes: number): Entwurf {
  return [{ nummer: letztes, staende: {} }]
}

/** What was kept of an earlier visit; null for nothing, or nothing that can be read. */
export function leseEntwurf(text: string | null): Entwurf | null {
  try {
    const roh: unknown = JSON.parse(text ?? 'null')
    return Array.isArray(roh) && roh.length > 0 && roh.every(istZeile) ? roh : null
  } catch {
    return null
  }
}

/** The figures of what is typed. A sign alone is still a blank. */
export function zeilenAus(entwurf: Entwurf): readonly PapierZeile[] {
  return entwurf.map(({ nummer, staende }) => ({
    nummer,
    staende: new Map(
      Object.entries(staende).flatMap(([s, text]) => {
        const stand = lesePunkte(text)
        return stand === null ? [] : [[s, stand] as const]
      }),
    ),
  }))
}

/** Whether what is typed can become no figure any more. */
export function istUnlesbar(text: string): boolean {
  return lesePunkte(text) === null && !/^\s*[+\-−–]?\s*$/.test(text)
}

/**
 * The game whose totals would help most: what tells more of the stretch in which paper and app part, else the last one
 * that is not given yet; null when all are.
 */
export function naechsteZeile(
  entwurf: Entwurf,
  { vergleich, anzahl }: { readonly vergleich: PapierVergleich; readonly anzahl: number },
): number | null {
  const gegeben = new Set(entwurf.map((z) => z.nummer))
  const enger = engerBei(vergleich)
  if (enger !== null && !gegeben.has(enger)) return enger
  for (let nummer = anzahl; nummer > 0; nummer--) if (!gegeben.has(nummer)) return nummer
  return null
}

/**
 * The game that narrows down the first stretch, while it is more than one game: the one before the game that the
 * likeliest cause names (that game itself, where the stretch begins with it), else the middle.
 */
export function engerBei(vergleich: PapierVergleich): number | null {
  const [erste] = listTrennungen(vergleich)
  if (!erste || erste.urteil.bis - erste.urteil.nach < 2) return null
  const { nach, bis, ursachen } = erste.urteil
  const genannt = spielDer(ursachen[0])
  if (genannt === null || genannt <= nach || genannt > bis) return Math.floor((nach + bis) / 2)
  return genannt === nach + 1 ? genannt : genannt - 1
}

/** The game a cause is about, of two the first one's. Whose totals were typed by mistake is no fault of that game. */
function spielDer(ursache: Ursache | undefined): number | null {
  const u = ursache?.art === 'zwei' ? ursache.ursachen[0] : ursache
  return u && 'spiel' in u && u.art !== 'anderes-spiel' ? u.spiel : null
}

function istZeile(roh: unknown): roh is EntwurfZeile {
  if (typeof roh !== 'object' || roh === null) return false
  const { nummer, staende } = roh as Partial<Record<keyof EntwurfZeile, unknown>>
  return (
    Number.isSafeInteger(nummer) &&
    typeof staende === 'object' &&
    staende !== null &&
    Object.values(staende).every((text) => typeof text === 'string')
  )
}
