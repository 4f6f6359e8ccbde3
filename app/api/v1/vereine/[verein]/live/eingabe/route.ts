import { verarbeite } from '@/lib/server/anfrage'
import { bearbeiteEingabe } from '@/lib/server/live-anfragen'

interface Ziel {
  readonly params: Promise<{ readonly verein: string }>
}

export async function POST(anfrage: Request, { params }: Ziel): Promise<Response> {
  const { verein } = await params
  return verarbeite(anfrage, 1024, ({ json }) => bearbeiteEingabe(anfrage, verein, json))
}
