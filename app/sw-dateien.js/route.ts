import { getDateiliste } from '@/lib/server/huelle'

// The build is not finished while its pages are made.
export const dynamic = 'force-dynamic'

/** What `public/sw.js` keeps for a start without a network. */
export async function GET(): Promise<Response> {
  return new Response(await getDateiliste(), {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
    },
  })
}
