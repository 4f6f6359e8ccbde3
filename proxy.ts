import { NextResponse } from 'next/server'
import type { NextRequest } from 'next/server'
import { PFAD_KOPF } from '@/lib/server/pfad'

/** Tells a club's pages their own address, which a layout cannot know: whoever signs in goes on there. No lock. */
export function proxy(anfrage: NextRequest): NextResponse {
  const headers = new Headers(anfrage.headers)
  headers.set(PFAD_KOPF, anfrage.nextUrl.pathname + anfrage.nextUrl.search)
  return NextResponse.next({ request: { headers } })
}

export const config = { matcher: '/v/:pfad*' }
