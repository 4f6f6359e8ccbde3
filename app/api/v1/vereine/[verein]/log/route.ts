import { bearbeiteLog } from '@/lib/server/live-anfragen'

interface Ziel {
  readonly params: Promise<{ readonly verein: string }>
}

export async function GET(anfrage: Request, { params }: Ziel): Promise<Response> {
  return bearbeiteLog(anfrage, (await params).verein)
}
