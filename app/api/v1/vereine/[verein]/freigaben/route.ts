import { bearbeiteFreigaben } from '@/lib/server/freigabe'

interface Ziel {
  readonly params: Promise<{ readonly verein: string }>
}

export async function GET(anfrage: Request, { params }: Ziel): Promise<Response> {
  return bearbeiteFreigaben(anfrage, (await params).verein)
}
