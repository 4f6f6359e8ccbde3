import { MEGABYTE, verarbeite } from '@/lib/server/anfrage'
import { bearbeiteOp } from '@/lib/server/ops'

/** The only way to change a club. */
export function POST(anfrage: Request): Promise<Response> {
  return verarbeite(anfrage, 5 * MEGABYTE, (inhalt) => bearbeiteOp(anfrage, inhalt))
}
