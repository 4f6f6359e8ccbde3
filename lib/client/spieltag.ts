import { useEffect, useState, useSyncExternalStore } from 'react'
import type { SpieltagAkte } from '../domain/spieltag/spieltag'
import type { Saisonblick } from '../format/saison-wechsel'
import { sendOp } from './ops'
import type { Sicht, SpieltagSpeicher } from './spieltag-speicher'
import { createSpieltagSpeicher } from './spieltag-speicher'

/** How long an entry is waited for before the table may go on. */
const GEDULD_MS = 4000

/** What was not saved yet must survive the way to another page and back: one per Spieltag for as long as the tab lives. */
const SPEICHER = new Map<string, SpieltagSpeicher>()

function speicherFuer(vereinKurz: string, anfang: SpieltagAkte): SpieltagSpeicher {
  const bekannt = SPEICHER.get(anfang.id)
  if (bekannt) return bekannt
  const neu = createSpieltagSpeicher({
    anfang,
    sende: (op) => sendOp(vereinKurz, op),
    geduldMs: GEDULD_MS,
  })
  // The server renders for everybody and keeps nothing.
  if (typeof window !== 'undefined') SPEICHER.set(anfang.id, neu)
  return neu
}

/** What a screen knows of its Spieltag. `getSicht` reads the latest state, also after waiting for something. */
export type SpieltagHier = Sicht &
  Pick<SpieltagSpeicher, 'tue' | 'nochmal' | 'quittiere' | 'getSicht'> & {
    /** What the page knows of the season around an evening that counts. */
    readonly saison: Saisonblick | null
  }

/**
 * The Spieltag of this screen and the way to change it. `anfang` is the server's reading; a newer one (after a
 * refresh) is taken over. Leaving the page with something unsaved asks first, coming back online sends it.
 */
export function useSpieltag(
  vereinKurz: string,
  anfang: SpieltagAkte,
  saison: Saisonblick | null = null,
): SpieltagHier {
  const [speicher] = useState(() => speicherFuer(vereinKurz, anfang))
  const sicht = useSyncExternalStore(speicher.abonniere, speicher.getSicht, speicher.getSicht)
  const unsicher = sicht.offen.length > 0

  useEffect(() => speicher.uebernimm(anfang), [speicher, anfang])

  useEffect(() => {
    window.addEventListener('online', speicher.nochmal)
    return () => window.removeEventListener('online', speicher.nochmal)
  }, [speicher])

  useEffect(() => {
    if (!unsicher) return
    const warne = (e: BeforeUnloadEvent) => e.preventDefault()
    window.addEventListener('beforeunload', warne)
    return () => window.removeEventListener('beforeunload', warne)
  }, [unsicher])

  const { tue, nochmal, quittiere, getSicht } = speicher
  return { ...sicht, tue, nochmal, quittiere, getSicht, saison }
}
