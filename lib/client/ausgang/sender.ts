import { einmalZugleich } from '@/lib/client/einmal'
import { computePause } from '@/lib/client/pause'
import { createUhr } from '@/lib/client/uhr'
import { naechster } from '@/lib/sync/abend'
import type { Wartend } from '@/lib/sync/ausgang'
import type { Funk, Sendelage } from './funk'
import { gibLebenszeichen, istGegangen } from './lebenszeichen'
import { gibPacht, nimmPacht } from './pacht'
import { createStoerungen } from './stoerungen'
import type { Zustellung } from './zustellung'
import { legeBeiseite, versuche } from './zustellung'

/** Sends what waits on this device: one tab at a time, one operation after the other. */
export interface Sender {
  /** Something new waits, or something suggests that it goes now: tries at once. */
  readonly wecke: (anlass: 'neues' | 'netz') => void
  readonly getLage: () => Sendelage
  /** Hears how it goes, after each attempt. */
  readonly abonniere: (hoerer: (lage: Sendelage) => void) => () => void
}

interface SenderOptionen extends Zustellung {
  readonly funk: Funk
  /** Of this tab among those of the browser. */
  readonly tab: string
  /** Who is signed in on this page; null for nobody, or a guest. */
  readonly getKontoId: () => string | null
  readonly jetzt: () => number
  /** From 0 to 1. */
  readonly zufall: () => number
}

/** How often it is looked whether the tab that sends still does. */
const WARTE_AUF_TAB_MS = 1000

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
    uhr.halte()
    await arbeiteAb()
    await gibPacht(tab).catch(() => undefined)
  })
  const weiter = () => void lauf()

  async function arbeiteAb() {
    while ((await naechstes()) !== undefined) {
      if (await istBesetzt(optionen)) return uhr.stelle(WARTE_AUF_TAB_MS, weiter)
      // Before this tab had the right, another one may have sent it.
      const wartend = await naechstes()
      if (wartend === undefined) break
      if (fehlschlaege === 0) lage.setze('sendet')
      const ausgang = await versuche(wartend, schritte)
      const folge = ausgang === 'stoerung' ? stoerungen.zaehle(wartend) : null
      if (ausgang === 'netz' || folge === 'warte') {
        uhr.stelle(computePause(fehlschlaege++, zufall()), weiter)
        return lage.setze('netz')
      }
      fehlschlaege = 0
      if (folge === 'beiseite') await legeBeiseite(wartend, ablage)
      if (folge === null) stoerungen.vergiss(wartend)
      if (ausgang === 'anmeldung') gesperrt.add(wartend.kontoId)
    }
    const rest = stoerungen.getRest()
    if (rest !== null) {
      uhr.stelle(rest, weiter)
      lage.setze('netz')
    } else lage.setze(gesperrt.has(getKontoId()) ? 'anmeldung' : 'sendet')
  }

  async function naechstes(): Promise<Wartend | undefined> {
    const kontoId = gesperrt.has(getKontoId()) ? null : getKontoId()
    return findNaechstes(await ablage.listWartende(), { kontoId, ruht: stoerungen.ruht })
  }

  gibLebenszeichen(funk, tab)
  funk.hoere((ruf) => {
    if (ruf.art === 'neues') weiter()
  })
  return {
    wecke: (anlass) => {
      if (anlass === 'neues') funk.rufe({ art: 'neues' })
      else {
        gesperrt.clear()
        stoerungen.weckeAuf()
        fehlschlaege = 0
      }
      weiter()
    },
    getLage: lage.get,
    abonniere: lage.abonniere,
  }
}

/** Whether another tab sends. Where nothing can be stored there is nothing that it could send. */
async function istBesetzt({ funk, tab, jetzt }: SenderOptionen): Promise<boolean> {
  const wer = await nimmPacht(tab, jetzt()).catch(() => null)
  if (wer === null) return false
  if (!(await istGegangen(funk, wer))) return true
  return (await nimmPacht(tab, jetzt(), wer).catch(() => null)) !== null
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
