import { MEGABYTE, verarbeite } from '@/lib/server/anfrage'
import { bearbeiteVorschau } from '@/lib/server/import'

interface Ziel {
  readonly params: Promise<{ readonly verein: string }>
}

export async function POST(anfrage: Request, { params }: Ziel): Promise<Response> {
  const { verein } = await params
  return verarbeite(anfrage, 5 * MEGABYTE, ({ json }) => bearbeiteVorschau(anfrage, verein, json))
}
