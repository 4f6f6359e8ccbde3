import { verarbeite } from '@/lib/server/anfrage'
import { bearbeiteTischEingabe } from '@/lib/server/tisch-anfragen'

interface Ziel {
  readonly params: Promise<{ readonly token: string }>
}

export async function POST(anfrage: Request, { params }: Ziel): Promise<Response> {
  const { token } = await params
  return verarbeite(anfrage, 1024, ({ json }) =>
    Promise.resolve(bearbeiteTischEingabe(anfrage, token, json)),
  )
}
