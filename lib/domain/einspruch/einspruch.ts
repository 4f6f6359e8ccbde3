import type { MitgliedAkte } from '../verein/verein'

/**
 * `offen` until a Schreiber or the Verwaltung accepts it (the Spiel is changed) or rejects it (with an answer), or until
 * whoever objected takes it back.
 */
export type EinspruchZustand = 'offen' | 'angenommen' | 'abgelehnt' | 'zurueckgenommen'

/** An objection to a recorded Spiel. */
export interface EinspruchAkte {
  readonly id: string
  readonly spielId: string
  /** The version of the Spiel that it is about. */
  readonly spielVersion: number
  readonly grund: string
  /** The player who objects; null for a member who is no player. */
  readonly spielerId: string | null
  /** Through whose account it came, with the name at the time: at the table one phone serves all. */
  readonly kontoId: string
  readonly kontoName: string
  /** Epoch milliseconds by the server's clock, as `entschiedenAm`. */
  readonly erhobenAm: number
  readonly zustand: EinspruchZustand
  readonly antwort: string | null
  /** Name of the account that decided, at the time. */
  readonly entschiedenVon: string | null
  readonly entschiedenAm: number | null
  /** Whoever objected has seen the decision. */
  readonly quittiert: boolean
  readonly version: number
}

/** The Einsprüche that still wait for a decision. */
export function offeneEinsprueche(einsprueche: readonly EinspruchAkte[]): readonly EinspruchAkte[] {
  return einsprueche.filter((e) => e.zustand === 'offen')
}

/** How many Einsprüche are open against each Spiel that has one: they are marked wherever they show. */
export function zaehleJeSpiel({
  einsprueche,
}: {
  readonly einsprueche: readonly EinspruchAkte[]
}): ReadonlyMap<string, number> {
  const anzahlen = new Map<string, number>()
  for (const { spielId } of offeneEinsprueche(einsprueche))
    anzahlen.set(spielId, (anzahlen.get(spielId) ?? 0) + 1)
  return anzahlen
}

/** Whether a member may object on an evening: every member, of mere readers those who sat at a table of it. */
export function darfEinsprechen(
  ich: Pick<MitgliedAkte, 'rolle' | 'spielerId'>,
  anwesende: readonly string[],
): boolean {
  return ich.rolle !== 'leser' || (ich.spielerId !== null && anwesende.includes(ich.spielerId))
}

/** Decided, and whoever objected has not seen it. */
export function istUngelesen({ zustand, quittiert }: EinspruchAkte): boolean {
  return zustand !== 'offen' && !quittiert
}

/** A member as far as objections go. */
export type Ich = Pick<MitgliedAkte, 'kontoId' | 'spielerId'>

/** Whether this member raised the objection, as the player or through the own account: may take it back. */
export function istEigener(einspruch: EinspruchAkte, ich: Ich): boolean {
  return (
    einspruch.kontoId === ich.kontoId ||
    (ich.spielerId !== null && einspruch.spielerId === ich.spielerId)
  )
}

/** The accounts of the players who have one, by player. */
export type Spielerkonten = Readonly<Record<string, string>>

/** Which player of the club has which account. */
export function spielerkontenVon(
  mitglieder: readonly Pick<MitgliedAkte, 'kontoId' | 'spielerId'>[],
): Spielerkonten {
  return Object.fromEntries(
    mitglieder.flatMap((m) => (m.spielerId === null ? [] : [[m.spielerId, m.kontoId]])),
  )
}

/**
 * The account that is told the decision: that of the player who objected; where that player has none, or no player is
 * named, the one that the objection came through.
 */
export function empfaengerVon(
  { spielerId, kontoId }: Pick<EinspruchAkte, 'spielerId' | 'kontoId'>,
  konten: Spielerkonten,
): string {
  return (spielerId === null ? undefined : konten[spielerId]) ?? kontoId
}
