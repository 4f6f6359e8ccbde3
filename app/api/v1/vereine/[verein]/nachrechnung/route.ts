import { MEGABYTE, verarbeite } from '@/lib/server/anfrage'
import { bearbeiteNachrechnung } from '@/lib/server/nachrechnung'

interface Ziel {
  readonly params: Promise<{ readonly verein: string }>
}

export async function GET(anfrage: Request, { params }: Ziel): Promise<Response> {
  return bearbeiteNachrechnung(anfrage, (await params).verein)
}

export async function POST(anfrage: Request, { params }: Ziel): Promise<Response> {
  const { verein } = await params
  return verarbeite(anfrage, MEGABYTE, () => bearbeiteNachrechnung(anfrage, verein))
}
