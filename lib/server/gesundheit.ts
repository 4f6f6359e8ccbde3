import 'server-only'
import { gibtEsVereine } from '@/db/queries/verein'
import { antworte } from './antwort'
import { getDb } from './db'

/** Whether the server can answer from its database: 200 `{ ok: true }`, else 503. */
export function pruefeGesundheit(): Response {
  try {
    gibtEsVereine(getDb())
    return antworte({ ok: true })
  } catch (error) {
    console.error(error)
    return antworte({ ok: false }, 503)
  }
}
