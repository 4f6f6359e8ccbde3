import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Blattnachtrag, Blattstand } from '@/lib/sync/saisonblatt'
import { nachNachtrag } from '@/lib/sync/saisonblatt'
import type { Weg } from '@/lib/sync/weg'
import { apiPfad } from '@/lib/sync/weg'
import { folge } from './folge'
import { getTab } from './tab'
import { liesSaisonlog } from './log'

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
  const saisonId = anfang.blatt.saison.id

  function setze(neu: Partial<Saisonsicht>) {
    sicht = { ...sicht, ...neu }
    hoerer.forEach((h) => h())
  }
  function uebernimm(stand: Blattstand) {
    if (stand !== sicht.stand && stand.seq >= sicht.stand.seq) setze({ stand })
  }
  /** False when something before it is missing. */
  function nimm(nachtrag: Blattnachtrag): boolean {
    const stand = nachNachtrag(sicht.stand, nachtrag)
    if (stand !== null && stand !== sicht.stand) setze({ stand })
    return stand !== null
  }
  /** A sheet of another protocol is taken whatever the numbers say; what came before it was of that one too, so that it is read on. */
  async function lies(nochmal: () => void) {
    const gelesen = await liesSaisonlog(weg, { saisonId, bekannt: sicht.stand })
    if (gelesen.art !== 'da' || gelesen.log.stand === null) return gelesen.art
    const { stand, neu } = gelesen.log
    if (neu) {
      setze({ stand })
      nochmal()
    } else uebernimm(stand)
    return gelesen.art
  }
  function beginne() {
    const laufend = folge({
      adresse: `${apiPfad(weg)}/live?saison=${saisonId}&geraet=${getTab()}`,
      lies: () => lies(laufend.lies),
      onEreignis: (e) => {
        if (e.art === 'saison' && !nimm(e.nachtrag)) laufend.lies()
      },
      onVorbei: (vorbei) => {
        if (vorbei !== sicht.vorbei) setze({ vorbei })
      },
    })
    return laufend.beende
  }

  return {
    getSicht: () => sicht,
    uebernimm,
    abonniere: (h) => {
      hoerer.add(h)
      halt ??= beginne()
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
