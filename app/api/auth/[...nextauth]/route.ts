import type { NextRequest } from 'next/server'
import { bearbeiteAuth, type AuthZiel } from '@/lib/server/auth-anfrage'

export function GET(anfrage: NextRequest, ziel: AuthZiel): Promise<Response> {
  return bearbeiteAuth(anfrage, ziel)
}

export function POST(anfrage: NextRequest, ziel: AuthZiel): Promise<Response> {
  return bearbeiteAuth(anfrage, ziel)
}
