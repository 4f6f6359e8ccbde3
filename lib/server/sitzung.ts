import 'server-only'
import { cookies } from 'next/headers'
import { decode } from 'next-auth/jwt'
import { cache } from 'react'
import { beruehreSitzung } from '@/db/konten'
import { findKonto, findSitzung } from '@/db/queries/konto'
import { getDb } from './db'
import { getGeheimnis } from './geheimnis'

export interface Angemeldet {
  readonly kontoId: string
  readonly name: string
  readonly anmeldename: string
  readonly sitzungId: string
}

/** next-auth's cookie; over https it carries the prefix that browsers accept there alone. */
const COOKIES = ['__Secure-next-auth.session-token', 'next-auth.session-token']
/** How exactly the last use of a session is known. */
const BERUEHREN_MS = 60 * 60 * 1000

/** Who is signed in, for pages; one look-up a request. */
export const getKonto = cache(async (): Promise<Angemeldet | null> => {
  const speicher = await cookies()
  return kontoAus((name) => speicher.get(name)?.value)
})

/** Who is signed in, for route handlers. */
export function getKontoVon(anfrage: Request): Promise<Angemeldet | null> {
  const werte = new Map(
    (anfrage.headers.get('cookie') ?? '').split(';').map((teil) => {
      const [name = '', ...wert] = teil.trim().split('=')
      return [name, wert.join('=')] as const
    }),
  )
  return kontoAus((name) => werte.get(name))
}

/** The cookie only names the session: whether it still holds says our table. */
async function kontoAus(cookie: (name: string) => string | undefined): Promise<Angemeldet | null> {
  const token = COOKIES.map(cookie).find((wert) => wert !== undefined && wert !== '')
  const sitzungId = await sitzungIdAus(token)
  if (sitzungId === null) return null
  const db = getDb()
  const jetzt = Date.now()
  const sitzung = findSitzung(db, { id: sitzungId, jetzt })
  const konto = sitzung && findKonto(db, sitzung.kontoId)
  if (sitzung === undefined || konto === undefined) return null
  if (sitzung.zuletztAm + BERUEHREN_MS < jetzt) beruehreSitzung(db, { id: sitzungId, jetzt })
  return { kontoId: konto.id, name: konto.name, anmeldename: konto.anmeldename, sitzungId }
}

async function sitzungIdAus(token: string | undefined): Promise<string | null> {
  if (token === undefined) return null
  try {
    const inhalt = await decode({ token, secret: getGeheimnis() })
    return typeof inhalt?.['sid'] === 'string' ? inhalt['sid'] : null
  } catch {
    // Forged, cut, or sealed with another secret: like none.
    return null
  }
}
