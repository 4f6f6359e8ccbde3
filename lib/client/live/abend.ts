import type { Ereignis } from '@/lib/sync/ereignis'
import type { Weg } from '@/lib/sync/weg'
import { apiPfad } from '@/lib/sync/weg'
import { folge } from './folge'
import { getTab } from './tab'
import type { SpieltagSpeicher } from '@/lib/client/spieltag/speicher'

interface Abend {
  readonly weg: Weg
  readonly spieltagId: string
  readonly speicher: Pick<
    SpieltagSpeicher,
    'uebernimmNachricht' | 'leseLog' | 'setzeEingabe' | 'setzeVorbei' | 'nimmPersonen'
  >
}

const laufende = new Map<Abend['speicher'], { anzahl: number; readonly beende: () => void }>()

/** Keeps an evening up to date until the returned function is called; one stream, however many parts of the page ask for it. */
export function folgeAbend({ weg, spieltagId, speicher }: Abend): () => void {
  const lauf = laufende.get(speicher) ?? { anzahl: 0, beende: beginne() }
  lauf.anzahl += 1
  laufende.set(speicher, lauf)

  function beginne() {
    const niemand = () => speicher.setzeEingabe([])
    return folge({
      adresse: `${apiPfad(weg)}/live?spieltag=${spieltagId}&geraet=${getTab()}`,
      lies: speicher.leseLog,
      onEreignis: nimm,
      // Who cannot be heard of is not said to enter.
      onGetrennt: niemand,
      onVorbei: speicher.setzeVorbei,
    }).beende
  }
  function nimm(e: Ereignis) {
    if (e.art === 'spieltag') speicher.uebernimmNachricht(e.nachricht)
    if (e.art === 'person') speicher.nimmPersonen([e.person])
    if (e.art === 'eingabe') speicher.setzeEingabe(e.wer)
  }

  return () => {
    lauf.anzahl -= 1
    if (lauf.anzahl > 0) return
    laufende.delete(speicher)
    lauf.beende()
  }
}

/** A tap is answered before anybody else is told of it. */
const GLEICH_MS = 100
const MELDE_MS = 5000
/** Whoever does not touch the sheet for so long has put the phone down. */
const RUHE_MS = 60_000

/** Tells the others that somebody enters, from the first touch until `fertig`; `getTisch`: at which table, once there are several. */
export interface Melder {
  readonly beruehrt: () => void
  readonly fertig: () => void
}

export function createMelder(
  weg: Weg,
  spieltagId: string,
  getTisch: () => number | undefined = () => undefined,
): Melder {
  let uhr: ReturnType<typeof setTimeout> | undefined
  let zuletzt = 0
  let gesagt = false

  function sage(mehr: { readonly fertig?: true }) {
    const tisch = getTisch()
    // Nobody misses a word that does not arrive. The last one goes out after the page has gone.
    void fetch(`${apiPfad(weg)}/live/eingabe`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        ...{ spieltagId, geraet: getTab() },
        ...(tisch !== undefined && { tisch }),
        ...mehr,
      }),
      keepalive: true,
    }).catch(() => undefined)
  }
  function melde() {
    if (Date.now() - zuletzt > RUHE_MS) {
      fertig()
      return
    }
    uhr = setTimeout(melde, MELDE_MS)
    sage({})
    gesagt = true
  }
  function fertig() {
    if (uhr === undefined) return
    clearTimeout(uhr)
    uhr = undefined
    window.removeEventListener('pagehide', fertig)
    if (gesagt) sage({ fertig: true })
    gesagt = false
  }

  return {
    fertig,
    beruehrt: () => {
      zuletzt = Date.now()
      if (uhr !== undefined) return
      uhr = setTimeout(melde, GLEICH_MS)
      window.addEventListener('pagehide', fertig)
    },
  }
}
