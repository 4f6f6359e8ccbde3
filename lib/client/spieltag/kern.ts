import { nachEreignis, nachNeuanfang, nachStand, reiheEin } from '@/lib/sync/abend'
import { anblick } from '@/lib/sync/anblick'
import type { Abendlage, Absender, Entscheid } from '@/lib/sync/ausgang'
import { entscheide, nimmZurueck } from '@/lib/sync/entscheid'
import type { Marke, Stand } from '@/lib/sync/stand'
import { gehtZurueck } from '@/lib/sync/stand'
import type { Ablage } from '@/lib/client/ausgang/ablage'
import type { Gehalten, Schritt } from '@/lib/client/ausgang/geraet'
import type { Abendort } from '@/lib/client/ausgang/geraet-db'
import { schluesselVon } from '@/lib/client/ausgang/geraet-db'
import { neueId } from '@/lib/client/ids'
import type { Logantwort } from '@/lib/client/live/log'
import type { Sender } from '@/lib/client/ausgang/sender'
import type { Auftrag, Ergebnis, SpieltagKern } from './speicher'
import type { Zelle } from './zelle'

/** What all evenings of a tab share. */
export interface Dienst {
  readonly ablage: Ablage
  readonly sender: Sender
  readonly liesLog: (ort: Abendort, bekannt: Marke | null) => Promise<Logantwort>
  /** Whether what waits could be cleared away by the browser; asks it not to. */
  readonly istSpeicherUnsicher: () => Promise<boolean>
  /** Epoch milliseconds. */
  readonly jetzt: () => number
}

interface Optionen {
  readonly absender: Absender
  readonly spieltagId: string
  readonly dienst: Dienst
  readonly zelle: Zelle
  /** How long an answer is waited for before the table may go on, in milliseconds. */
  readonly geduldMs: number
}

/**
 * Takes part in what the device holds of one Spieltag, and shows it: the server's truth with the own changes on top. Changes go to
 * the device first; whichever tab sends them, the answer comes back through the device.
 */
export function createSpieltagKern(optionen: Optionen): SpieltagKern {
  const { absender, spieltagId, dienst } = optionen
  const { weg, kontoId } = absender
  const k: Kern = { ...optionen, ort: { weg, kontoId, spieltagId } }
  verbinde(k)
  return {
    tue: (auftrag) => tue(k, auftrag),
    merke: (auftrag) => reihe(k, auftrag),
    loese: async ({ op }, entscheid, grund) => {
      await loese(k, { opId: op.id, entscheid, grund })
      dienst.sender.wecke('neues')
    },
    nochmal: () => dienst.sender.wecke('netz'),
    ...createEmpfang(k),
  }
}

/** What the parts of a store have in common. */
interface Kern extends Optionen {
  readonly ort: Abendort
}

/** A step of the evening in what the device holds. */
function verwandle(
  { ort, zelle, dienst }: Kern,
  schritt: (abend: Abendlage, nummer: number) => Abendlage,
  haltbar: 'dauerhaft' | 'fluechtig' = 'dauerhaft',
): Promise<Gehalten> {
  const mitStand: Schritt = ({ stand, wartende }, nummer) =>
    schritt({ stand: stand ?? zelle.get().abend.stand, wartende }, nummer)
  return dienst.ablage.verwandle(ort, mitStand, haltbar)
}

/** Puts a change into the line, on the device. */
async function reihe(k: Kern, auftrag: Auftrag): Promise<void> {
  const { sender, jetzt } = k.dienst
  await verwandle(k, (abend, nummer) =>
    reiheEin(abend, { ...auftrag, absender: k.absender, nummer, zeit: jetzt() }),
  )
  sender.wecke('neues')
  void pruefeGefahr(k)
}

/** Whoever waits is told of a refusal, and then it is no Konflikt. */
async function tue(k: Kern, auftrag: Auftrag): Promise<Ergebnis> {
  const { id } = auftrag.op
  k.zelle.erwarte(id)
  try {
    await reihe(k, auftrag)
    const antwort = await warteAufAntwort(k, id)
    // It was built on an own change that is a Konflikt, and waits with that.
    const { konflikte } = k.zelle.get().gesehen
    const gehtMit = konflikte.some((s) => s.folgen.some((w) => w.op.id === id))
    const ergebnis: Ergebnis = gehtMit ? { ok: true, gesichert: false } : antwort
    if (!ergebnis.ok) await verwandle(k, (abend) => nimmZurueck(abend, id))
    return ergebnis
  } finally {
    // Also where the device's store fails: nobody waits at the screen any more, a refusal is a Konflikt there.
    k.zelle.erwarteNichtMehr(id)
  }
}

function loese(
  k: Kern,
  p: {
    readonly opId: string
    readonly entscheid: Entscheid
    readonly grund?: string | undefined
  },
): Promise<unknown> {
  const { absender, dienst } = k
  return verwandle(k, (abend, nummer) => {
    const quelle = { absender, neueId, nummer, zeit: dienst.jetzt(), grund: p.grund }
    return entscheide(abend, p, quelle)
  })
}

/** The answer, whichever tab gets it; none when an attempt failed, or when it takes too long. */
function warteAufAntwort({ zelle, dienst, geduldMs }: Kern, opId: string): Promise<Ergebnis> {
  return new Promise((fertig) => {
    const offen: Ergebnis = { ok: true, gesichert: false }
    const pruefe = () => {
      const wartend = zelle.get().abend.wartende.find((w) => w.op.id === opId)
      if (wartend === undefined || wartend.seq !== undefined) ende({ ok: true, gesichert: true })
      else if (wartend.absage) ende({ ok: false, ablehnung: wartend.absage })
    }
    const uhr = setTimeout(() => ende(offen), geduldMs)
    const geh = zelle.abonniere(pruefe)
    const gehAuch = dienst.sender.abonniere((lage) => {
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
async function pruefeGefahr({ zelle, dienst }: Kern): Promise<void> {
  const { ablage, istSpeicherUnsicher } = dienst
  const unsicher = await istSpeicherUnsicher()
  zelle.setze({ gefaehrdet: unsicher || !ablage.istDauerhaft() })
}

function verbinde(k: Kern): void {
  const { ort, zelle, dienst } = k
  const { ablage, sender } = dienst
  let bewahrt: Marke | null = null
  const nimm = ({ stand, wartende }: Gehalten) => {
    const { abend } = zelle.get()
    // The screen may be ahead of what is kept, but not when that was given up for another protocol, in whatever tab.
    const neu = stand !== null && bewahrt !== null && gehtZurueck(stand, bewahrt)
    bewahrt = stand ?? bewahrt
    if (neu) zeige(zelle, { stand, wartende })
    else zeige(zelle, nachStand({ stand: stand ?? abend.stand, wartende }, abend.stand))
    if (!zelle.get().gelesen) zelle.setze({ gelesen: true })
  }
  ablage.abonniere((wo, gehalten) => {
    if (wo !== null && !istDerselbe(wo, ort)) return
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
): Pick<SpieltagKern, 'uebernimm' | 'uebernimmNachricht' | 'leseLog'> {
  const { zelle, ort } = k

  function uebernimm(stand: Stand) {
    const { abend } = zelle.get()
    if (stand.seq <= abend.stand.seq) return
    zeige(zelle, nachStand(abend, stand))
    void verwandle(k, (a) => nachStand(a, stand), 'fluechtig')
  }

  /** What this device knew never came to be on the server. */
  async function beginneNeu(stand: Stand) {
    const { wartende } = await verwandle(k, (a) => nachNeuanfang(a, stand), 'fluechtig')
    zeige(zelle, { stand, wartende })
    k.dienst.sender.wecke('neues')
  }

  async function leseLog() {
    const gelesen = await k.dienst.liesLog(ort, zelle.get().abend.stand)
    if (gelesen.art === 'da') {
      const { stand, neu, personen } = gelesen.log
      zelle.nimmPersonen(personen)
      if (stand !== null) await (neu ? beginneNeu(stand) : uebernimm(stand))
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
      zeige(zelle, danach)
      void verwandle(
        k,
        (a) => nachEreignis(a, nachricht) ?? nachStand(a, danach.stand),
        'fluechtig',
      )
    },
  }
}

function zeige(zelle: Zelle, abend: Abendlage): void {
  zelle.setze({ abend, gesehen: anblick(abend) })
}

function istDerselbe(a: Abendort, b: Abendort): boolean {
  return schluesselVon(a) === schluesselVon(b) && a.kontoId === b.kontoId
}
