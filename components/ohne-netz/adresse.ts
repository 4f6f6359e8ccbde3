import type { Weg } from '@/lib/sync/weg'

/** What an address asks for, as far as the shell can answer it. */
export type Ziel =
  /** The evenings on this device; of one club when it is named. */
  | { readonly art: 'start'; readonly kurz: string | null }
  /** An evening, or its scoreboard; by a link from the table it is the link's own where no id is named. */
  | { readonly art: 'abend' | 'tafel'; readonly weg: Weg; readonly spieltagId: string | null }
  | { readonly art: 'beleg'; readonly weg: Weg; readonly spielId: string }
  /** A page that needs the server. */
  | { readonly art: 'fremd' }

const ID = /^[0-9a-f-]{36}$/

const FREMD: Ziel = { art: 'fremd' }

/** Reads the path of an address; `public/sw.js` waits less long for what can be drawn here. */
export function zielVon(pfad: string): Ziel {
  const [bereich = '', wo, ...teile] = pfad.split('/').slice(1)
  if (wo === undefined) return START.has(bereich) ? { art: 'start', kurz: null } : FREMD
  const weg = wegVon(bereich, wo)
  if (weg === null) return FREMD
  return teile.length < 2 ? zielOhneId(weg, teile[0]) : zielMitId(weg, teile)
}

function zielOhneId(weg: Weg, was: string | undefined): Ziel {
  if (was !== undefined && was !== 'tafel') return FREMD
  if (weg.art === 'freigabe') return { art: was ?? 'abend', weg, spieltagId: null }
  return was === undefined ? { art: 'start', kurz: weg.kurz } : FREMD
}

function zielMitId(weg: Weg, [was, id = '', ...mehr]: readonly string[]): Ziel {
  if (!ID.test(id)) return FREMD
  const pfad = [was, ...mehr].join('/')
  if (pfad === 'spieltage') return { art: 'abend', weg, spieltagId: id }
  if (pfad === 'spieltage/tafel') return { art: 'tafel', weg, spieltagId: id }
  return pfad === 'spiele' ? { art: 'beleg', weg, spielId: id } : FREMD
}

/** The start, and the shell by its own address. */
const START: ReadonlySet<string> = new Set(['', 'ohne-netz'])

function wegVon(bereich: string, wo: string): Weg | null {
  if (wo === '') return null
  if (bereich === 'v') return { art: 'verein', kurz: wo }
  return bereich === 'tisch' ? { art: 'freigabe', token: wo } : null
}
