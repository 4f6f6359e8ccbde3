import { naechster } from '@/lib/sync/abend'
import type { Absender } from '@/lib/sync/ausgang'
import { createAblage } from './ablage'
import { istSpeicherUnsicher } from './bestand'
import { createFunk } from './funk'
import { raeumeAuf, vergissAndere } from './geraet-abende'
import { neueId } from '@/lib/client/ids'
import { liesLog } from '@/lib/client/live/log'
import { sendOp } from '@/lib/client/ops'
import { createSender } from './sender'
import type { Dienst } from '@/lib/client/spieltag/kern'
import { createSpieltagKern } from '@/lib/client/spieltag/kern'
import type { SpieltagKern } from '@/lib/client/spieltag/speicher'
import type { Zelle } from '@/lib/client/spieltag/zelle'

/** How long an answer is waited for before the table may go on. */
const GEDULD_MS = 4000

let dienst: Dienst | null = null
let kontoHier: string | null = null

/**
 * The keeping and sending of this tab: one for all its pages, begun with the first that asks. Only this account's changes are sent
 * from it, and those that came by a link. Only in a browser.
 */
export function getDienst(kontoId: string | null): Dienst {
  if (kontoId !== null) kontoHier = kontoId
  dienst ??= beginne()
  return dienst
}

/** A page of this account is open: what waits goes out, and what others have seen on this device is cleared away. */
export async function sendeNach(kontoId: string): Promise<void> {
  getDienst(kontoId).sender.wecke('netz')
  await vergissAndere(kontoId)
}

/** What this page may send goes out; done when nothing of it waits any more, or after so many milliseconds. */
export async function sendeZuEnde(hoechstensMs: number): Promise<void> {
  if (dienst === null) return
  const { ablage, sender } = dienst
  const bis = Date.now() + hoechstensMs
  sender.wecke('netz')
  while (Date.now() < bis && naechster(await ablage.listWartende(), kontoHier))
    await new Promise((weiter) => setTimeout(weiter, 100))
}

/** An evening of this device, shown in `zelle`. */
export function createSpieltagHier(p: {
  readonly absender: Absender
  readonly spieltagId: string
  readonly zelle: Zelle
}): SpieltagKern {
  return createSpieltagKern({ ...p, dienst: getDienst(p.absender.kontoId), geduldMs: GEDULD_MS })
}

function beginne(): Dienst {
  const funk = createFunk()
  const ablage = createAblage(funk)
  const sender = createSender({
    ...{ ablage, funk, tab: neueId(), getKontoId: () => kontoHier },
    istVerbunden: () => navigator.onLine,
    sende: ({ weg, op, kontoId }) => sendOp(weg, op, kontoId),
    liesLog: ({ weg, spieltagId }, bekannt) => liesLog(weg, { spieltagId, bekannt }),
    jetzt: Date.now,
    zufall: Math.random,
  })
  const beiSicht = () => {
    if (document.visibilityState !== 'visible') return
    ablage.weckeAuf()
    sender.wecke('netz')
  }
  window.addEventListener('online', () => sender.wecke('netz'))
  window.addEventListener('pageshow', beiSicht)
  document.addEventListener('visibilitychange', beiSicht)
  void raeumeAuf(Date.now()).catch(() => undefined)
  return {
    ...{ ablage, sender, istSpeicherUnsicher, jetzt: Date.now },
    liesLog: ({ weg, spieltagId }, bekannt) => liesLog(weg, { spieltagId, bekannt }),
  }
}
