import { MEGABYTE, verarbeite } from '@/lib/server/anfrage'
import { bearbeiteEinrichten } from '@/lib/server/einrichten'

export function POST(anfrage: Request): Promise<Response> {
  return verarbeite(anfrage, MEGABYTE, ({ json }) => bearbeiteEinrichten(anfrage, json))
}
