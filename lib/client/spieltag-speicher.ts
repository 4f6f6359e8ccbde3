import { nachEreignis, nachStand, reiheEin } from '../sync/abend'
import type { Abendlage, AbendOp, Absender, Entscheid, Wartend } from '../sync/ausgang'
import { entscheide } from '../sync/entscheid'
import type { Person } from '../sync/ereignis'
import type { Nachricht, Stand } from '../sync/stand'
import type { Ablage } from './ablage'
import type { Gehalten, Schritt } from './geraet'
import type { Abendort } from './geraet-db'
import { schluesselVon } from './geraet-db'
import { neueId } from './ids'
import type { Logantwort } from './log'
import type { Ablehnung } from './ops'
import type { Sender } from './sender'
import type { Sicht } from './spieltag-zelle'
import { createZelle } from './spieltag-zelle'

/** A change of the evening, to be sent. */
export interface Auftrag<O extends AbendOp = AbendOp> {
  readonly op: O
}

/** `ok` also without an answer: the change is kept and sent again, `gesichert` says whether it arrived. */
export type Ergebnis =
  | { readonly ok: true; readonly gesichert: boolean }
  | { readonly ok: false; readonly ablehnung: Ablehnung }

export interface SpieltagSpeicher {
  readonly getSicht: () => Sicht
  readonly abonniere: (hoerer: () => void) => () => void
  /** Begins to take part in what the device holds; asked again it does nothing. */
  readonly verbinde: () => void
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
  /** Who else enters a game right now, by name. */
  readonly setzeEingabe: (wer: readonly string[]) => void
  /** It may not be looked at any more. */
  readonly setzeVorbei: () => void
  /** Somebody is new, or has another name. */
  readonly nimmPersonen: (personen: readonly Person[]) => void
}

/** What all evenings of a tab share. */
export interface Dienst {
  readonly ablage: Ablage
  readonly sender: Sender
  readonly liesLog: (ort: Abendort, nach: number) => Promise<Logantwort>
  /** Whether what waits could be cleared away by the browser; asks it not to. */
  readonly istSpeicherUnsicher: () => Promise<boolean>
  /** Epoch milliseconds. */
  readonly jetzt: () => number
}

interface Optionen {
  readonly absender: Absender
  readonly anfang: Stand
  /** Only in a browser: a server draws what it has read. */
  readonly getDienst: () => Dienst
  /** How long an answer is waited for before the table may go on, in milliseconds. */
  readonly geduldMs: number
}

/**
 * One Spieltag as a screen shows it: what the device holds, which is the server's truth with the own changes on top. Changes go to
 * the device first; whichever tab sends them, the answer comes back through the device.
 */
export function createSpieltagSpeicher(optionen: Optionen): SpieltagSpeicher {
  const { absender, anfang, getDienst } = optionen
  const { weg, kontoId } = absender
  const ort: Abendort = { weg, kontoId, spieltagId: anfang.akte.id }
  const k: Kern = { ...optionen, ort, zelle: createZelle(anfang) }
  let verbunden = false

  return {
    getSicht: k.zelle.getSicht,
    abonniere: k.zelle.abonniere,
    verbinde: () => {
      if (!verbunden) verbinde(k)
      verbunden = true
    },
    tue: (auftrag) => tue(k, auftrag),
    merke: (auftrag) => reihe(k, auftrag),
    loese: async ({ op }, entscheid, grund) => {
      await loese(k, { opId: op.id, entscheid, grund })
      getDienst().sender.wecke('neues')
    },
    nochmal: () => getDienst().sender.wecke('netz'),
    ...createEmpfang(k),
  }
}

/** What the parts of a store have in common. */
interface Kern extends Optionen {
  readonly ort: Abendort
  readonly zelle: ReturnType<typeof createZelle>
}

/** A step of the evening in what the device holds. */
function verwandle(
  { ort, zelle, getDienst }: Kern,
  schritt: (abend: Abendlage, nummer: number) => Abendlage,
  haltbar: 'dauerhaft' | 'fluechtig' = 'dauerhaft',
): Promise<unknown> {
  const mitStand: Schritt = ({ stand, wartende }, nummer) =>
    schritt({ stand: stand ?? zelle.get().abend.stand, wartende }, nummer)
  return getDienst().ablage.verwandle(ort, mitStand, haltbar)
}

/** Puts a change into the line, on the device. */
async function reihe(k: Kern, { op }: Auftrag): Promise<void> {
  const { sender, jetzt } = k.getDienst()
  await verwandle(k, (abend, nummer) =>
    reiheEin(abend, { absender: k.absender, op, nummer, zeit: jetzt() }),
  )
  sender.wecke('neues')
  void pruefeGefahr(k)
}

/** Whoever waits is told of a refusal, and then it is no Konflikt. */
async function tue(k: Kern, auftrag: Auftrag): Promise<Ergebnis> {
  const { id } = auftrag.op
  k.zelle.erwarte(id)
  await reihe(k, auftrag)
  const ergebnis = await warteAufAntwort(k, id)
  if (!ergebnis.ok) await loese(k, { opId: id, entscheid: 'verwerfen' })
  k.zelle.erwarteNichtMehr(id)
  return ergebnis
}

function loese(
  k: Kern,
  p: {
    readonly opId: string
    readonly entscheid: Entscheid
    readonly grund?: string | undefined
  },
): Promise<unknown> {
  const { absender, getDienst } = k
  return verwandle(k, (abend, nummer) => {
    const quelle = { absender, neueId, nummer, zeit: getDienst().jetzt(), grund: p.grund }
    return entscheide(abend, p, quelle)
  })
}

/** The answer, whichever tab gets it; none when an attempt failed, or when it takes too long. */
function warteAufAntwort({ zelle, getDienst, geduldMs }: Kern, opId: string): Promise<Ergebnis> {
  return new Promise((fertig) => {
    const offen: Ergebnis = { ok: true, gesichert: false }
    const pruefe = () => {
      const wartend = zelle.get().abend.wartende.find((w) => w.op.id === opId)
      if (wartend === undefined || wartend.seq !== undefined) ende({ ok: true, gesichert: true })
      else if (wartend.absage) ende({ ok: false, ablehnung: wartend.absage })
    }
    const uhr = setTimeout(() => ende(offen), geduldMs)
    const geh = zelle.abonniere(pruefe)
    const gehAuch = getDienst().sender.abonniere((lage) => {
      if (lage !== 'sendet') ende(offen)
    })
    function ende(ergebnis: Ergebnis) {
      clearTimeout(uhr)
      geh()
      gehAuch()
      fertig(ergebnis)
    }
    pruefe()
  })
}

/** Whether what waits is safe here. */
async function pruefeGefahr({ zelle, getDienst }: Kern): Promise<void> {
  const { ablage, istSpeicherUnsicher } = getDienst()
  const unsicher = await istSpeicherUnsicher()
  zelle.setze({ gefaehrdet: unsicher || !ablage.istDauerhaft() })
}

function verbinde(k: Kern): void {
  const { ort, zelle, getDienst } = k
  const { ablage, sender } = getDienst()
  const nimm = ({ stand, wartende }: Gehalten) => {
    const { abend } = zelle.get()
    zelle.setze({ abend: nachStand({ stand: stand ?? abend.stand, wartende }, abend.stand) })
  }
  ablage.abonniere((wo, gehalten) => {
    if (!istDerselbe(wo, ort)) return
    if (gehalten === null) void ablage.lies(ort).then(nimm)
    else nimm(gehalten)
  })
  sender.abonniere((sendelage) => zelle.setze({ sendelage }))
  void ablage.lies(ort).then((gehalten) => {
    nimm(gehalten)
    if (gehalten.wartende.length === 0) return
    sender.wecke('netz')
    void pruefeGefahr(k)
  })
}

/** What comes from others. Messages show at once: what the device keeps follows. */
function createEmpfang(
  k: Kern,
): Pick<
  SpieltagSpeicher,
  'uebernimm' | 'uebernimmNachricht' | 'leseLog' | 'setzeEingabe' | 'setzeVorbei' | 'nimmPersonen'
> {
  const { zelle, ort } = k

  function uebernimm(stand: Stand) {
    const { abend } = zelle.get()
    if (stand.seq <= abend.stand.seq) return
    zelle.setze({ abend: nachStand(abend, stand) })
    void verwandle(k, (a) => nachStand(a, stand), 'fluechtig')
  }

  async function leseLog() {
    const gelesen = await k.getDienst().liesLog(ort, zelle.get().abend.stand.seq)
    if (gelesen.art === 'da') {
      const { stand, personen } = gelesen.log
      zelle.nimmPersonen(personen)
      if (stand !== null) uebernimm(stand)
    }
    return gelesen.art
  }

  return {
    uebernimm,
    leseLog,
    uebernimmNachricht: (nachricht) => {
      const { abend } = zelle.get()
      const danach = nachEreignis(abend, nachricht)
      if (danach === null) return void leseLog()
      if (danach.stand === abend.stand) return
      zelle.setze({ abend: danach })
      void verwandle(
        k,
        (a) => nachEreignis(a, nachricht) ?? nachStand(a, danach.stand),
        'fluechtig',
      )
    },
    setzeEingabe: (eingabe) => zelle.setze({ eingabe }),
    setzeVorbei: () => zelle.setze({ eingabe: [], vorbei: true }),
    nimmPersonen: zelle.nimmPersonen,
  }
}

function istDerselbe(a: Abendort, b: Abendort): boolean {
  return schluesselVon(a) === schluesselVon(b) && a.kontoId === b.kontoId
}
