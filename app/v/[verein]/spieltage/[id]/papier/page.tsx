import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Papiervergleich } from '@/components/papier/Papiervergleich'
import { Kopf } from '@/components/ui/Kopf'
import { formatDatumOrt } from '@/lib/format/datum'
import { ladeSpieltag } from '@/lib/server/spieltag'
import { verlangeVerein } from '@/lib/server/verein'

interface Props {
  readonly params: Promise<{ readonly verein: string; readonly id: string }>
}

export const metadata: Metadata = { title: 'Papierabgleich' }

export default async function PapierSeite({ params }: Props) {
  const { verein: kurz, id } = await params
  const { verein, ich, spieler } = await verlangeVerein(kurz)
  const stand = await ladeSpieltag(verein.id, id)
  if (stand === null) notFound()
  const spieltag = stand.akte
  return (
    <>
      <Kopf
        titel="Papierabgleich"
        unter={formatDatumOrt(spieltag)}
        zurueck={{ href: `/v/${verein.kurz}/spieltage/${spieltag.id}`, text: 'Zum Spieltag' }}
      />
      <Papiervergleich
        key={spieltag.id}
        weg={{ art: 'verein', kurz: verein.kurz }}
        stand={stand}
        konto={{ id: ich.kontoId, name: ich.name }}
        namen={Object.fromEntries(spieler.map((s) => [s.id, s.name]))}
      />
    </>
  )
}
