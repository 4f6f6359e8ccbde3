import type { ProtokollEintrag } from './protokoll'
import type { Klartext } from './siegel'

interface Namensquelle {
  /** The names of now, by player. */
  readonly namen: Readonly<Record<string, string>>
  /** By player: the name at each version. */
  readonly namensfassungen: ReadonlyMap<string, ReadonlyMap<number, string>>
}

/** The names of then, as an entry of the protocol froze them; of whom it says nothing, the name of now. */
export function namenDamals(
  eintrag: Pick<ProtokollEintrag, 'folge'> & { readonly klartext: readonly Klartext[] },
  { namen, namensfassungen }: Namensquelle,
): Readonly<Record<string, string>> {
  const damals = Object.entries(eintrag.folge?.namen ?? {}).flatMap(([id, version]) => {
    const name = namensfassungen.get(id)?.get(version)
    return name === undefined ? [] : [[id, name] as const]
  })
  return {
    ...namen,
    ...Object.fromEntries(eintrag.klartext.map((k) => [k.spielerId, k.text])),
    ...Object.fromEntries(damals),
  }
}
