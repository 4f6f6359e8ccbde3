import type { Op } from '../domain/op/op'
import type { SpielAkte, SpieltagAkte } from '../domain/spieltag/spieltag'
import { findSpiel } from '../domain/spieltag/vorgriff'
import type { Anblick, Entscheid, Konflikt, Wartend } from '../sync/ausgang'
import type { Nachricht, Stand } from '../sync/stand'
import { nachNachricht, neuererStand } from '../sync/stand'
import type { Weg } from '../sync/weg'
import type { Ablehnung, Antwort } from './ops'

/** A change to send, and what the Spieltag looks like with it until the server has answered. */
export interface Auftrag<O extends Op = Op> {
  readonly op: O
  readonly vorschau: (akte: SpieltagAkte) => SpieltagAkte
}

/** Where the own changes are. */
export type Speicherlage =
  | { readonly art: 'gespeichert' }
  | {
      readonly art: 'wartet'
      readonly anzahl: number
      readonly warum: 'sendet' | 'netz' | 'anmeldung'
      /** The device may drop them: it keeps them in memory only, or its storage may be cleared. */
      readonly gefaehrdet: boolean
    }
  | { readonly art: 'konflikt'; readonly anzahl: number }

/** What the screen shows: the server's truth with the unanswered changes on top. */
export interface Sicht extends Anblick {
  readonly lage: Speicherlage
  /** Who else enters a game right now, by name. */
  readonly eingabe: readonly string[]
}

/** `ok` also when the network fails: the change is kept and sent again, `gesichert` says whether it arrived. */
export type Ergebnis =
  | { readonly ok: true; readonly gesichert: boolean }
  | { readonly ok: false; readonly ablehnung: Ablehnung }

export interface SpieltagSpeicher {
  readonly getSicht: () => Sicht
  readonly abonniere: (hoerer: () => void) => () => void
  /** Keeps a change and sends it after those before it. Answers when the server has, or when waiting is no use. */
  readonly tue: (auftrag: Auftrag) => Promise<Ergebnis>
  /** Keeps a change and sends it; done as soon as it is on the device. What the server refuses becomes a Konflikt. */
  readonly merke: (auftrag: Auftrag) => Promise<void>
  /** Ends a Konflikt as somebody decided. */
  readonly loese: (wartend: Wartend, entscheid: Entscheid) => Promise<void>
  /** Sends what waits now: the same operations with the same ids, so that nothing happens twice. */
  readonly nochmal: () => void
  /** Takes a newer reading of the Spieltag, such as after another phone's entry. */
  readonly uebernimm: (stand: Stand) => void
  /** Takes what one operation made of the Spieltag; false when something is missing before it, so that the log must be read. */
  readonly uebernimmNachricht: (nachricht: Nachricht) => boolean
  /** Who else enters a game right now, by name. */
  readonly setzeEingabe: (wer: readonly string[]) => void
}

interface Optionen {
  readonly weg: Weg
  readonly konto: { readonly id: string | null; readonly name: string }
  readonly anfang: Stand
  readonly sende: (op: Op) => Promise<Antwort>
  /** How long an answer is waited for before the table may go on, in milliseconds. */
  readonly geduldMs: number
}

interface Eintrag {
  readonly auftrag: Auftrag
  readonly wartend: Wartend
}

interface Zustand {
  readonly stand: Stand
  readonly schlange: readonly Eintrag[]
  readonly abgelehnte: readonly Wartend[]
  readonly lage: 'ruht' | 'sendet' | 'netz' | 'anmeldung'
  readonly eingabe: readonly string[]
}

/**
 * Keeps one Spieltag of the screen in step with the server. Changes go out one after the other; when the network
 * fails they stay in line and wait for `nochmal`. Each is shown at once and replaced by the server's answer.
 */
export function createSpieltagSpeicher(optionen: Optionen): SpieltagSpeicher {
  const { anfang, sende, geduldMs } = optionen
  const zelle = createZelle({
    ...{ stand: anfang, schlange: [], abgelehnte: [], lage: 'ruht', eingabe: [] },
  })
  const wartende = createWarteliste()
  let nummer = 0

  async function arbeiteAb() {
    if (zelle.get().lage === 'sendet') return
    zelle.setze({ lage: 'sendet' })
    for (let erster = zelle.get().schlange[0]; erster; erster = zelle.get().schlange[0]) {
      const antwort = await sende(erster.auftrag.op)
      const warum = wartetAuf(antwort)
      if (warum !== null) {
        zelle.setze({ lage: warum })
        wartende.entlasse()
        return
      }
      nimmAntwort(erster, antwort)
    }
    zelle.setze({ lage: 'ruht' })
  }

  function nimmAntwort({ auftrag, wartend }: Eintrag, antwort: Antwort) {
    if (!antwort.ok && antwort.art === 'netz') return
    const { stand, schlange } = zelle.get()
    zelle.setze({ schlange: schlange.slice(1), stand: standNach(stand, antwort, auftrag) })
    const gehoert = wartende.antworte(auftrag.op.id, ergebnisVon(antwort))
    if (antwort.ok || gehoert) return
    const { code, fehler } = antwort.ablehnung
    if (code === 'nicht-angemeldet') return
    const neu = { ...wartend, absage: { code, fehler } }
    zelle.setze({ abgelehnte: [...zelle.get().abgelehnte, neu] })
  }

  function reiheEin(auftrag: Auftrag) {
    const neu = {
      auftrag,
      wartend: wartendAus(auftrag, { ...optionen, ...zelle.getSicht(), nummer: ++nummer }),
    }
    zelle.setze({ schlange: [...zelle.get().schlange, neu] })
    void arbeiteAb()
  }

  return {
    getSicht: zelle.getSicht,
    abonniere: zelle.abonniere,
    tue: (auftrag) => {
      const ergebnis = wartende.warte(auftrag.op.id, geduldMs)
      reiheEin(auftrag)
      return ergebnis
    },
    merke: (auftrag) => {
      reiheEin(auftrag)
      return Promise.resolve()
    },
    nochmal: () => {
      if (zelle.get().schlange.length > 0) void arbeiteAb()
    },
    ...empfang(zelle),
  }
}

/** What comes from others, and what somebody decides on it. */
function empfang(
  zelle: ReturnType<typeof createZelle>,
): Pick<SpieltagSpeicher, 'loese' | 'uebernimm' | 'uebernimmNachricht' | 'setzeEingabe'> {
  return {
    loese: (wartend) => {
      const uebrige = zelle.get().abgelehnte.filter((a) => a.nummer !== wartend.nummer)
      zelle.setze({ abgelehnte: uebrige })
      return Promise.resolve()
    },
    uebernimm: (neu) => {
      const bisher = zelle.get().stand
      const stand = neuererStand(bisher, neu)
      if (stand !== bisher) zelle.setze({ stand })
    },
    uebernimmNachricht: (nachricht) => {
      const bisher = zelle.get().stand
      const stand = nachNachricht(bisher, nachricht)
      if (stand !== null && stand !== bisher) zelle.setze({ stand })
      return stand !== null
    },
    setzeEingabe: (eingabe) => zelle.setze({ eingabe }),
  }
}

function wartendAus(
  { op }: Auftrag,
  p: Pick<Optionen, 'weg' | 'konto'> & { readonly akte: SpieltagAkte; readonly nummer: number },
): Wartend {
  const gesehen = gesehenVon(p.akte, op)
  return {
    ...{ fassung: 1, nummer: p.nummer, op, weg: p.weg, spieltagId: p.akte.id },
    ...{ kontoId: p.konto.id, erfasstVon: p.konto.name, zeit: Date.now() },
    ...(gesehen && { gesehen }),
  }
}

/** The Spiel that a change was decided on. */
function gesehenVon(akte: SpieltagAkte, { art, daten }: Op): SpielAkte | undefined {
  return art !== 'spiel-eintragen' && 'spielId' in daten
    ? findSpiel(akte, daten.spielId)
    : undefined
}

/** What an answer that says nothing of the operation leaves it waiting for. */
function wartetAuf(antwort: Antwort): 'netz' | 'anmeldung' | null {
  if (antwort.ok) return null
  if (antwort.art === 'netz') return 'netz'
  return antwort.ablehnung.code === 'nicht-angemeldet' ? 'anmeldung' : null
}

function standNach(
  stand: Stand,
  antwort: Exclude<Antwort, { art: 'netz' }>,
  { vorschau }: Auftrag,
): Stand {
  if (!antwort.ok) return neuererStand(stand, antwort.ablehnung.stand ?? stand)
  const { nachricht } = antwort
  const neu = nachricht && nachNachricht(stand, nachricht)
  return neu ?? { ...stand, akte: vorschau(stand.akte) }
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

function sichtVon({ stand, schlange, abgelehnte, lage, eingabe }: Zustand): Sicht {
  return {
    akte: schlange.reduce((bisher, { auftrag }) => auftrag.vorschau(bisher), stand.akte),
    offen: schlange.map(({ wartend }) => wartend),
    konflikte: abgelehnte.flatMap((wartend): Konflikt[] => {
      const { absage } = wartend
      return absage ? [{ art: 'absage', wartend, folgen: [], moeglich: ['verwerfen'], absage }] : []
    }),
    lage: lageVon({ schlange, abgelehnte, lage }),
    eingabe,
  }
}

function lageVon(z: Pick<Zustand, 'schlange' | 'abgelehnte' | 'lage'>): Speicherlage {
  if (z.abgelehnte.length > 0) return { art: 'konflikt', anzahl: z.abgelehnte.length }
  if (z.lage === 'ruht') return { art: 'gespeichert' }
  return { art: 'wartet', anzahl: z.schlange.length, warum: z.lage, gefaehrdet: true }
}
