import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { VerlaufAbend } from '@/components/beleg/VerlaufAbend'
import { Kopf } from '@/components/ui/Kopf'
import { formatDatumOrt } from '@/lib/format/datum'
import { ladeChronik } from '@/lib/server/chronik'
import { getRangpunkteForm } from '@/lib/server/geraet'
import { ladeSpieltag } from '@/lib/server/spieltag'
import { verlangeVerein } from '@/lib/server/verein'

interface Props {
  readonly params: Promise<{ readonly verein: string; readonly id: string }>
}

export const metadata: Metadata = { title: 'Verlauf des Spieltags' }

export default async function VerlaufSeite({ params }: Props) {
  const { verein: kurz, id } = await params
  const { verein } = await verlangeVerein(kurz)
  const [stand, chronik] = await Promise.all([
    ladeSpieltag(verein.id, id),
    ladeChronik(verein.id, id),
  ])
  if (stand === null || chronik === null) notFound()
  const spieltag = stand.akte
  const pfad = `/v/${verein.kurz}`
  return (
    <div className="mx-auto max-w-2xl">
      <Kopf
        titel="Verlauf des Spieltags"
        unter={formatDatumOrt(spieltag)}
        zurueck={{ href: `${pfad}/spieltage/${spieltag.id}`, text: 'Zum Spieltag' }}
      />
      <VerlaufAbend chronik={chronik} form={await getRangpunkteForm()} pfad={pfad} />
    </div>
  )
}
