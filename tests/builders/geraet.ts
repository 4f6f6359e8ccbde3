import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import type { Ablage } from '@/lib/client/ausgang/ablage'
import { createAblage } from '@/lib/client/ausgang/ablage'
import type { Funk, Ruf } from '@/lib/client/ausgang/funk'
import { schliesseGeraetDb } from '@/lib/client/ausgang/geraet-db'
import type { Logantwort } from '@/lib/client/live/log'
import { neueOp, type Antwort } from '@/lib/client/ops'
import { createSender } from '@/lib/client/ausgang/sender'
import type { Dienst } from '@/lib/client/spieltag/kern'
import { createSpieltagKern } from '@/lib/client/spieltag/kern'
import type { Auftrag, SpieltagSpeicher } from '@/lib/client/spieltag/speicher'
import { createSpieltagSpeicher } from '@/lib/client/spieltag/speicher'
import { naechstePosition } from '@/lib/domain/spieltag/vorgriff'
import type { SpieltagAkte } from '@/lib/domain/spieltag/spieltag'
import type { Wartend } from '@/lib/sync/ausgang'
import { nachNachricht, type Marke, type Nachricht, type Stand } from '@/lib/sync/stand'
import type { Weg } from '@/lib/sync/weg'
import { vorgriff } from '@/lib/sync/vorgriff'
import { FUENF, normal } from './runde'
import { abend } from './spieltag'

/** A phone with its browser, and a server at the end of a wire that the test cuts: nothing of it is real but the device's store. */

export const ABEND = abend({ spieler: FUENF })
export const WEG: Weg = { art: 'verein', kurz: 'kreuzdame' }
export const ANNA = 'konto-anna'
const VIER = ['Bernd', 'Clara', 'Dieter', 'Elke']

const lebende = new Set<() => void>()

/** A new browser: nothing is stored, no tab is open. */
export async function leeresGeraet(): Promise<void> {
  lebende.forEach((stirb) => stirb())
  lebende.clear()
  await schliesseGeraetDb()
  globalThis.indexedDB = new IDBFactory()
}

/** How the next request ends; what it had reached by then is another matter. */
type Leitung = 'gut' | 'keine' | 'antwort-verloren' | 'abgemeldet'

/** Takes operations as the real one does, as far as one evening without rules goes. */
export function createServer(anfang: Stand = { seq: 1, akte: ABEND }) {
  let stand = anfang
  let leitung: Leitung = 'gut'
  const genommen = new Map<string, number>()
  /** The ids of all that arrived, in order. */
  const angekommen: string[] = []
  /** Asked before each answer: a test holds it up there. */
  let vorAntwort: () => Promise<void> = () => Promise.resolve()

  function nimm(wartend: Wartend): Antwort {
    const { op } = wartend
    angekommen.push(op.id)
    const seq = genommen.get(op.id)
    if (seq !== undefined) return { ok: true, seq }
    const neu = vorgriff(stand.akte, wartend)
    const frei = op.art !== 'spiel-eintragen' || op.daten.position === naechste(stand.akte)
    if (neu === stand.akte || !frei)
      return { ok: false, art: 'abgelehnt', ablehnung: lehneAb(frei) }
    return { ok: true, seq: stand.seq + 1, nachricht: schreibe(neu, op.id) }
  }

  function schreibe(neu: SpieltagAkte, opId: string): Nachricht {
    const { seq: vorher, akte } = stand
    stand = { seq: vorher + 1, akte: neu }
    genommen.set(opId, stand.seq)
    return {
      ...{ spieltagId: neu.id, opId, seq: stand.seq, vorher },
      aenderungen: neu.runden.flatMap(({ spiele }) =>
        spiele
          .filter((s) => !akte.runden.some((r) => r.spiele.includes(s)))
          .map((zeile) => ({ art: 'spiel', spieltagId: neu.id, zeile }) as const),
      ),
    }
  }

  function lehneAb(frei: boolean) {
    const code = frei ? 'veraltet' : 'position-vergeben'
    const fehler = [{ ort: '', regel: 'Format', code, text: 'Veraltet.' }] as const
    return { code: 'veraltet', fehler, stand } as const
  }

  return {
    angekommen,
    stelle: (neu: Leitung) => {
      leitung = neu
    },
    halteAuf: (vor: () => Promise<void>) => {
      vorAntwort = vor
    },
    /** What the device says of its network. */
    istVerbunden: () => leitung !== 'keine',
    getStand: () => stand,
    /** What another phone does. */
    vonAnderen: (auftrag: Auftrag) => {
      const wartend = { ...auftrag, erfasstVon: 'Bernd', zeit: 0 } as Wartend
      return schreibe(vorgriff(stand.akte, wartend), auftrag.op.id)
    },
    sende: async (wartend: Wartend): Promise<Antwort> => {
      if (leitung === 'keine') return { ok: false, art: 'netz' }
      if (leitung === 'abgemeldet')
        return { ok: false, art: 'abgelehnt', ablehnung: { code: 'nicht-angemeldet', fehler: [] } }
      const antwort = nimm(wartend)
      await vorAntwort()
      return leitung === 'antwort-verloren' ? { ok: false, art: 'netz' } : antwort
    },
    liesLog: (bekannt: Marke | null): Promise<Logantwort> => {
      if (leitung !== 'gut') return Promise.resolve({ art: 'netz' })
      const neu = bekannt !== null && (bekannt.seq > stand.seq || bekannt.siegel !== stand.siegel)
      const gelesen = neu || stand.seq > (bekannt?.seq ?? -1) ? stand : null
      const log = { stand: gelesen, personen: [], ...(neu && { neu }) }
      return Promise.resolve({ art: 'da', log })
    },
    /** What was written since is lost: a backup was put back. */
    gehZurueck: (alt: Stand) => {
      stand = alt
      genommen.clear()
    },
    nachNachricht,
  }
}

export type Server = ReturnType<typeof createServer>

/** The channel between the tabs of a browser. */
export function createKanal(): () => Funk {
  const tabs: Set<(ruf: Ruf) => void>[] = []
  return () => {
    const hier = new Set<(ruf: Ruf) => void>()
    tabs.push(hier)
    return {
      rufe: (ruf) => tabs.filter((t) => t !== hier).forEach((t) => t.forEach((h) => h(ruf))),
      hoere: (h) => {
        hier.add(h)
        return () => hier.delete(h)
      },
    }
  }
}

interface TabOptionen {
  readonly funk?: Funk
  readonly name?: string
  readonly jetzt?: () => number
  readonly kontoId?: string | null
}

/** One tab with the evening open; `stirb` is a crash: nothing goes out from it any more. */
export function oeffneTab(server: Server, optionen: TabOptionen = {}) {
  const { funk = createKanal()(), name = 'tab', jetzt = Date.now } = optionen
  const { kontoId = ANNA } = optionen
  let lebt = true
  const stirb = () => {
    lebt = false
  }
  lebende.add(stirb)
  const gehalten = createAblage(funk)
  const ablage: Ablage = {
    ...gehalten,
    listWartende: () => (lebt ? gehalten.listWartende() : Promise.resolve([])),
  }
  const sender = createSender({
    ...{ ablage, funk, tab: name, getKontoId: () => kontoId, jetzt, zufall: () => 0 },
    istVerbunden: server.istVerbunden,
    sende: server.sende,
    liesLog: (_ort, bekannt) => server.liesLog(bekannt),
  })
  const dienst: Dienst = {
    ...{ ablage, sender, jetzt, istSpeicherUnsicher: () => Promise.resolve(false) },
    liesLog: (_ort, bekannt) => server.liesLog(bekannt),
  }
  const absender = { weg: WEG, kontoId, erfasstVon: 'Anna' }
  const speicher = createSpieltagSpeicher({ seq: 1, akte: ABEND }, (zelle) =>
    Promise.resolve(
      createSpieltagKern({ absender, spieltagId: ABEND.id, dienst, zelle, geduldMs: 200 }),
    ),
  )
  speicher.verbinde()
  return { speicher, ablage, sender, stirb }
}

/** The entry of the next game as a screen makes it; `re` tells the games apart. */
export function eintrag(speicher: SpieltagSpeicher, re: readonly [string, string]): Auftrag {
  return eintragFuer(speicher.getSicht().akte, re)
}

export function eintragFuer(akte: SpieltagAkte, re: readonly [string, string]): Auftrag {
  return {
    op: neueOp('spiel-eintragen', 0, {
      ...{ spieltagId: akte.id, rundeId: 'abend-runde', position: naechste(akte) },
      spielId: crypto.randomUUID(),
      spiel: { ...normal(...re) },
      besetzung: [...VIER],
    }),
  }
}

function naechste(akte: SpieltagAkte): number {
  return naechstePosition(akte, 'abend-runde')
}

/** Who was Re in the games of an evening, in order. */
export function listRe(akte: SpieltagAkte): readonly string[] {
  return akte.runden.flatMap((r) => r.spiele.map((s) => s.spiel.re.join(' ')))
}

/** Who is Re in the games of a story, one after the other. */
export const EINS = ['Bernd', 'Clara'] as const
export const ZWEI = ['Clara', 'Elke'] as const
export const DREI = ['Dieter', 'Elke'] as const
