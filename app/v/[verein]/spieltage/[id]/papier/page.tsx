import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Papiervergleich } from '@/components/papier/Papiervergleich'
import { Tischverweise } from '@/components/spieltag/Tischverweise'
import { Kopf } from '@/components/ui/Kopf'
import { tischeVon } from '@/lib/domain/spieltag/tische'
import { formatDatumOrt } from '@/lib/format/datum'
import { getTisch } from '@/lib/server/geraet'
import { ladeSpieltag } from '@/lib/server/spieltag'
import { verlangeVerein } from '@/lib/server/verein'

interface Props {
  readonly params: Promise<{ readonly verein: string; readonly id: string }>
  readonly searchParams: Promise<{ readonly tisch?: string | readonly string[] }>
}

export const metadata: Metadata = { title: 'Papierabgleich' }

export default async function PapierSeite({ params, searchParams }: Props) {
  const { verein: kurz, id } = await params
  const { verein, ich, spieler } = await verlangeVerein(kurz)
  const stand = await ladeSpieltag(verein.id, id)
  if (stand === null) notFound()
  const spieltag = stand.akte
  const { tisch: adresse } = await searchParams
  const tisch = await getTisch(spieltag, { adresse, spielerId: ich.spielerId })
  const pfad = `/v/${verein.kurz}/spieltage/${spieltag.id}`
  return (
    <>
      <Kopf
        titel="Papierabgleich"
        unter={formatDatumOrt(spieltag)}
        zurueck={{ href: pfad, text: 'Zum Spieltag' }}
      />
      <Tischverweise {...{ tisch }} tische={tischeVon(spieltag)} pfad={`${pfad}/papier`} />
      <Papiervergleich
        key={`${spieltag.id} ${tisch}`}
        tisch={tisch}
        weg={{ art: 'verein', kurz: verein.kurz }}
        stand={stand}
        konto={{ id: ich.kontoId, name: ich.name }}
        namen={Object.fromEntries(spieler.map((s) => [s.id, s.name]))}
      />
    </>
  )
}
