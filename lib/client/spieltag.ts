import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Saisonblick } from '../format/saison-wechsel'
import type { Stand } from '../sync/stand'
import type { Weg } from '../sync/weg'
import { sendOp } from './ops'
import type { Sicht, SpieltagSpeicher } from './spieltag-speicher'
import { createSpieltagSpeicher } from './spieltag-speicher'

/** How long an answer is waited for before the table may go on. */
const GEDULD_MS = 4000

/** What a page hands to its parts so that they can show an evening and change it. */
export interface SpieltagZugriff {
  readonly weg: Weg
  /** The server's reading; what is shown is the device's own, which is never older. */
  readonly stand: Stand
  /** Who looks: whose the changes are, and the name that will stand at them. Without an id through a link. */
  readonly konto: { readonly id: string | null; readonly name: string }
  /** What the page knows of the season around an evening that counts. */
  readonly saison?: Saisonblick | null
}

/** What was not saved yet must survive the way to another page and back: one per Spieltag for as long as the tab lives. */
const SPEICHER = new Map<string, SpieltagSpeicher>()

function speicherFuer({ weg, stand, konto }: SpieltagZugriff): SpieltagSpeicher {
  const bekannt = SPEICHER.get(stand.akte.id)
  if (bekannt) return bekannt
  const neu = createSpieltagSpeicher({
    ...{ weg, konto, anfang: stand },
    sende: (op) => sendOp(weg, op),
    geduldMs: GEDULD_MS,
  })
  // The server renders for everybody and keeps nothing.
  if (typeof window !== 'undefined') SPEICHER.set(stand.akte.id, neu)
  return neu
}

/** What a screen knows of its Spieltag. `getSicht` reads the latest state, also after waiting for something. */
export type SpieltagHier = Sicht &
  Pick<SpieltagSpeicher, 'tue' | 'merke' | 'loese' | 'nochmal' | 'getSicht'> & {
    /** What the page knows of the season around an evening that counts. */
    readonly saison: Saisonblick | null
  }

/**
 * The Spieltag of this screen and the way to change it. `stand` is the server's reading; a newer one (after a
 * refresh) is taken over. Leaving the page with something unsaved asks first, coming back online sends it.
 */
export function useSpieltag(zugriff: SpieltagZugriff): SpieltagHier {
  const { stand, saison = null } = zugriff
  const [speicher] = useState(() => speicherFuer(zugriff))
  const sicht = useSyncExternalStore(speicher.abonniere, speicher.getSicht, speicher.getSicht)
  const unsicher = sicht.offen.length > 0

  useEffect(() => speicher.uebernimm(stand), [speicher, stand])

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

  const { tue, merke, loese, nochmal, getSicht } = speicher
  return { ...sicht, tue, merke, loese, nochmal, getSicht, saison }
}
