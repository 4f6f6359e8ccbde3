import { notFound } from 'next/navigation'
import { ladeSaison } from '@/lib/server/saison'
import { verlangeVerein } from '@/lib/server/verein'

/** What the address of a player's page names. */
export interface SpielerParams {
  readonly params: Promise<{ verein: string; id: string }>
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>
}

/** The player of an address and the season to show: the one it names, else the newest of theirs. */
export async function ladeSpieler({ params, searchParams }: SpielerParams) {
  const { verein: kurz, id } = await params
  const { verein, spieler, saisons } = await verlangeVerein(kurz)
  const person = spieler.find((s) => s.id === id)
  if (person === undefined) notFound()
  const eigene = saisons.filter((s) => s.spieler.includes(id))
  // A guest is in no roster: any season may hold one of their evenings.
  const waehlbar = eigene.length > 0 ? eigene : saisons
  const gewuenscht = (await searchParams)['saison']
  const gewaehlt = saisons.find((s) => s.id === gewuenscht) ?? waehlbar[0]
  return {
    pfad: `/v/${verein.kurz}`,
    person,
    spieler,
    waehlbar,
    geladen: gewaehlt === undefined ? null : await ladeSaison(verein.id, gewaehlt.id),
  }
}

/** Title of a player's page. */
export async function nameVon({ params }: SpielerParams): Promise<string> {
  const { verein: kurz, id } = await params
  const { spieler } = await verlangeVerein(kurz)
  return spieler.find((s) => s.id === id)?.name ?? 'Spieler'
}
