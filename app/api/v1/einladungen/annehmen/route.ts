import { MEGABYTE, verarbeite } from '@/lib/server/anfrage'
import { bearbeiteAnnehmen } from '@/lib/server/annehmen'

export function POST(anfrage: Request): Promise<Response> {
  return verarbeite(anfrage, MEGABYTE, ({ json }) => bearbeiteAnnehmen(anfrage, json))
}
