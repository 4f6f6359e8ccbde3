import type { Weg } from '@/lib/sync/weg'

/** What an address asks for, as far as the shell can answer it. */
export type Ziel =
  /** The evenings on this device; of one club when it is named. */
  | { readonly art: 'start'; readonly kurz: string | null }
  /** An evening; by a link from the table it is the link's own where no id is named. */
  | { readonly art: 'abend'; readonly weg: Weg; readonly spieltagId: string | null }
  | { readonly art: 'beleg'; readonly weg: Weg; readonly spielId: string }
  /** A page that needs the server. */
  | { readonly art: 'fremd' }

const ID = /^[0-9a-f-]{36}$/

/** Reads the path of an address; `public/sw.js` waits less long for what can be drawn here. */
export function zielVon(pfad: string): Ziel {
  const [bereich = '', wo, was, id, ...rest] = pfad.split('/').slice(1)
  if (rest.length > 0) return { art: 'fremd' }
  if (wo === undefined) return START.has(bereich) ? { art: 'start', kurz: null } : { art: 'fremd' }
  const weg = wegVon(bereich, wo)
  if (weg === null) return { art: 'fremd' }
  if (was === undefined)
    return weg.art === 'verein'
      ? { art: 'start', kurz: weg.kurz }
      : { art: 'abend', weg, spieltagId: null }
  if (id === undefined || !ID.test(id)) return { art: 'fremd' }
  if (was === 'spieltage') return { art: 'abend', weg, spieltagId: id }
  return was === 'spiele' ? { art: 'beleg', weg, spielId: id } : { art: 'fremd' }
}

/** The start, and the shell by its own address. */
const START: ReadonlySet<string> = new Set(['', 'ohne-netz'])

function wegVon(bereich: string, wo: string): Weg | null {
  if (wo === '') return null
  if (bereich === 'v') return { art: 'verein', kurz: wo }
  return bereich === 'tisch' ? { art: 'freigabe', token: wo } : null
}
