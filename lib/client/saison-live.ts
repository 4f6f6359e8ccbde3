import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Saisonlog } from '../sync/ereignis'
import type { Blattnachtrag, Blattstand } from '../sync/saisonblatt'
import { nachNachtrag } from '../sync/saisonblatt'
import type { Weg } from '../sync/weg'
import { apiPfad } from '../sync/weg'
import { haltLive } from './live'

/** Who looks at a season, and what they have of it. */
interface Saisonleser {
  readonly weg: Weg
  readonly saisonId: string
  /** The entry after which the screen's figures were read. */
  readonly getSeq: () => number
  /** Takes a change; false when something before it is missing. */
  readonly onNachtrag: (nachtrag: Blattnachtrag) => boolean
  /** Takes a newer reading of the whole sheet. */
  readonly onStand: (stand: Blattstand) => void
  /** It may not be looked at any more. */
  readonly onEnde: () => void
}

const GEDULD_MS = 10_000
const NOCHMAL_MS = 3000

/** Follows a season until the returned function is called: by the stream, and by the log where that has a gap. */
function folgeSaison(leser: Saisonleser): () => void {
  const { weg, saisonId } = leser
  let beendet = false
  let liest = false
  let nochmal = false
  let uhr: ReturnType<typeof setTimeout> | undefined

  /** One reading at a time: what happens meanwhile may be in it or not, so that it is read once more. */
  async function lies(): Promise<void> {
    nochmal = liest
    if (liest || beendet) return
    liest = true
    const log = await holeLog(weg, saisonId, leser.getSeq())
    liest = false
    if (beendet) return
    if (log === 'vorbei') return ende()
    if (log === 'netz') uhr = setTimeout(() => void lies(), NOCHMAL_MS)
    else if (log.stand !== null) leser.onStand(log.stand)
    if (nochmal) await lies()
  }

  function ende() {
    if (beendet) return
    beende()
    leser.onEnde()
  }

  const schliesse = haltLive({
    adresse: `${apiPfad(weg)}/live?saison=${saisonId}`,
    onEreignis: (ereignis) => {
      if (ereignis.art === 'ende') ende()
      if (ereignis.art === 'saison' && !leser.onNachtrag(ereignis.nachtrag)) void lies()
    },
    onOffen: () => void lies(),
    onGetrennt: () => clearTimeout(uhr),
  })

  function beende() {
    beendet = true
    clearTimeout(uhr)
    schliesse()
  }
  return beende
}

async function holeLog(
  weg: Weg,
  saisonId: string,
  nach: number,
): Promise<Saisonlog | 'netz' | 'vorbei'> {
  try {
    const antwort = await fetch(`${apiPfad(weg)}/log?saison=${saisonId}&nach=${nach}`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(GEDULD_MS),
    })
    if (antwort.ok) return (await antwort.json()) as Saisonlog
    return [401, 404, 410].includes(antwort.status) ? 'vorbei' : 'netz'
  } catch {
    return 'netz'
  }
}

/** What a screen shows of a season. */
export interface Saisonsicht {
  readonly stand: Blattstand
  /** It may not be looked at any more. */
  readonly vorbei: boolean
}

export interface Saisonspeicher {
  readonly getSicht: () => Saisonsicht
  /** Follows the season as long as somebody listens. */
  readonly abonniere: (hoerer: () => void) => () => void
  /** Takes another reading of the server's, unless it is older. */
  readonly uebernimm: (stand: Blattstand) => void
}

/** The sheet of one season on this screen. */
export function createSaisonspeicher(weg: Weg, anfang: Blattstand): Saisonspeicher {
  let sicht: Saisonsicht = { stand: anfang, vorbei: false }
  const hoerer = new Set<() => void>()
  let halt: (() => void) | null = null

  function setze(neu: Partial<Saisonsicht>) {
    sicht = { ...sicht, ...neu }
    hoerer.forEach((h) => h())
  }
  function uebernimm(stand: Blattstand) {
    if (stand !== sicht.stand && stand.seq >= sicht.stand.seq) setze({ stand })
  }
  function onNachtrag(nachtrag: Blattnachtrag): boolean {
    const stand = nachNachtrag(sicht.stand, nachtrag)
    if (stand !== null && stand !== sicht.stand) setze({ stand })
    return stand !== null
  }

  return {
    getSicht: () => sicht,
    uebernimm,
    abonniere: (h) => {
      hoerer.add(h)
      halt ??= folgeSaison({
        ...{ weg, saisonId: anfang.blatt.saison.id, onNachtrag },
        getSeq: () => sicht.stand.seq,
        onStand: uebernimm,
        onEnde: () => setze({ vorbei: true }),
      })
      return () => {
        hoerer.delete(h)
        if (hoerer.size > 0) return
        halt?.()
        halt = null
      }
    },
  }
}

/** The sheet of a season, kept up to date. `anfang` is the server's reading; a newer one (after a refresh) is taken over. */
export function useSaisonblatt(weg: Weg, anfang: Blattstand): Saisonsicht {
  const [speicher] = useState(() => createSaisonspeicher(weg, anfang))
  useEffect(() => speicher.uebernimm(anfang), [speicher, anfang])
  return useSyncExternalStore(speicher.abonniere, speicher.getSicht, speicher.getSicht)
}
