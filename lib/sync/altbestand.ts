import { EINSTELLUNGEN } from '../domain/regelwerk/einstellungen'
import { ergaenzeEinstellungen } from '../domain/regelwerk/presets'
import type { RundeAkte, SpieltagAkte } from '../domain/spieltag/spieltag'

/** A Runde as an older version of the app has kept it: with the settings of then, and of the only table. */
type AlteRunde = Omit<RundeAkte, 'tisch'> & { readonly tisch?: number }

/** An evening that any version of the app has kept, with all that this one reads of it. */
export function vervollstaendige(akte: SpieltagAkte): SpieltagAkte {
  const runden: readonly AlteRunde[] = akte.runden
  return runden.every(istVollstaendig) ? akte : { ...akte, runden: runden.map(ergaenze) }
}

function istVollstaendig({ tisch, einstellungen }: AlteRunde): boolean {
  return tisch !== undefined && EINSTELLUNGEN.every((name) => Object.hasOwn(einstellungen, name))
}

function ergaenze(runde: AlteRunde): RundeAkte {
  const einstellungen = ergaenzeEinstellungen(runde.regelwerk, runde.einstellungen)
  return { ...runde, tisch: runde.tisch ?? 1, einstellungen }
}
