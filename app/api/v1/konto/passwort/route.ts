import { MEGABYTE, verarbeite } from '@/lib/server/anfrage'
import { bearbeitePasswortwechsel } from '@/lib/server/konto'

export function POST(anfrage: Request): Promise<Response> {
  return verarbeite(anfrage, MEGABYTE, ({ json }) => bearbeitePasswortwechsel(anfrage, json))
}
