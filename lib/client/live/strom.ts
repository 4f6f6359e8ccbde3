import type { Ereignis } from '@/lib/sync/ereignis'

/** The live stream of a page, as long as the page can be seen. */
export interface LiveOptionen {
  /** Path and query of the stream. */
  readonly adresse: string
  readonly onEreignis: (ereignis: Ereignis) => void
  /** The stream is open (again): what came before it is in the log. */
  readonly onOffen: () => void
  /** It is lost, or closed because nobody sees the page. It is tried again. */
  readonly onGetrennt: () => void
  /** An attempt did not open it: a browser does not tell why, the log does. It is tried again, ever later. */
  readonly onVerweigert: () => void
}

/** The server's heartbeat comes every 15 s: after so long without one the line is dead, whatever the socket says. */
const STILLE_MS = 40_000
const WARTE_ERST_MS = 500
const WARTE_HOECHSTENS_MS = 30_000

/**
 * Keeps a stream open and answers how to end it. Only while the page is in view: a browser opens six connections to a host over
 * plain HTTP, and a page in the background would hold one of them.
 */
export function haltLive(optionen: LiveOptionen): () => void {
  let quelle: EventSource | null = null
  let uhr: ReturnType<typeof setTimeout> | undefined
  let fehlschlaege = 0
  let steht = false
  let beendet = false

  function schliesse() {
    clearTimeout(uhr)
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
    const hoechstens = Math.min(WARTE_HOECHSTENS_MS, WARTE_ERST_MS * 2 ** fehlschlaege)
    fehlschlaege += 1
    // Spread: after a restart everybody comes back at once.
    uhr = setTimeout(oeffne, hoechstens * (0.5 + Math.random() / 2))
    if (!stand) optionen.onVerweigert()
  }

  function bewache() {
    clearTimeout(uhr)
    uhr = setTimeout(spaeterNochmal, STILLE_MS)
  }

  function oeffne() {
    clearTimeout(uhr)
    if (beendet || quelle !== null || document.visibilityState !== 'visible') return
    const neu = new EventSource(optionen.adresse)
    quelle = neu
    bewache()
    neu.onopen = () => {
      steht = true
      fehlschlaege = 0
      optionen.onOffen()
    }
    neu.addEventListener('takt', bewache)
    neu.onmessage = ({ data }: MessageEvent<string>) => {
      bewache()
      const ereignis = JSON.parse(data) as Ereignis
      if (ereignis.art === 'ende') beende()
      optionen.onEreignis(ereignis)
    }
    neu.onerror = spaeterNochmal
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

/** Tells when the page comes into view, goes, or has another network; answers how to stop. */
function achteAufFenster(tue: Readonly<Record<'oeffne' | 'schliesse' | 'sofort', () => void>>) {
  const beiSicht = () => (document.visibilityState === 'visible' ? tue.oeffne() : tue.schliesse())
  document.addEventListener('visibilitychange', beiSicht)
  // A page that the browser keeps for the way back must not hold a line.
  window.addEventListener('pagehide', tue.schliesse)
  window.addEventListener('pageshow', tue.oeffne)
  window.addEventListener('online', tue.sofort)
  return () => {
    document.removeEventListener('visibilitychange', beiSicht)
    window.removeEventListener('pagehide', tue.schliesse)
    window.removeEventListener('pageshow', tue.oeffne)
    window.removeEventListener('online', tue.sofort)
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
