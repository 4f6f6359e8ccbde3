import type { SpieltagAkte } from '@/lib/domain/spieltag/spieltag'
import type { Wartend } from '@/lib/sync/ausgang'
import { getDienst } from './dienst'
import { findGemerktenAbend } from './geraet-abende'

/** An operation that waits on this device, with the evening that it was made for. */
export interface Geblieben {
  readonly wartend: Wartend
  /** Null where the device does not hold it any more, as after signing out. */
  readonly abend: {
    readonly akte: SpieltagAkte
    readonly namen: Readonly<Record<string, string>>
  } | null
}

/** What came through this link and has not arrived, by its order; nothing where the device keeps nothing. */
export function listLinkreste(token: string): Promise<readonly Geblieben[]> {
  return listReste(({ weg }) => weg.art === 'freigabe' && weg.token === token)
}

/** What came through other links to this evening, and was refused: whoever has a new one does not look at the old address again. */
export function listFruehereReste(hier: {
  readonly token: string
  readonly spieltagId: string
}): Promise<readonly Geblieben[]> {
  return listReste(
    ({ weg, spieltagId, absage }) =>
      weg.art === 'freigabe' &&
      weg.token !== hier.token &&
      spieltagId === hier.spieltagId &&
      absage !== undefined,
  )
}

/** What of this account waits for clubs that it does not belong to any more: nobody can send it, and no page of theirs opens. */
export function listVereinsreste(
  kontoId: string,
  vereine: readonly string[],
): Promise<readonly Geblieben[]> {
  return listReste(
    (w) => w.kontoId === kontoId && w.weg.art === 'verein' && !vereine.includes(w.weg.kurz),
  )
}

/** Calls with each change of what waits, and has tried first what can still be sent. Answers how to stop. */
export function beobachteReste(hoere: () => void): () => void {
  const { ablage, sender } = getDienst(null)
  sender.wecke('netz')
  return ablage.abonniere(hoere)
}

async function listReste(gehoertDazu: (w: Wartend) => boolean): Promise<readonly Geblieben[]> {
  try {
    const wartende = await getDienst(null).ablage.listWartende()
    return await Promise.all(wartende.filter(gehoertDazu).map(mitAbend))
  } catch {
    return []
  }
}

async function mitAbend(wartend: Wartend): Promise<Geblieben> {
  const abend = await findGemerktenAbend(wartend).catch(() => undefined)
  if (abend === undefined) return { wartend, abend: null }
  const personen = abend.umgebung?.personen ?? []
  const namen = Object.fromEntries(personen.map((p) => [p.id, p.name]))
  return { wartend, abend: { akte: abend.stand.akte, namen } }
}

/** Drops them for good, in whichever tab they show. */
export async function verwirfReste(reste: readonly Geblieben[]): Promise<void> {
  const { ablage } = getDienst(null)
  for (const { wartend } of reste) {
    const { weg, spieltagId, kontoId, op } = wartend
    await ablage.verwandle({ weg, spieltagId, kontoId }, ({ stand, wartende }) => ({
      stand,
      wartende: wartende.filter((w) => w.op.id !== op.id),
    }))
  }
}
