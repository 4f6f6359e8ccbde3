import { regelwerkVon } from '../domain/regelwerk/presets'
import { istNachtrag } from '../domain/op/finde'
import type { OpDaten } from '../domain/op/op'
import { besetzungVon } from '../domain/runde/verlauf'
import { pruefeSpiel } from '../domain/spiel/pruefe'
import type { Spiel } from '../domain/spiel/spiel'
import { laufVon } from '../domain/spieltag/rechnen'
import type { RundeAkte, SpielAkte, SpieltagAkte } from '../domain/spieltag/spieltag'
import type { NeueVersion } from '../domain/spieltag/vorgriff'
import {
  findSpiel,
  juengste,
  mitSpiel,
  mitVersion,
  naechstePosition,
} from '../domain/spieltag/vorgriff'
import type { AbendOp, Wartend } from './ausgang'

/**
 * The Spiel of an operation that was made on this device. It was one then, so nobody parses it again: that would bring the
 * parser's library to the table screen, twice what the rest of it weighs.
 */
export function alsSpiel(spiel: Readonly<Record<string, unknown>>): Spiel {
  return spiel as unknown as Spiel
}

/** The evening with a Spiel that waits, at the next place of its Runde. */
export function mitEintrag(
  akte: SpieltagAkte,
  daten: OpDaten<'spiel-eintragen'>,
  { erfasstVon, zeit }: Wartend,
): SpieltagAkte {
  const runde = akte.runden.find((r) => r.id === daten.rundeId)
  if (runde === undefined || (runde.ende !== null && !istNachtrag(daten))) return akte
  if (akte.gestrichen || akte.ende !== null || findSpiel(akte, daten.spielId)) return akte
  const spiel = alsSpiel(daten.spiel)
  const vier = daten.besetzung
  if (vier !== undefined && !sitzenDort(runde, vier)) return akte
  const besetzung = besetzungVon(laufVon(runde).verlauf, daten).spieler
  if (!istSpielbar(runde, { spiel, besetzung })) return akte
  // Until the server says by its clock.
  const erfasstAm = Math.max(zeit, juengste(akte) + 1)
  return mitSpiel(akte, {
    ...{ id: daten.spielId, rundeId: runde.id, position: naechstePosition(akte, runde.id) },
    ...{ version: 1, spiel, besetzung, gestrichen: false, grund: null },
    ...{ eingetragenAm: erfasstAm, erfasstVon, erfasstAm },
  })
}

/** The evening with the next version of a Spiel, if `basis` is the version on record. */
export function mitAenderung(
  akte: SpieltagAkte,
  { spielId, basis }: { readonly spielId: string; readonly basis: number },
  neu: NeueVersion,
): SpieltagAkte {
  const alt = findSpiel(akte, spielId)
  if (akte.gestrichen || alt?.version !== basis) return akte
  const runde = akte.runden.find((r) => r.id === alt.rundeId)
  const { spiel = alt.spiel, besetzung = alt.besetzung } = neu
  if (runde === undefined || !sitzenDort(runde, besetzung)) return akte
  return istSpielbar(runde, { spiel, besetzung }) ? mitVersion(akte, spielId, neu) : akte
}

/** What an operation says of its Spiel; null when it changes none. */
export function neueVersionDurch(op: AbendOp): NeueVersion | null {
  if (op.art === 'spiel-korrigieren') return korrektur(op.daten)
  if (op.art === 'spiel-streichen') return { gestrichen: true }
  if (op.art === 'spiel-wiederherstellen') return { gestrichen: false }
  if (op.art !== 'einspruch-annehmen') return null
  const { aenderung } = op.daten
  switch (aenderung.art) {
    case 'korrektur':
      return korrektur(aenderung)
    case 'streichung':
      return { gestrichen: true }
    case 'wiederherstellung':
      return { gestrichen: false }
    case 'bestehende':
      return null
  }
}

function korrektur({
  spiel,
  besetzung,
}: Pick<OpDaten<'spiel-korrigieren'>, 'spiel' | 'besetzung'>): NeueVersion {
  const neu = { spiel: alsSpiel(spiel), gestrichen: false }
  return besetzung === undefined ? neu : { ...neu, besetzung }
}

/** Whether these four sit at the Runde's table. */
function sitzenDort({ sitze }: RundeAkte, besetzung: readonly string[]): boolean {
  return new Set(besetzung).size === 4 && besetzung.every((id) => sitze.includes(id))
}

function istSpielbar(
  runde: RundeAkte,
  { spiel, besetzung }: Pick<SpielAkte, 'spiel' | 'besetzung'>,
): boolean {
  const tisch = { regelwerk: regelwerkVon(runde), spieler: besetzung }
  return pruefeSpiel(spiel, tisch).length === 0
}
