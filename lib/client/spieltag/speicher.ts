import type { SpielAkte } from '@/lib/domain/spieltag/spieltag'
import type { AbendOp, Entscheid, Wartend } from '@/lib/sync/ausgang'
import type { Nachricht, Stand } from '@/lib/sync/stand'
import type { Logantwort } from '@/lib/client/live/log'
import type { Ablehnung } from '@/lib/client/ops'
import type { Zelle } from './zelle'
import { createZelle } from './zelle'

/** A change of the evening, to be sent. */
export interface Auftrag<O extends AbendOp = AbendOp> {
  readonly op: O
  /** The version of its Spiel that a sheet decided on; left out, the one that shows. */
  readonly gesehen?: SpielAkte
  /** Takes back an entry: if nobody else can have heard of it, nothing is left of both. */
  readonly ruecknahme?: true
}

/** `ok` also without an answer: the change is kept and sent again, `gesichert` says whether it arrived. */
export type Ergebnis =
  | { readonly ok: true; readonly gesichert: boolean }
  | { readonly ok: false; readonly ablehnung: Ablehnung }

/** What is done with a Spieltag on this device. */
export interface SpieltagKern {
  /** Keeps a change on the device and sends it. Answers when the server has, or when waiting is no use. */
  readonly tue: (auftrag: Auftrag) => Promise<Ergebnis>
  /** Keeps a change on the device and sends it; done as soon as it is kept. What the server refuses becomes a Konflikt. */
  readonly merke: (auftrag: Auftrag) => Promise<void>
  /** Ends a Konflikt as somebody decided; a closed evening asks why. */
  readonly loese: (wartend: Wartend, entscheid: Entscheid, grund?: string) => Promise<void>
  /** Sends what waits now: the same operations with the same ids, so that nothing happens twice. */
  readonly nochmal: () => void
  /** Takes a reading of the Spieltag, if it is newer. */
  readonly uebernimm: (stand: Stand) => void
  /** Takes what one operation made of the Spieltag; reads the log when something is missing before it. */
  readonly uebernimmNachricht: (nachricht: Nachricht) => void
  /** Reads what is newer on the server. */
  readonly leseLog: () => Promise<Logantwort['art']>
}

export interface SpieltagSpeicher
  extends SpieltagKern, Pick<Zelle, 'getSicht' | 'abonniere' | 'nimmPersonen'> {
  /** Begins to take part in what the device holds; asked again it does nothing. */
  readonly verbinde: () => void
  /** Who else enters a game right now, by name. */
  readonly setzeEingabe: (wer: readonly string[]) => void
  /** Whether it may not be looked at any more. */
  readonly setzeVorbei: (vorbei: boolean) => void
}

/**
 * One Spieltag as a screen shows it. At first that is the server's reading, all that the page needs to be drawn; the code for the rest,
 * `ladeKern`, comes right after it. Where it does not come, what needs it rejects, and asks for it again the next time.
 */
export function createSpieltagSpeicher(
  anfang: Stand,
  ladeKern: (zelle: Zelle) => Promise<SpieltagKern>,
): SpieltagSpeicher {
  const zelle = createZelle(anfang)
  let kern: Promise<SpieltagKern> | null = null

  function hole(): Promise<SpieltagKern> {
    kern ??= ladeKern(zelle).catch((error: unknown) => {
      kern = null
      throw error
    })
    return kern
  }
  /** What is lost without it comes again with the next reading. */
  const wennDa = (tue: (kern: SpieltagKern) => void) => void hole().then(tue, () => undefined)

  return {
    ...zelle,
    verbinde: () => wennDa(() => undefined),
    tue: async (auftrag) => (await hole()).tue(auftrag),
    merke: async (auftrag) => (await hole()).merke(auftrag),
    loese: async (...entschieden) => (await hole()).loese(...entschieden),
    nochmal: () => wennDa((k) => k.nochmal()),
    uebernimm: (stand) => wennDa((k) => k.uebernimm(stand)),
    uebernimmNachricht: (nachricht) => wennDa((k) => k.uebernimmNachricht(nachricht)),
    leseLog: () =>
      hole().then(
        (k) => k.leseLog(),
        () => 'netz',
      ),
    setzeEingabe: (eingabe) => zelle.setze({ eingabe }),
    setzeVorbei: (vorbei) => {
      if (vorbei !== zelle.get().vorbei) zelle.setze({ eingabe: [], vorbei })
    },
  }
}
