import { NextResponse } from 'next/server'
import type { NextRequest } from 'next/server'
import { PFAD_KOPF } from '@/lib/server/pfad'
import { istLesbar } from '@/lib/server/adresse'

/**
 * Tells the pages of clubs and links their own address, which a layout cannot know: whoever signs in goes on there, and an evening
 * is drawn head first. No lock. An address that nobody can read is none: the router would fail on it.
 */
export function proxy(anfrage: NextRequest): NextResponse {
  const { pathname, search } = anfrage.nextUrl
  if (!istLesbar(pathname)) return NextResponse.rewrite(new URL(NIRGENDWO, anfrage.url))
  const headers = new Headers(anfrage.headers)
  headers.set(PFAD_KOPF, pathname + search)
  return NextResponse.next({ request: { headers } })
}

/** No page is there. */
const NIRGENDWO = '/gibt-es-nicht'

// The last: whatever has a percent sign in it.
export const config = { matcher: ['/v/:pfad*', '/tisch/:pfad*', '/(.*%.*)'] }
