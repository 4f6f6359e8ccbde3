import { SERVER_KANN_NICHT } from '@/lib/format/speicherlage'
import { fehltEtwas, nachAntwort, nachNeuanfang, nachStand, naechster } from '@/lib/sync/abend'
import type { Abendlage, Absage, OpAntwort, Wartend } from '@/lib/sync/ausgang'
import type { Spieltaglog } from '@/lib/sync/ereignis'
import { mitVersuch } from '@/lib/sync/ruecknahme'
import type { Marke, Stand } from '@/lib/sync/stand'
import type { Ablage } from './ablage'
import { einmalZugleich } from '@/lib/client/einmal'
import type { Funk, Sendelage } from './funk'
import type { Gehalten } from './geraet'
import type { Abendort } from './geraet-db'
import { neueId } from '@/lib/client/ids'
import type { Logantwort } from '@/lib/client/live/log'
import type { Antwort } from '@/lib/client/ops'
import { gibPacht, nimmPacht } from './pacht'
import { computePause } from '@/lib/client/pause'
import { createStoerungen } from './stoerungen'

/** Sends what waits on this device: one tab at a time, one operation after the other. */
export interface Sender {
  /** Something new waits, or something suggests that it goes now: tries at once. */
  readonly wecke: (anlass: 'neues' | 'netz') => void
  readonly getLage: () => Sendelage
  /** Hears how it goes, after each attempt. */
  readonly abonniere: (hoerer: (lage: Sendelage) => void) => () => void
}

export interface SenderOptionen {
  readonly ablage: Ablage
  readonly funk: Funk
  /** Of this tab among those of the browser. */
  readonly tab: string
  /** Who is signed in on this page; null for nobody, or a guest. */
  readonly getKontoId: () => string | null
  /** False when it is known that nothing can go out. */
  readonly istVerbunden: () => boolean
  readonly sende: (wartend: Wartend) => Promise<Antwort>
  readonly liesLog: (ort: Abendort, bekannt: Marke | null) => Promise<Logantwort>
  readonly jetzt: () => number
  /** From 0 to 1. */
  readonly zufall: () => number
}

/** How often it is looked whether the tab that sends still does. */
const WARTE_AUF_TAB_MS = 1000

/** What became of one step: taken care of, or nothing could be said, which leaves the record where it is. */
type Ausgang = 'erledigt' | Offen
type Offen = 'netz' | 'stoerung' | 'anmeldung'

export function createSender(optionen: SenderOptionen): Sender {
  const { ablage, funk, tab, getKontoId, jetzt, zufall } = optionen
  const lage = createLage(funk)
  const uhr = createUhr()
  /** Accounts that must sign in first. */
  const gesperrt = new Set<string | null>()
  let fehlschlaege = 0
  const stoerungen = createStoerungen({ jetzt, zufall })
  const schritte = mitPacht(optionen)

  const lauf = einmalZugleich(async () => {
    uhr.halteAn()
    await arbeiteAb()
    await gibPacht(tab).catch(() => undefined)
  })

  async function arbeiteAb() {
    while ((await naechstes()) !== undefined) {
      // Where nothing can be stored there is nothing that another tab could send.
      const besetzt = await nimmPacht(tab, jetzt()).catch(() => null)
      if (besetzt !== null) return uhr.stelle(WARTE_AUF_TAB_MS, lauf)
      // Before this tab had the right, another one may have sent it.
      const wartend = await naechstes()
      if (wartend === undefined) break
      if (fehlschlaege === 0) lage.setze('sendet')
      const ausgang = await versuche(wartend)
      const folge = ausgang === 'stoerung' ? stoerungen.zaehle(wartend) : null
      if (ausgang === 'netz' || folge === 'warte') {
        uhr.stelle(computePause(fehlschlaege++, zufall()), lauf)
        return lage.setze('netz')
      }
      fehlschlaege = 0
      if (folge === 'beiseite') await legeBeiseite(wartend, ablage)
      if (folge === null) stoerungen.vergiss(wartend)
      if (ausgang === 'anmeldung') gesperrt.add(wartend.kontoId)
    }
    const rest = stoerungen.getRest()
    if (rest !== null) {
      uhr.stelle(rest, lauf)
      lage.setze('netz')
    } else if (gesperrt.has(getKontoId())) lage.setze('anmeldung')
  }

  /** What leaves a record where it is counts as a failure, whatever was answered: nothing is tried twice without a pause. */
  async function versuche(wartend: Wartend): Promise<Ausgang> {
    const ausgang = await erledige(wartend, schritte).catch(alsStoerung)
    if (ausgang === 'anmeldung' && wartend.kontoId === null) return 'stoerung'
    if (ausgang !== 'erledigt') return ausgang
    const nachher = await ablage.listWartende()
    return nachher.some((w) => istNichtWeiter(w, wartend)) ? 'stoerung' : ausgang
  }

  async function naechstes(): Promise<Wartend | undefined> {
    const kontoId = gesperrt.has(getKontoId()) ? null : getKontoId()
    return findNaechstes(await ablage.listWartende(), { kontoId, ruht: stoerungen.ruht })
  }

  funk.hoere((ruf) => {
    if (ruf.art === 'neues') void lauf()
  })
  return {
    wecke: (anlass) => {
      if (anlass === 'neues') funk.rufe({ art: 'neues' })
      else {
        gesperrt.clear()
        stoerungen.weckeAuf()
        fehlschlaege = 0
      }
      void lauf()
    },
    getLage: lage.get,
    abonniere: lage.abonniere,
  }
}

function istNichtWeiter(jetzt: Wartend, vorher: Wartend): boolean {
  return jetzt.op.id === vorher.op.id && jetzt.seq === vorher.seq && jetzt.absage === undefined
}

/** One operation may take two requests: the right is renewed before each. */
function mitPacht(optionen: SenderOptionen): SenderOptionen {
  const { tab, jetzt, liesLog } = optionen
  return {
    ...optionen,
    liesLog: async (ort, bekannt) => {
      await nimmPacht(tab, jetzt()).catch(() => null)
      return liesLog(ort, bekannt)
    },
  }
}

/** The next record of the line, else one that the server has taken and the log must be read for. */
function findNaechstes(
  wartende: readonly Wartend[],
  p: { readonly kontoId: string | null; readonly ruht: (wartend: Wartend) => boolean },
): Wartend | undefined {
  const { kontoId, ruht } = p
  const meine = wartende.filter((w) => (w.kontoId === null || w.kontoId === kontoId) && !ruht(w))
  return naechster(meine, kontoId) ?? meine.find((w) => w.seq !== undefined)
}

/** One alarm at a time. */
function createUhr() {
  let uhr: ReturnType<typeof setTimeout> | undefined
  const halteAn = () => clearTimeout(uhr)
  return {
    halteAn,
    stelle: (ms: number, was: () => Promise<void>) => {
      halteAn()
      uhr = setTimeout(() => void was(), ms)
    },
  }
}

async function erledige(
  wartend: Wartend,
  optionen: Pick<SenderOptionen, 'ablage' | 'sende' | 'liesLog' | 'istVerbunden'>,
): Promise<Ausgang> {
  const { weg, spieltagId, kontoId, op } = wartend
  const ort = { weg, spieltagId, kontoId }
  if (wartend.seq !== undefined) return holeNach(ort, optionen)
  if (!optionen.istVerbunden()) return 'netz'
  // Taken back in this moment.
  if (!(await merkeVersuch(wartend, ort, optionen))) return 'erledigt'
  const antwort = await deute(ort, await optionen.sende(wartend), optionen)
  if (typeof antwort === 'string') return antwort
  const ids = { antwort, neueId: neueId() }
  const neu = await optionen.ablage.verwandle(ort, (g) => nach(g, op.id, ids), 'fluechtig')
  const { stand, wartende } = neu
  if (stand === null) return 'erledigt'
  const fehlt = fehltEtwas({ stand, wartende }) || istVonFrueher(antwort, stand)
  return fehlt ? holeNach(ort, optionen) : 'erledigt'
}

/** Says on the device that a record goes out now: nobody may take it back without the server. False when somebody just has. */
async function merkeVersuch(
  { op, versucht }: Wartend,
  ort: Abendort,
  { ablage }: Pick<SenderOptionen, 'ablage'>,
): Promise<boolean> {
  if (versucht) return true
  const { wartende } = await ablage.verwandle(
    ort,
    (g) => ({ ...g, wartende: mitVersuch(g.wartende, op.id) }),
    'fluechtig',
  )
  return wartende.some((w) => w.op.id === op.id)
}

/** What an answer says of the operation. A refusal comes with the evening as it is, from the log where the answer has it not. */
async function deute(
  ort: Abendort,
  antwort: Antwort,
  { liesLog }: Pick<SenderOptionen, 'liesLog'>,
): Promise<OpAntwort | Offen> {
  if (antwort.ok) return { art: 'genommen', seq: antwort.seq, nachricht: antwort.nachricht }
  if (antwort.art === 'netz') return ohneAntwort(antwort)
  const { code, fehler, stand } = antwort.ablehnung
  if (code === 'nicht-angemeldet') return 'anmeldung'
  const absage = { code, fehler }
  if (stand !== undefined) return { art: 'abgelehnt', absage, stand }
  const gelesen = await liesLog(ort, null)
  if (gelesen.art === 'netz') return ohneAntwort(gelesen)
  if (gelesen.art === 'anmeldung') return 'anmeldung'
  const jetzt = gelesen.art === 'da' ? (gelesen.log.stand ?? undefined) : undefined
  return { art: 'abgelehnt', absage, stand: jetzt }
}

/** An answer from before what is known: overtaken, or the server went back to a backup. The log knows. */
function istVonFrueher(antwort: OpAntwort, stand: Stand): boolean {
  const dazu = antwort.art === 'genommen' ? antwort.nachricht : antwort.stand
  return dazu !== undefined && dazu.seq < stand.seq
}

function ohneAntwort({ stoerung }: { readonly stoerung?: true }): Offen {
  return stoerung ? 'stoerung' : 'netz'
}

/** What this app does not understand of an answer is as good as none, and must not hold up the others. */
function alsStoerung(error: unknown): Offen {
  console.error(error)
  return 'stoerung'
}

/** A person decides about what the server fails on; nobody knows whether it has been taken, and its id sees to that. */
async function legeBeiseite(wartend: Wartend, ablage: Ablage): Promise<void> {
  const { weg, spieltagId, kontoId, op } = wartend
  const fehler = {
    ort: '',
    regel: 'Format',
    code: 'serverfehler',
    text: SERVER_KANN_NICHT,
  } as const
  const absage: Absage = { code: 'abgelehnt', fehler: [fehler] }
  const ids = { antwort: { art: 'abgelehnt', absage }, neueId: neueId() } as const
  await ablage.verwandle({ weg, spieltagId, kontoId }, (g) => nach(g, op.id, ids), 'fluechtig')
}

function nach(
  { stand, wartende }: Gehalten,
  opId: string,
  ids: { readonly antwort: OpAntwort; readonly neueId: string },
): Gehalten {
  const { antwort } = ids
  const aktuell = stand ?? (antwort.art === 'abgelehnt' ? antwort.stand : undefined)
  if (aktuell !== undefined) return nachAntwort({ stand: aktuell, wartende }, opId, ids)
  // The evening is not here: there is nothing to compare with.
  if (antwort.art === 'genommen')
    return { stand: null, wartende: wartende.filter((w) => w.op.id !== opId) }
  const { absage } = antwort
  return { stand: null, wartende: wartende.map((w) => (w.op.id === opId ? { ...w, absage } : w)) }
}

/** The server has taken something, and this device has not seen what came of it. */
async function holeNach(
  ort: Abendort,
  { ablage, liesLog }: Pick<SenderOptionen, 'ablage' | 'liesLog'>,
): Promise<Ausgang> {
  const { stand } = await ablage.lies(ort)
  const gelesen = await liesLog(ort, stand)
  if (gelesen.art === 'netz') return ohneAntwort(gelesen)
  if (gelesen.art === 'anmeldung') return 'anmeldung'
  const log = gelesen.art === 'da' ? gelesen.log : null
  await ablage.verwandle(ort, (g) => nachLog(g, log), 'fluechtig')
  return 'erledigt'
}

function nachLog(gehalten: Gehalten, log: Spieltaglog | null): Gehalten {
  const gelesen = log?.stand ?? null
  if (gelesen === null) return ohneGenommene(gehalten)
  if (log?.neu) return nachNeuanfang({ ...gehalten, stand: gelesen }, gelesen)
  return ohneGenommene(mitStand(gehalten, gelesen))
}

function mitStand({ stand, wartende }: Gehalten, neu: Abendlage['stand']): Gehalten {
  return nachStand({ stand: stand ?? neu, wartende }, neu)
}

/** The log was read, so what the server has taken is either in the evening or not for this reader. */
function ohneGenommene({ stand, wartende }: Gehalten): Gehalten {
  return { stand, wartende: wartende.filter((w) => w.seq === undefined) }
}

/** How it goes here, or in the tab that sends. */
function createLage(funk: Funk) {
  const hoerer = new Set<(lage: Sendelage) => void>()
  let lage: Sendelage = 'sendet'
  const nimm = (neu: Sendelage) => {
    lage = neu
    hoerer.forEach((h) => h(neu))
  }
  funk.hoere((ruf) => {
    if (ruf.art === 'sendelage') nimm(ruf.sendelage)
  })
  return {
    get: () => lage,
    setze: (neu: Sendelage) => {
      nimm(neu)
      funk.rufe({ art: 'sendelage', sendelage: neu })
    },
    abonniere: (h: (lage: Sendelage) => void) => {
      hoerer.add(h)
      return () => hoerer.delete(h)
    },
  }
}
