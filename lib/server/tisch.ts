import 'server-only'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { letzteMarke } from '@/db/queries/protokoll'
import { listSaisons } from '@/db/queries/saison'
import { listSpieler } from '@/db/queries/spieler'
import { findSpieltag } from '@/db/queries/spieltag'
import { nameAmTisch } from '../domain/freigabe/freigabe'
import type { FreigabeAkte } from '../domain/freigabe/freigabe'
import type { Abwesenheitsregel } from '../domain/spieltag/tafel'
import { tafelsaisonAus } from '../domain/spieltag/tafel'
import { blattFuerGaeste, personenAmTisch, standFuerGaeste } from '../sync/gast'
import type { Person } from '../sync/ereignis'
import type { Blattstand } from '../sync/saisonblatt'
import type { Stand } from '../sync/stand'
import { getDb } from './db'
import { findTisch } from './freigabe'
import { getBlattstand } from './live-saison'

/** An evening as whoever holds a link to it sees it. */
export interface Tischabend {
  readonly art: 'spieltag'
  readonly stand: Stand
  readonly personen: readonly Person[]
  /** Of the season's roster those at the table. */
  readonly kader: readonly string[]
  /** What an absence is in the season. */
  readonly einstellungen: Abwesenheitsregel | null
  readonly darfEintragen: boolean
  /** The name that stands at what they enter. */
  readonly name: string
  /** Whose link it is. */
  readonly von: string
}

/** A season as whoever holds a link to it sees it. */
export interface Tischsaison {
  readonly art: 'saison'
  readonly stand: Blattstand
}

/** What a link opens; no such page for one that nobody made, or that has ended. Once a request. */
export const verlangeTischseite = cache(
  async (token: string): Promise<Tischabend | Tischsaison> => {
    const tisch = findTisch(token, await headers())
    if (typeof tisch === 'number' || tisch.freigabe.widerrufen) notFound()
    const { vereinId, freigabe } = tisch
    const seite =
      freigabe.ziel.art === 'spieltag'
        ? liesAbend(vereinId, freigabe, freigabe.ziel.spieltagId)
        : liesSaison(vereinId, freigabe.ziel.saisonId)
    return seite ?? notFound()
  },
)

/** The same, where a page is an evening's alone. */
export async function verlangeTischabend(token: string): Promise<Tischabend> {
  const seite = await verlangeTischseite(token)
  return seite.art === 'spieltag' ? seite : notFound()
}

function liesAbend(vereinId: string, freigabe: FreigabeAkte, id: string): Tischabend | null {
  const db = getDb()
  const akte = findSpieltag(db, { vereinId, id })
  if (akte === undefined) return null
  const spieler = listSpieler(db, vereinId).map(({ id, name, gast }) => ({ id, name, gast }))
  const personen = personenAmTisch(akte, spieler)
  const saison = listSaisons(db, vereinId).find((s) => s.id === akte.saisonId)
  const { kader, einstellungen } = tafelsaisonAus(saison)
  return {
    art: 'spieltag',
    stand: standFuerGaeste({ ...letzteMarke(db, { vereinId, id }), akte }),
    personen,
    kader: kader.filter((k) => personen.some((p) => p.id === k)),
    einstellungen,
    darfEintragen: freigabe.recht === 'eintragen',
    name: nameAmTisch(freigabe),
    von: freigabe.kontoName,
  }
}

function liesSaison(vereinId: string, saisonId: string): Tischsaison | null {
  const stand = getBlattstand({ vereinId, saisonId })
  return stand && { art: 'saison', stand: { ...stand, blatt: blattFuerGaeste(stand.blatt) } }
}
