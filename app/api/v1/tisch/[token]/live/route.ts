import { bearbeiteTischLive } from '@/lib/server/tisch-anfragen'

interface Ziel {
  readonly params: Promise<{ readonly token: string }>
}

export async function GET(anfrage: Request, { params }: Ziel): Promise<Response> {
  return bearbeiteTischLive(anfrage, (await params).token)
}
