import { istObjekt } from '@/lib/domain/objekt'
import type { Ereignis } from '@/lib/sync/ereignis'
import { computePause } from '@/lib/client/pause'
import { createUhr } from '@/lib/client/uhr'

/** The live stream of a page, as long as the page can be seen. */
export interface LiveOptionen {
  /** Path and query of the stream. */
  readonly adresse: string
  readonly onEreignis: (ereignis: Ereignis) => void
  /** The stream is open (again): what came before it is in the log. */
  readonly onOffen: () => void
  /** Something came over it, be it a heartbeat. */
  readonly onLebt: () => void
  /** It is lost, or closed because nobody sees the page. It is tried again. */
  readonly onGetrennt: () => void
  /** An attempt does not open it: a browser does not tell why, the log does. It is tried again, ever later. */
  readonly onVerweigert: () => void
}

/** The server's heartbeat comes every 15 s: after so long without one the line is dead, whatever the socket says. */
const STILLE_MS = 40_000
/** The server's first word comes at once: an attempt without one for so long has most likely no other end. */
const STUMM_MS = 5000
/** The first waiting time is spread too: after a restart everybody comes back at once. */
const PAUSE = { erstMs: 250, hoechstensMs: 30_000 } as const

/**
 * Keeps a stream open and answers how to end it. Only while the page is in view: a browser opens six connections to a host over
 * plain HTTP, and a page in the background would hold one of them.
 */
export function haltLive(optionen: LiveOptionen): () => void {
  let quelle: EventSource | null = null
  const uhr = createUhr()
  let fehlschlaege = 0
  let steht = false
  let beendet = false

  function schliesse() {
    uhr.halte()
    const offen = quelle !== null
    quelle?.close()
    quelle = null
    steht = false
    if (offen) optionen.onGetrennt()
  }

  /** Own attempts instead of the browser's, which end at the first answer that is no stream. */
  function spaeterNochmal() {
    const stand = steht
    schliesse()
    fehlschlaege += 1
    uhr.stelle(computePause(fehlschlaege, Math.random(), PAUSE), oeffne)
    if (!stand) optionen.onVerweigert()
  }

  function hoere() {
    uhr.stelle(STILLE_MS, spaeterNochmal)
    optionen.onLebt()
  }

  function oeffne() {
    if (beendet || quelle !== null || document.visibilityState !== 'visible') return
    quelle = new EventSource(optionen.adresse)
    uhr.stelle(STUMM_MS, () => {
      uhr.stelle(STILLE_MS - STUMM_MS, spaeterNochmal)
      optionen.onVerweigert()
    })
    hoereAuf(quelle, {
      offen: () => {
        steht = true
        fehlschlaege = 0
        optionen.onOffen()
      },
      lebt: hoere,
      ereignis: optionen.onEreignis,
      verloren: spaeterNochmal,
    })
  }

  /** Something suggests that the network is another one: not the old line, and not the old waiting time. */
  function sofort() {
    fehlschlaege = 0
    schliesse()
    oeffne()
  }

  function beende() {
    beendet = true
    schliesse()
    loese()
  }

  const loese = achteAufFenster({ oeffne, schliesse, sofort })
  oeffne()
  return beende
}

interface Ohr {
  readonly offen: () => void
  /** Before whatever else there is to tell. */
  readonly lebt: () => void
  readonly ereignis: (ereignis: Ereignis) => void
  readonly verloren: () => void
}

/** A source that says what this server never says is a lost one. */
function hoereAuf(quelle: EventSource, { offen, lebt, ereignis, verloren }: Ohr): void {
  quelle.onopen = () => {
    lebt()
    offen()
  }
  quelle.addEventListener('takt', lebt)
  quelle.onmessage = ({ data }: MessageEvent<string>) => {
    const gelesen = liesEreignis(data)
    if (gelesen === null) return verloren()
    lebt()
    ereignis(gelesen)
  }
  quelle.onerror = verloren
}

/** Null for what this server never says: somebody else speaks, or something was cut off. */
function liesEreignis(data: string): Ereignis | null {
  try {
    const inhalt: unknown = JSON.parse(data)
    return istObjekt(inhalt) && typeof inhalt['art'] === 'string' ? (inhalt as Ereignis) : null
  } catch {
    return null
  }
}

/** Tells when the page comes into view, goes, or has another network; answers how to stop. */
function achteAufFenster(tue: Readonly<Record<'oeffne' | 'schliesse' | 'sofort', () => void>>) {
  const beiSicht = () => (document.visibilityState === 'visible' ? tue.oeffne() : tue.schliesse())
  document.addEventListener('visibilitychange', beiSicht)
  // A page that the browser keeps for the way back must not hold a line.
  window.addEventListener('pagehide', tue.schliesse)
  window.addEventListener('pageshow', tue.oeffne)
  window.addEventListener('online', tue.sofort)
  // The old line would be silent: a new attempt says at once whether there is another.
  window.addEventListener('offline', tue.sofort)
  return () => {
    document.removeEventListener('visibilitychange', beiSicht)
    window.removeEventListener('pagehide', tue.schliesse)
    window.removeEventListener('pageshow', tue.oeffne)
    window.removeEventListener('online', tue.sofort)
    window.removeEventListener('offline', tue.sofort)
  }
}

/** Calls `tue` whenever somebody comes back to the page; answers how to stop. */
export function beiRueckkehr(tue: () => void): () => void {
  const beiSicht = () => {
    if (document.visibilityState === 'visible') tue()
  }
  document.addEventListener('visibilitychange', beiSicht)
  window.addEventListener('pageshow', tue)
  window.addEventListener('focus', tue)
  return () => {
    document.removeEventListener('visibilitychange', beiSicht)
    window.removeEventListener('pageshow', tue)
    window.removeEventListener('focus', tue)
  }
}
