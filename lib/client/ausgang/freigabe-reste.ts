import type { SpieltagAkte } from '@/lib/domain/spieltag/spieltag'
import type { Wartend } from '@/lib/sync/ausgang'
import { getDienst } from './dienst'
import { findGemerktenAbend } from './geraet-abende'

/** An operation that waits on this device, with the evening that it was made for. */
export interface Linkrest {
  readonly wartend: Wartend
  readonly akte: SpieltagAkte
  readonly namen: Readonly<Record<string, string>>
}

/** What came through this link and has not arrived, by its order; nothing where the device keeps nothing. */
export async function listLinkreste(token: string): Promise<readonly Linkrest[]> {
  try {
    const wartende = await getDienst(null).ablage.listWartende()
    const seine = wartende.filter(({ weg }) => weg.art === 'freigabe' && weg.token === token)
    const reste = await Promise.all(seine.map(mitAbend))
    return reste.filter((r) => r !== null)
  } catch {
    return []
  }
}

/** Null where the device does not hold its evening any more: it could not be read without. */
export async function mitAbend(wartend: Wartend): Promise<Linkrest | null> {
  const abend = await findGemerktenAbend(wartend)
  if (abend === undefined) return null
  const personen = abend.umgebung?.personen ?? []
  const namen = Object.fromEntries(personen.map((p) => [p.id, p.name]))
  return { wartend, akte: abend.stand.akte, namen }
}

/** Drops them for good, in whichever tab they show. */
export async function verwirfLinkreste(reste: readonly Linkrest[]): Promise<void> {
  const { ablage } = getDienst(null)
  for (const { wartend } of reste) {
    const { weg, spieltagId, kontoId, op } = wartend
    await ablage.verwandle({ weg, spieltagId, kontoId }, ({ stand, wartende }) => ({
      stand,
      wartende: wartende.filter((w) => w.op.id !== op.id),
    }))
  }
}
