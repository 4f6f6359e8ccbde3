import type { NextRequest } from 'next/server'
import NextAuth from 'next-auth'
import { istEigeneHerkunft } from '@/lib/server/absender'
import { anmeldeOptionen } from '@/lib/server/anmeldung'
import { fehlerVon, lehneAb } from '@/lib/server/antwort'

interface Ziel {
  readonly params: Promise<{ readonly nextauth: string[] }>
}

async function handle(anfrage: NextRequest, ziel: Ziel): Promise<Response> {
  // Without a fixed address the one that was asked for counts: phones reach this server by other names than it knows.
  process.env['AUTH_TRUST_HOST'] ??= '1'
  return (await NextAuth(anfrage, ziel, anmeldeOptionen())) as Response
}

export const GET = handle

export async function POST(anfrage: NextRequest, ziel: Ziel): Promise<Response> {
  if (!istEigeneHerkunft(anfrage.headers)) return lehneAb(403, fehlerVon('fremde-herkunft'))
  return handle(anfrage, ziel)
}
