import { exportSaison } from '@/lib/format/austausch'
import { ladeSaison } from '@/lib/server/saison'
import { verlangeVerein } from '@/lib/server/verein'

/** The season as a `kallemann/1` file, as import reads it. */
export async function GET(
  _anfrage: Request,
  { params }: { readonly params: Promise<{ verein: string; id: string }> },
): Promise<Response> {
  const { verein: kurz, id } = await params
  const { verein, spieler } = await verlangeVerein(kurz)
  const geladen = await ladeSaison(verein.id, id)
  if (geladen === null) return new Response('Diese Saison gibt es nicht.', { status: 404 })
  const namen = Object.fromEntries(spieler.map((s) => [s.id, s.name]))
  const datei = exportSaison({ ...geladen, namen })
  return new Response(`${JSON.stringify(datei, null, 2)}\n`, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(`${geladen.saison.name}.json`)}`,
      'Cache-Control': 'no-store',
    },
  })
}
