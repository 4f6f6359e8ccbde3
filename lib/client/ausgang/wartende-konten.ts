import { istInReihe } from '@/lib/sync/abend'
import { listAusgang } from './geraet'

/** An account that has left something on this device, which nobody else can send. */
export interface WartendesKonto {
  readonly kontoId: string
  /** The name that will stand at it. */
  readonly name: string
  readonly anzahl: number
}

/**
 * Whose entries wait on this device for their account to sign in, as far as nobody has to decide on them: of one evening, or
 * of all. In the order they were made; none where the device keeps nothing.
 */
export async function listWartendeKonten(spieltagId?: string): Promise<readonly WartendesKonto[]> {
  const konten = new Map<string, WartendesKonto>()
  for (const wartend of await listAusgang().catch(() => [])) {
    const { kontoId, erfasstVon: name } = wartend
    if (kontoId === null || !istInReihe(wartend)) continue
    if (spieltagId !== undefined && wartend.spieltagId !== spieltagId) continue
    konten.set(kontoId, { kontoId, name, anzahl: (konten.get(kontoId)?.anzahl ?? 0) + 1 })
  }
  return [...konten.values()]
}
