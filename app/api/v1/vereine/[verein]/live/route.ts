import { bearbeiteLive } from '@/lib/server/live-anfragen'

interface Ziel {
  readonly params: Promise<{ readonly verein: string }>
}

export async function GET(anfrage: Request, { params }: Ziel): Promise<Response> {
  return bearbeiteLive(anfrage, (await params).verein)
}
