import type { Op } from '../domain/op/op'
import type { Fehler } from '../domain/result'
import type { SpielAkte, SpieltagAkte } from '../domain/spieltag/spieltag'
import type { Stand } from './stand'
import type { Weg } from './weg'

/** A fault with its German sentence, as the server writes it. */
export type FehlerMitText = Fehler & { readonly text: string }

/** Why the server did not take an operation. */
export interface Absage {
  readonly code: 'veraltet' | 'nicht-erlaubt' | 'nicht-gefunden' | 'abgelehnt' | 'unlesbar'
  readonly fehler: readonly FehlerMitText[]
}

/** An operation that this device has made and the server has not taken yet: one record of the outbox. */
export interface Wartend {
  /** Of the record's shape, so that another version of the app knows what it finds. */
  readonly fassung: 1
  /** The order on this device: what was made first is sent first. */
  readonly nummer: number
  readonly op: Op
  readonly weg: Weg
  readonly spieltagId: string
  /** Whose it is: nobody else on this device may send it. Null for one made through a link. */
  readonly kontoId: string | null
  /** The name that will stand at it. */
  readonly erfasstVon: string
  /** By this device's clock, which may be wrong: to tell people, never to order by. */
  readonly zeit: number
  /** The Spiel that a change was decided on, to compare with what others have made of it meanwhile. */
  readonly gesehen?: SpielAkte
  /** Refused: it is out of the line and waits for a person. */
  readonly absage?: Absage
}

/** What a device holds of one evening: the server's truth as far as it is known, and its own changes in their order. */
export interface Abendlage {
  readonly stand: Stand
  readonly wartende: readonly Wartend[]
}

/**
 * What waits for a person.
 * - `eintrag`: somebody else's Spiel has the place that this one was entered for.
 * - `aenderung`: the Spiel that this change was decided on is another one by now.
 * - `absage`: refused for what it is, such as after the evening was closed.
 */
export type Konflikt =
  | {
      readonly art: 'eintrag'
      readonly eigenes: Extract<Op, { art: 'spiel-eintragen' }>
      readonly wartend: Wartend
      readonly anderes: SpielAkte
      /** Both say the same: one of them is enough. */
      readonly gleich: boolean
    }
  | {
      readonly art: 'aenderung'
      readonly wartend: Wartend
      readonly gesehen: SpielAkte
      readonly jetzt: SpielAkte
    }
  | { readonly art: 'absage'; readonly wartend: Wartend; readonly absage: Absage }

/** What the person decided: drop the own one, keep it beside the other, or put it in the other's place. */
export type Entscheid = 'verwerfen' | 'behalten' | 'ersetzen'

/** What the screen shows of an evening. */
export interface Anblick {
  readonly akte: SpieltagAkte
  /** Own changes that the server has not taken yet, in order. */
  readonly offen: readonly Wartend[]
  readonly konflikte: readonly Konflikt[]
}
