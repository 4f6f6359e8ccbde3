import type { Op, OpArt } from '../domain/op/op'
import type { Fehler } from '../domain/result'
import type { Spielinhalt } from '../domain/spiel/differenz'
import type { SpielAkte, SpieltagAkte } from '../domain/spieltag/spieltag'
import type { Nachricht, Stand } from './stand'
import type { Weg } from './weg'

/** A fault with its German sentence, as the server writes it. */
export type FehlerMitText = Fehler & { readonly text: string }

/** Why the server did not take an operation. */
export interface Absage {
  readonly code: 'veraltet' | 'nicht-erlaubt' | 'nicht-gefunden' | 'abgelehnt' | 'unlesbar'
  readonly fehler: readonly FehlerMitText[]
}

/** What is done to an evening that is there: it can wait for the network. */
export const ABEND_OP_ARTEN = [
  'spiel-eintragen',
  'spiel-korrigieren',
  'spiel-streichen',
  'spiel-wiederherstellen',
  'einspruch-erheben',
  'einspruch-annehmen',
  'einspruch-ablehnen',
  'einspruch-zuruecknehmen',
  'einspruch-quittieren',
  'runde-eroeffnen',
  'spieltag-aendern',
  'spieltag-abschliessen',
  'spieltag-wiederoeffnen',
  'spieltag-streichen',
  'spieltag-abnehmen',
] as const satisfies readonly OpArt[]

export type AbendOp = Extract<Op, { art: (typeof ABEND_OP_ARTEN)[number] }>

/** Who sends, and how. */
export interface Absender {
  readonly weg: Weg
  /** Nobody else on this device may send it. Null for one made through a link. */
  readonly kontoId: string | null
  /** The name that will stand at it. */
  readonly erfasstVon: string
}

/** An operation that this device has made and the server has not taken yet: one record of the outbox. */
export interface Wartend extends Absender {
  /** Of the record's shape, so that another version of the app knows what it finds. */
  readonly fassung: 1
  /** The order on this device: what was made first is sent first. */
  readonly nummer: number
  readonly op: AbendOp
  readonly spieltagId: string
  /** By this device's clock, which may be wrong: to tell people, never to order by. */
  readonly zeit: number
  /** The Spiel that a change was decided on, to compare with what others have made of it meanwhile. */
  readonly gesehen?: SpielAkte
  /** A request with it has gone out: whatever came back, the server may have it. */
  readonly versucht?: true
  /** Taken by the server as this entry of the protocol: shown from here until the Stand has it, never sent again. */
  readonly seq?: number
  /** Refused, or built on what was refused: it is out of the line and waits for a person. */
  readonly absage?: Absage
}

/** What a device holds of one evening: the server's truth as far as it is known, and its own changes by `nummer`. */
export interface Abendlage {
  readonly stand: Stand
  readonly wartende: readonly Wartend[]
}

/** What the server said to an operation. No answer, a 5xx or a 401 says nothing: the record just stays. */
export type OpAntwort =
  /** Taken; without `nachricht` it had been taken before (`wiederholt`). */
  | { readonly art: 'genommen'; readonly seq: number; readonly nachricht?: Nachricht | undefined }
  | {
      readonly art: 'abgelehnt'
      readonly absage: Absage
      /**
       * The evening as it was when the server refused, or later. Where the answer does not bring it, the sender reads the log
       * first, and treats a failed reading like no answer: the next try is refused again. Undefined where there is none.
       */
      readonly stand?: Stand | undefined
    }

/** What a recorded Spiel says, and whether it counts. */
export type Spielstand = Spielinhalt & Pick<SpielAkte, 'gestrichen'>

/** What waits for a person. `wartend` is the first record of it, `folgen` the own ones that were built on it, in order. */
export type Konflikt = {
  readonly wartend: Wartend
  readonly folgen: readonly Wartend[]
  /** What a person may decide now. */
  readonly moeglich: readonly Entscheid[]
  /** What would be sent first of it if it were kept now: it says where a game would go. */
  readonly neu: AbendOp | undefined
  /** All but dropping it needs a reason: the evening is closed. */
  readonly grundNoetig: boolean
} & (
  | {
      /** Somebody else's Spiel has the place that this one was entered for. */
      readonly art: 'eintrag'
      /** With the own corrections that followed. */
      readonly eigenes: Spielinhalt
      readonly anderes: SpielAkte
      /** Both say the same: one of them is enough. */
      readonly gleich: boolean
    }
  | {
      /** The Spiel that this change was decided on is another one by now. */
      readonly art: 'aenderung'
      readonly gesehen: SpielAkte
      /** What it was meant to become. */
      readonly eigenes: Spielstand
      readonly jetzt: SpielAkte
      /** It already is as it was meant to become. */
      readonly gleich: boolean
    }
  /** Refused for what it is, such as after the evening was closed. */
  | { readonly art: 'absage'; readonly absage: Absage }
)

/**
 * What the person decided: drop the own one; keep it (an entry becomes the next Spiel, anything else is sent again as it is, now
 * that the person knows why it was refused); or put it in the place of the other.
 */
export type Entscheid = 'verwerfen' | 'behalten' | 'ersetzen'

/** What the screen shows of an evening. */
export interface Anblick {
  readonly akte: SpieltagAkte
  /** Own changes that the server has not taken yet, in order; without those that wait for a person. */
  readonly offen: readonly Wartend[]
  readonly konflikte: readonly Konflikt[]
}
