import type { SpieltagAkte } from '@/lib/domain/spieltag/spieltag'
import type { Wartend } from '@/lib/sync/ausgang'
import { listAusgang, verwandleGehaltenes } from './geraet'
import { findAbend } from './geraet-abende'

/** An operation that waits on this device, with the evening that it was made for. */
export interface Rest {
  readonly wartend: Wartend
  readonly akte: SpieltagAkte
  readonly namen: Readonly<Record<string, string>>
}

/** What came through this link and has not arrived, by its order; nothing where the device keeps nothing. */
export async function listReste(token: string): Promise<readonly Rest[]> {
  try {
    const wartende = await listAusgang()
    const seine = wartende.filter(({ weg }) => weg.art === 'freigabe' && weg.token === token)
    const reste = await Promise.all(seine.map(mitAbend))
    return reste.filter((r) => r !== null)
  } catch {
    return []
  }
}

async function mitAbend(wartend: Wartend): Promise<Rest | null> {
  const abend = await findAbend(wartend)
  if (abend === undefined) return null
  const personen = abend.umgebung?.personen ?? []
  const namen = Object.fromEntries(personen.map((p) => [p.id, p.name]))
  return { wartend, akte: abend.stand.akte, namen }
}

/** Drops them for good. */
export async function verwirfReste(reste: readonly Rest[]): Promise<void> {
  for (const { wartend } of reste) {
    const { weg, spieltagId, kontoId, nummer } = wartend
    await verwandleGehaltenes(
      { weg, spieltagId, kontoId },
      ({ stand, wartende }) => ({
        stand,
        wartende: wartende.filter((w) => w.nummer !== nummer),
      }),
      'dauerhaft',
    )
  }
}
