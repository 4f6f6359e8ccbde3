import 'server-only'
import NextAuth from 'next-auth'
import { NextRequest } from 'next/server'
import { istEigeneHerkunft } from './absender'
import { MEGABYTE, zuGross } from './anfrage'
import { anmeldeOptionen } from './anmeldung'
import { fehlerVon, lehneAb } from './antwort'
import { liesKoerper } from './koerper'

export interface AuthZiel {
  readonly params: Promise<{ readonly nextauth: string[] }>
}

/**
 * A request of next-auth. What its own client never sends is refused before: it would read a body of any size into
 * memory, and answer broken JSON or a host that is none with 500.
 */
export async function bearbeiteAuth(anfrage: NextRequest, ziel: AuthZiel): Promise<Response> {
  const { headers } = anfrage
  const host = headers.get('x-forwarded-host') ?? headers.get('host') ?? ''
  if (!URL.canParse(`http://${host}`)) return lehneAb(400, fehlerVon('unlesbar'))
  // Without a fixed address the one that was asked for counts: phones reach this server by other names than it knows.
  process.env['AUTH_TRUST_HOST'] ??= '1'
  if (anfrage.method !== 'POST') return rufeNextAuth(anfrage, ziel)

  if (!istEigeneHerkunft(headers)) return lehneAb(403, fehlerVon('fremde-herkunft'))
  const typ = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (typ !== 'application/x-www-form-urlencoded') return lehneAb(415, fehlerVon('unlesbar'))
  const bytes = await liesKoerper(anfrage, MEGABYTE)
  if (bytes === null) return lehneAb(413, zuGross(MEGABYTE))
  const body = new TextDecoder().decode(bytes)
  return rufeNextAuth(new NextRequest(anfrage.url, { method: 'POST', headers, body }), ziel)
}

async function rufeNextAuth(anfrage: NextRequest, ziel: AuthZiel): Promise<Response> {
  return (await NextAuth(anfrage, ziel, anmeldeOptionen())) as Response
}
