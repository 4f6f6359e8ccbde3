import type { Tischlage } from '@/components/spieltag/tisch'
import { findTischlage } from '@/components/spieltag/tisch-anfang'
import { gehoertZu, listAusgang } from '@/lib/client/ausgang/geraet'
import { listAbende } from '@/lib/client/ausgang/geraet-abende'
import type { GemerkterAbend, Umgebung } from '@/lib/client/ausgang/geraet-db'
import type { SpieltagZugriff } from '@/lib/client/spieltag/spieltag'
import { findSpiel } from '@/lib/domain/spieltag/vorgriff'
import { istInReihe } from '@/lib/sync/abend'
import type { Wartend } from '@/lib/sync/ausgang'
import { mitOffenen } from '@/lib/sync/vorgriff'
import { seitenPfad } from '@/lib/sync/weg'
import type { Ziel } from './adresse'

/** An evening as this device holds it: what its page is made of, and what waits to be sent. */
export type AbendHier = SpieltagZugriff &
  Omit<Umgebung, 'name' | 'saison'> & {
    readonly wartende: readonly Wartend[]
    /** When its Stand came from the server, by this device's clock; null where that was not noted. */
    readonly standVon: number | null
  }

/** The evenings that this device holds, the one that was looked at last first; none where its browser keeps nothing. */
export async function liesAbende(): Promise<readonly AbendHier[]> {
  try {
    const [abende, ausgang] = await Promise.all([listAbende(), listAusgang()])
    return abende.flatMap((abend) => abendHier(abend, ausgang) ?? [])
  } catch {
    return []
  }
}

/** Null for one of which only a game was ever open: its page has more on it than is known. */
function abendHier(abend: GemerkterAbend, ausgang: readonly Wartend[]): AbendHier | null {
  const { weg, stand, kontoId, umgebung } = abend
  if (umgebung === null) return null
  const { name, ...seite } = umgebung
  return {
    ...{ weg, stand, ...seite, konto: { id: kontoId, name } },
    standVon: abend.geholt ?? null,
    wartende: ausgang.filter((w) => gehoertZu(w, abend)),
  }
}

/** The game of a table that comes after all that this device holds; null where none is entered here. */
export function findAnfang(abend: AbendHier, tisch: number): Tischlage | null {
  return abend.darfSchreiben ? findTischlage(mitOffenen(abend), tisch) : null
}

/** What of an evening the server has not got yet. */
export function zaehleReste({ wartende }: Pick<AbendHier, 'wartende'>): {
  readonly wartet: number
  /** Refused, or somebody else was faster: a person has to decide. */
  readonly beiseite: number
} {
  return {
    wartet: wartende.filter(istInReihe).length,
    beiseite: wartende.filter((w) => w.absage !== undefined).length,
  }
}

/** Where an evening is; by a link from the table it is the link's only one. */
export function abendPfad({ weg, stand }: AbendHier): string {
  const pfad = seitenPfad(weg)
  return weg.art === 'verein' ? `${pfad}/spieltage/${stand.akte.id}` : pfad
}

/** The evening that an address is about, if this device holds it: reached the same way, since the rights go by that. */
export function findAbend(
  abende: readonly AbendHier[],
  ziel: Extract<Ziel, { art: 'abend' | 'tafel' | 'beleg' }>,
): AbendHier | undefined {
  return abende.find((abend) => {
    if (seitenPfad(abend.weg) !== seitenPfad(ziel.weg)) return false
    return ziel.art === 'beleg'
      ? findSpiel(mitOffenen(abend), ziel.spielId) !== undefined
      : ziel.spieltagId === null || abend.stand.akte.id === ziel.spieltagId
  })
}
