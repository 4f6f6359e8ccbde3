import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Tafel } from '@/components/tafel/Tafel'
import { darf } from '@/lib/domain/op/rechte'
import { tafelsaisonAus } from '@/lib/domain/spieltag/tafel'
import { getTisch } from '@/lib/server/geraet'
import { ladeSaisonblick } from '@/lib/server/saison'
import { ladeSpieltag } from '@/lib/server/spieltag'
import { verlangeVerein } from '@/lib/server/verein'

interface Props {
  readonly params: Promise<{ readonly verein: string; readonly id: string }>
  readonly searchParams: Promise<{ readonly tisch?: string | readonly string[] }>
}

export const metadata: Metadata = { title: 'Tafel' }

/** The standing for the room: a screen of its own, outside of the club's frame. */
export default async function TafelSeite({ params, searchParams }: Props) {
  const { verein: kurz, id } = await params
  const { verein, ich, spieler, saisons } = await verlangeVerein(kurz)
  const stand = await ladeSpieltag(verein.id, id)
  if (stand === null) notFound()
  const schreibt = darf(ich.rolle, 'spiel-eintragen')
  const { tisch: adresse } = await searchParams
  return (
    <Tafel
      tisch={await getTisch(stand.akte, { adresse, spielerId: ich.spielerId })}
      weg={{ art: 'verein', kurz: verein.kurz }}
      stand={stand}
      konto={{ id: ich.kontoId, name: ich.name }}
      saison={schreibt ? await ladeSaisonblick(verein.id, stand.akte) : null}
      verein={verein.name}
      ich={{ rolle: ich.rolle, spielerId: ich.spielerId }}
      darfSchreiben={schreibt}
      personen={spieler.map((s) => ({ id: s.id, name: s.name, gast: s.gast }))}
      {...tafelsaisonAus(saisons.find((s) => s.id === stand.akte.saisonId))}
      zurueck={`/v/${verein.kurz}/spieltage/${stand.akte.id}`}
    />
  )
}
