import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Saisonblick } from '@/lib/format/saison-wechsel'
import type { Stand } from '@/lib/sync/stand'
import type { Weg } from '@/lib/sync/weg'
import { seitenPfad } from '@/lib/sync/weg'
import { folgeAbend } from '@/lib/client/live/abend'
import type { Umgebung } from '@/lib/client/ausgang/geraet-db'
import type { SpieltagSpeicher } from './speicher'
import { createSpieltagSpeicher } from './speicher'
import type { Sicht } from './zelle'

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

/** One per evening for as long as the tab lives: all parts of a page, and the next pages, see the same. */
const SPEICHER = new Map<string, SpieltagSpeicher>()

function speicherFuer({ weg, stand, konto }: SpieltagZugriff): SpieltagSpeicher {
  const kennung = `${seitenPfad(weg)} ${stand.akte.id} ${konto.id}`
  const bekannt = SPEICHER.get(kennung)
  if (bekannt) return bekannt
  const neu = createSpieltagSpeicher(stand, async (zelle) => {
    const { createSpieltagHier } = await import('@/lib/client/ausgang/dienst')
    const absender = { weg, kontoId: konto.id, erfasstVon: konto.name }
    return createSpieltagHier({ absender, spieltagId: stand.akte.id, zelle })
  })
  // The server renders for everybody and keeps nothing.
  if (typeof window !== 'undefined') SPEICHER.set(kennung, neu)
  return neu
}

/** What a screen knows of its Spieltag. `getSicht` reads the latest state, also after waiting for something. */
export type SpieltagHier = Sicht &
  Pick<SpieltagSpeicher, 'tue' | 'merke' | 'loese' | 'nochmal' | 'getSicht'> & {
    readonly weg: Weg
    /** Whose the changes are; null through a link. */
    readonly kontoId: string | null
    /** What the page knows of the season around an evening that counts. */
    readonly saison: Saisonblick | null
  }

/**
 * The Spieltag of this screen and the way to change it. `stand` is the server's reading; a newer one (after a
 * refresh) is taken over. What is made here is on the device first, and is sent whenever the network lets it.
 */
export function useSpieltag(zugriff: SpieltagZugriff): SpieltagHier {
  const { stand, saison = null } = zugriff
  const [{ speicher, weg, spieltagId, kontoId }] = useState(() => ({
    ...{ speicher: speicherFuer(zugriff), weg: zugriff.weg, spieltagId: stand.akte.id },
    kontoId: zugriff.konto.id,
  }))
  const sicht = useSyncExternalStore(speicher.abonniere, speicher.getSicht, speicher.getSicht)

  useEffect(() => speicher.verbinde(), [speicher])
  useEffect(() => speicher.uebernimm(stand), [speicher, stand])
  useEffect(() => folgeAbend({ speicher, weg, spieltagId }), [speicher, weg, spieltagId])

  const { tue, merke, loese, nochmal, getSicht } = speicher
  return { ...sicht, tue, merke, loese, nochmal, getSicht, weg, kontoId, saison }
}

/** Keeps the evening of this page on the device, with all that its page needs to be drawn without a network. */
export function useGemerkt(seite: SpieltagZugriff & Omit<Umgebung, 'name' | 'saison'>): void {
  const { weg, stand, konto, saison = null } = seite
  const { verein, personen, kader, einstellungen = null, darfSchreiben, ich } = seite
  useEffect(() => {
    const ort = { weg, spieltagId: stand.akte.id, kontoId: konto.id }
    const umgebung = {
      ...{ verein, name: konto.name, personen, kader, einstellungen, saison, darfSchreiben, ich },
    }
    // Without a store the evening opens with a network only.
    void import('@/lib/client/ausgang/geraet-abende')
      .then(({ merkeAbend }) => merkeAbend(ort, { stand, umgebung }))
      .catch(() => undefined)
  }, [weg, stand, konto, verein, personen, kader, einstellungen, saison, darfSchreiben, ich])
}
