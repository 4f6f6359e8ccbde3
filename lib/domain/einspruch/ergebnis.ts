import type { Regelwerk } from '../regelwerk/regelwerk'
import type { SpielAkte } from '../spieltag/spieltag'
import type { Wertung } from '../wertung/wertung'
import { scoreSpiel } from '../wertung/score'
import type { EinspruchAkte } from './einspruch'

/** A figure of a Spiel before and after; null where it does not count. */
interface Wechsel {
  readonly vorher: number | null
  readonly nachher: number | null
}

/** What an accepted objection came to. */
export interface EinspruchErgebnis {
  readonly wert: Wechsel
  /** Spielpunkte of the player who objected; null for who is no player or played in neither version. */
  readonly punkte: Wechsel | null
}

interface Spielquelle {
  /** Every version of the Spiel; those of others among them do no harm. */
  readonly fassungen: readonly SpielAkte[]
  readonly regelwerk: Regelwerk
}

/**
 * What became of the disputed version by the time the objection was accepted, also where the Spiel had been put right before.
 * Null where it was not accepted, and where the Spiel stayed as it was.
 */
export function computeErgebnis(
  { zustand, spielId, spielVersion, spielerId, entschiedenAm }: EinspruchAkte,
  { fassungen, regelwerk }: Spielquelle,
): EinspruchErgebnis | null {
  if (zustand !== 'angenommen' || entschiedenAm === null) return null
  const eigene = fassungen.filter((f) => f.id === spielId)
  const alt = eigene.find((f) => f.version === spielVersion)
  const neu = eigene
    .filter((f) => f.version > spielVersion && f.erfasstAm <= entschiedenAm)
    .sort((a, b) => a.version - b.version)
    .at(-1)
  if (alt === undefined || neu === undefined) return null
  const [vorher, nachher] = [wertungVon(alt, regelwerk), wertungVon(neu, regelwerk)]
  const punkte = (w: Wertung | null) => (spielerId === null ? null : (w?.punkte[spielerId] ?? null))
  const eigenePunkte = { vorher: punkte(vorher), nachher: punkte(nachher) }
  return {
    wert: { vorher: vorher?.wert ?? null, nachher: nachher?.wert ?? null },
    punkte: eigenePunkte.vorher === null && eigenePunkte.nachher === null ? null : eigenePunkte,
  }
}

function wertungVon(
  { gestrichen, spiel, besetzung }: SpielAkte,
  regelwerk: Regelwerk,
): Wertung | null {
  if (gestrichen) return null
  return scoreSpiel(spiel, { regelwerk, spieler: besetzung })
}
