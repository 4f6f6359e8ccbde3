import { createAblage } from './ablage'
import { istSpeicherUnsicher } from './bestand'
import { createFunk } from './funk'
import { raeumeAuf } from './geraet-abende'
import { neueId } from './ids'
import { liesLog } from './log'
import { sendOp } from './ops'
import { createSender } from './sender'
import type { Dienst } from './spieltag-speicher'

let dienst: Dienst | null = null
let kontoHier: string | null = null

/** Says whose page this is: only that account's changes are sent from it, and those that came by a link. */
export function setzeKonto(kontoId: string | null): void {
  kontoHier = kontoId
}

/** The keeping and sending of this tab: one for all its pages, begun with the first that asks. Only in a browser. */
export function getDienst(): Dienst {
  dienst ??= beginne()
  return dienst
}

function beginne(): Dienst {
  const funk = createFunk()
  const ablage = createAblage(funk)
  const sender = createSender({
    ...{ ablage, funk, tab: neueId(), getKontoId: () => kontoHier },
    sende: ({ weg, op, kontoId }) => sendOp(weg, op, kontoId),
    liesLog: (ort, nach) => liesLog(ort.weg, { spieltagId: ort.spieltagId, nach }),
    jetzt: Date.now,
    zufall: Math.random,
  })
  const beiSicht = () => {
    if (document.visibilityState === 'visible') sender.wecke('netz')
  }
  window.addEventListener('online', () => sender.wecke('netz'))
  window.addEventListener('pageshow', beiSicht)
  document.addEventListener('visibilitychange', beiSicht)
  void raeumeAuf(Date.now()).catch(() => undefined)
  return {
    ...{ ablage, sender, istSpeicherUnsicher, jetzt: Date.now },
    liesLog: (ort, nach) => liesLog(ort.weg, { spieltagId: ort.spieltagId, nach }),
  }
}
