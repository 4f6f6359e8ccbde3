import { MEGABYTE, verarbeite } from '@/lib/server/anfrage'
import { bearbeiteWiderruf } from '@/lib/server/konto'

export function POST(anfrage: Request): Promise<Response> {
  return verarbeite(anfrage, MEGABYTE, ({ json }) => bearbeiteWiderruf(anfrage, json))
}
