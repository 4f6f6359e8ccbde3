import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Tafel } from '@/components/tafel/Tafel'
import { ladeSpieltag } from '@/lib/server/spieltag'
import { verlangeVerein } from '@/lib/server/verein'

interface Props {
  readonly params: Promise<{ readonly verein: string; readonly id: string }>
}

export const metadata: Metadata = { title: 'Tafel' }

/** The standing for the room: a screen of its own, outside of the club's frame. */
export default async function TafelSeite({ params }: Props) {
  const { verein: kurz, id } = await params
  const { verein, ich, spieler, saisons } = await verlangeVerein(kurz)
  const stand = await ladeSpieltag(verein.id, id)
  if (stand === null) notFound()
  return (
    <Tafel
      weg={{ art: 'verein', kurz: verein.kurz }}
      stand={stand}
      konto={{ id: ich.kontoId, name: ich.name }}
      personen={spieler.map((s) => ({ id: s.id, name: s.name, gast: s.gast }))}
      kader={saisons.find((s) => s.id === stand.akte.saisonId)?.spieler ?? []}
      zurueck={`/v/${verein.kurz}/spieltage/${stand.akte.id}`}
    />
  )
}
