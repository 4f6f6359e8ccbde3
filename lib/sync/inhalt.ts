import { dieselben } from '../domain/dieselben'
import { differenz } from '../domain/spiel/differenz'
import type { SpielAkte, SpieltagAkte } from '../domain/spieltag/spieltag'
import type { AbendOp, Absage, Spielstand, Wartend } from './ausgang'
import { neueVersionDurch, alsSpiel } from './vorgriff-spiel'

type Eintrag = Extract<AbendOp, { art: 'spiel-eintragen' }>

/** What an entry says; `sonst` are the four where it does not name them. */
export function alsEintrag({ daten }: Eintrag, sonst: readonly string[] = []): Spielstand {
  return { spiel: alsSpiel(daten.spiel), besetzung: daten.besetzung ?? sonst, gestrichen: false }
}

/** What becomes of a Spiel by the operations that are about it. */
export function inhaltNach(anfang: Spielstand, wartende: readonly Wartend[]): Spielstand {
  return wartende.reduce((stand, { op }) => ({ ...stand, ...neueVersionDurch(op) }), anfang)
}

/** Whether two versions tell the same game; what the table confirmed is no part of it. */
export function sagtDasselbe(a: Spielstand, b: Spielstand): boolean {
  return (
    a.gestrichen === b.gestrichen &&
    dieselben(a.besetzung, b.besetzung) &&
    differenz(a, b).every((d) => d.feld === 'bestaetigt')
  )
}

/**
 * Whether both are one version of a Spiel. The number alone does not tell: an own one that was never taken has the number that
 * somebody else's gets.
 */
export function istDieselbeFassung(a: SpielAkte, b: SpielAkte): boolean {
  return a.version === b.version && sagtDasselbe(a, b)
}

/** Whether an entry was refused because its place is not the next one. */
export function istPlatzVergeben({ fehler }: Absage): boolean {
  return fehler.some((f) => f.code === 'position-vergeben')
}

/** Whether an operation was refused because of the link it came through, which never takes anything again. */
export function istLinkZu({ fehler }: Absage): boolean {
  return fehler.some((f) => f.code === 'freigabe-beendet' || f.code === 'freigabe-nur-lesen')
}

/** The Spiel that has the place which an entry was made for. */
export function findAnPlatz({ runden }: SpieltagAkte, { daten }: Eintrag): SpielAkte | undefined {
  return runden
    .find((r) => r.id === daten.rundeId)
    ?.spiele.find((s) => s.position === daten.position)
}
