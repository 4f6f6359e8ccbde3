import type { Op } from '../domain/op/op'
import type { SpieltagAkte } from '../domain/spieltag/spieltag'
import { stempel } from '../domain/spieltag/vorgriff'
import type { Ablehnung, Antwort } from './ops'
import type { SpielAenderung } from './spiel-aenderung'

/** A change to send, and what the Spieltag looks like with it until the server has answered. */
export interface Auftrag<O extends Op = Op> {
  readonly op: O
  readonly vorschau: (akte: SpieltagAkte) => SpieltagAkte
  /** What a change of a recorded Spiel was meant to be: it can be decided anew when it is refused. */
  readonly aenderung?: SpielAenderung
}

export type Speicherstand = 'gespeichert' | 'wird-gespeichert' | 'nicht-gespeichert'

/** A refusal that came when nobody waited for it any more. */
interface SpaeteAblehnung {
  readonly op: Op
  readonly ablehnung: Ablehnung
  readonly aenderung: SpielAenderung | null
}

/** What the screen shows: the server's truth with the unanswered changes on top. */
export interface Sicht {
  readonly akte: SpieltagAkte
  readonly stand: Speicherstand
  /** Not yet confirmed, in order. */
  readonly offen: readonly Op[]
  /** The first of those that nobody has seen yet. */
  readonly abgelehnt: SpaeteAblehnung | null
}

/** `ok` also when the network fails: the change is kept and sent again, `gesichert` says whether it arrived. */
type Ergebnis =
  | { readonly ok: true; readonly gesichert: boolean }
  | { readonly ok: false; readonly ablehnung: Ablehnung }

export interface SpieltagSpeicher {
  readonly getSicht: () => Sicht
  readonly abonniere: (hoerer: () => void) => () => void
  /** Sends a change after those before it. Answers when the server has, or when waiting is no use. */
  readonly tue: (auftrag: Auftrag) => Promise<Ergebnis>
  /** Sends again what did not arrive: the same operations with the same ids, so that nothing happens twice. */
  readonly nochmal: () => void
  /** Takes a newer reading of the Spieltag, such as after another phone's entry. */
  readonly uebernimm: (akte: SpieltagAkte) => void
  /** The late refusal that shows has been seen. */
  readonly quittiere: () => void
}

interface Optionen {
  readonly anfang: SpieltagAkte
  readonly sende: (op: Op) => Promise<Antwort>
  /** How long an entry is waited for before the table may go on, in milliseconds. */
  readonly geduldMs: number
}

interface Zustand {
  readonly akte: SpieltagAkte
  readonly schlange: readonly Auftrag[]
  readonly stand: Speicherstand
  readonly abgelehnte: readonly SpaeteAblehnung[]
}

/**
 * Keeps one Spieltag of the screen in step with the server. Changes go out one after the other; when the network
 * fails they stay in line and wait for `nochmal`. Each is shown at once and replaced by the server's answer.
 */
export function createSpieltagSpeicher({ anfang, sende, geduldMs }: Optionen): SpieltagSpeicher {
  const zelle = createZelle({ akte: anfang, schlange: [], stand: 'gespeichert', abgelehnte: [] })
  const wartende = createWarteliste()

  async function arbeiteAb() {
    if (zelle.get().stand === 'wird-gespeichert') return
    zelle.setze({ stand: 'wird-gespeichert' })
    for (let auftrag = zelle.get().schlange[0]; auftrag; auftrag = zelle.get().schlange[0]) {
      const antwort = await sende(auftrag.op)
      if (!antwort.ok && antwort.art === 'netz') {
        zelle.setze({ stand: 'nicht-gespeichert' })
        wartende.entlasse()
        return
      }
      const { akte, schlange } = zelle.get()
      const neu = antwort.ok
        ? (antwort.spieltag ?? auftrag.vorschau(akte))
        : (antwort.ablehnung.spieltag ?? akte)
      zelle.setze({ schlange: schlange.slice(1), akte: neuere(akte, neu) })
      const gehoert = wartende.antworte(auftrag.op.id, ergebnisVon(antwort))
      if (!antwort.ok && !gehoert) {
        const { op, aenderung = null } = auftrag
        const neu = { op, ablehnung: antwort.ablehnung, aenderung }
        zelle.setze({ abgelehnte: [...zelle.get().abgelehnte, neu] })
      }
    }
    zelle.setze({ stand: 'gespeichert' })
  }

  return {
    getSicht: zelle.getSicht,
    abonniere: zelle.abonniere,
    tue: (auftrag) => {
      const ergebnis = wartende.warte(auftrag.op.id, geduldMs)
      zelle.setze({ schlange: [...zelle.get().schlange, auftrag] })
      void arbeiteAb()
      return ergebnis
    },
    nochmal: () => {
      if (zelle.get().schlange.length > 0) void arbeiteAb()
    },
    uebernimm: (akte) => {
      const bisher = zelle.get().akte
      const neu = neuere(bisher, akte)
      if (neu !== bisher) zelle.setze({ akte: neu })
    },
    quittiere: () => zelle.setze({ abgelehnte: zelle.get().abgelehnte.slice(1) }),
  }
}

function ergebnisVon(antwort: Exclude<Antwort, { art: 'netz' }>): Ergebnis {
  return antwort.ok ? { ok: true, gesichert: true } : { ok: false, ablehnung: antwort.ablehnung }
}

/** The state with its listeners; `getSicht` is the same object until something changes. */
function createZelle(anfang: Zustand) {
  let zustand = anfang
  let sicht = sichtVon(anfang)
  const hoerer = new Set<() => void>()
  return {
    get: () => zustand,
    getSicht: () => sicht,
    setze: (aenderung: Partial<Zustand>) => {
      zustand = { ...zustand, ...aenderung }
      sicht = sichtVon(zustand)
      hoerer.forEach((h) => h())
    },
    abonniere: (h: () => void) => {
      hoerer.add(h)
      return () => {
        hoerer.delete(h)
      }
    },
  }
}

/** Who waits for the answer to which operation, and for how long. */
function createWarteliste() {
  const wartende = new Map<string, (ergebnis: Ergebnis) => void>()
  const antworte = (opId: string, ergebnis: Ergebnis): boolean => {
    const antwort = wartende.get(opId)
    wartende.delete(opId)
    antwort?.(ergebnis)
    return antwort !== undefined
  }
  return {
    antworte,
    warte: (opId: string, ms: number) =>
      new Promise<Ergebnis>((fertig) => {
        wartende.set(opId, fertig)
        setTimeout(() => antworte(opId, { ok: true, gesichert: false }), ms)
      }),
    entlasse: () => {
      for (const opId of [...wartende.keys()]) antworte(opId, { ok: true, gesichert: false })
    },
  }
}

/** Answers may overtake each other; the older one must not win. Of equal ones the later is the fuller truth. */
function neuere(bisher: SpieltagAkte, neu: SpieltagAkte): SpieltagAkte {
  return stempel(neu) >= stempel(bisher) ? neu : bisher
}

function sichtVon({ akte, schlange, stand, abgelehnte }: Zustand): Sicht {
  return {
    akte: schlange.reduce((bisher, auftrag) => auftrag.vorschau(bisher), akte),
    stand,
    offen: schlange.map((auftrag) => auftrag.op),
    abgelehnt: abgelehnte[0] ?? null,
  }
}
