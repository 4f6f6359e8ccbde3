import 'server-only'
import { listSaisons } from '@/db/queries/saison'
import { listSpieler } from '@/db/queries/spieler'
import { findSpieltag } from '@/db/queries/spieltag'
import { JEMAND } from '../format/eingabe'
import type { Ereignis } from '../sync/ereignis'
import { nachrichtFuerGaeste, nachtragFuerGaeste, personenAmTisch } from '../sync/gast'
import type { Blattnachtrag } from '../sync/saisonblatt'
import type { Nachricht } from '../sync/stand'
import { getDb } from './db'
import type { Thema } from './live-leser'

interface Ort {
  readonly vereinId: string
  readonly thema: Thema
}

/** What those are told of an event who read this by a link. */
export function ereignisseFuerGaeste(ort: Ort, ereignis: Ereignis): readonly Ereignis[] {
  switch (ereignis.art) {
    case 'spieltag':
      return [
        ...personenZu(ort, ereignis.nachricht),
        { art: 'spieltag', nachricht: nachrichtFuerGaeste(ereignis.nachricht) },
      ]
    case 'person':
      return sitztDort(ort, ereignis.person.id) ? [ereignis] : []
    case 'saison':
      return [{ art: 'saison', nachtrag: imKader(ort, ereignis.nachtrag) }]
    case 'eingabe':
    case 'ende':
      return [ereignis]
  }
}

/** They know only whom they have seen: who sits down now is introduced first. */
function personenZu({ vereinId }: Ort, { aenderungen }: Nachricht): readonly Ereignis[] {
  const neue = aenderungen.flatMap((a) => (a.art === 'runde' && a.zeile.version === 1 ? [a] : []))
  const sitze = new Set(neue.flatMap((a) => a.zeile.sitze))
  if (sitze.size === 0) return []
  return listSpieler(getDb(), vereinId)
    .filter((s) => sitze.has(s.id))
    .map(({ id, name, gast }) => ({ art: 'person', person: { id, name, gast } }))
}

/** The name by which they know a member: that of the player, at a table of the evening; of anybody else none. */
export function nameFuerGaeste(
  vereinId: string,
  { spieltagId, spielerId }: { readonly spieltagId: string; readonly spielerId: string | null },
): string {
  const akte = findSpieltag(getDb(), { vereinId, id: spieltagId })
  const seine = listSpieler(getDb(), vereinId).filter((s) => s.id === spielerId)
  const [amTisch] = akte === undefined ? [] : personenAmTisch(akte, seine)
  return amTisch?.name ?? JEMAND
}

function sitztDort({ vereinId, thema }: Ort, spielerId: string): boolean {
  const akte = findSpieltag(getDb(), { vereinId, id: thema.id })
  return akte !== undefined && personenAmTisch(akte, [{ id: spielerId }]).length > 0
}

function imKader({ vereinId }: Ort, nachtrag: Blattnachtrag): Blattnachtrag {
  const saison = listSaisons(getDb(), vereinId).find((s) => s.id === nachtrag.saisonId)
  return nachtragFuerGaeste(nachtrag, saison?.spieler ?? [])
}
