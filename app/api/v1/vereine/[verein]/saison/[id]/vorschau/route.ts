import { MEGABYTE, verarbeite } from '@/lib/server/anfrage'
import { bearbeiteSaisonVorschau } from '@/lib/server/saison-vorschau'

interface Ziel {
  readonly params: Promise<{ readonly verein: string; readonly id: string }>
}

export async function POST(anfrage: Request, { params }: Ziel): Promise<Response> {
  const ziel = await params
  return verarbeite(anfrage, MEGABYTE, ({ json }) => bearbeiteSaisonVorschau(anfrage, ziel, json))
}
