import type { Linkrest } from './freigabe-reste'
import { mitAbend } from './freigabe-reste'
import { getDienst } from './dienst'

/**
 * What of this account waits on this device for clubs that it does not belong to any more: nobody can send it, and no page of theirs
 * opens. In its order; nothing where the device keeps nothing.
 */
export async function listVereinsreste(
  kontoId: string,
  vereine: readonly string[],
): Promise<readonly Linkrest[]> {
  try {
    const wartende = await getDienst(kontoId).ablage.listWartende()
    const seine = wartende.filter(
      (w) => w.kontoId === kontoId && w.weg.art === 'verein' && !vereine.includes(w.weg.kurz),
    )
    const reste = await Promise.all(seine.map(mitAbend))
    return reste.filter((r) => r !== null)
  } catch {
    return []
  }
}
