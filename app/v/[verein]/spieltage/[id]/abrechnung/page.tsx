import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { AbendAbrechnung } from '@/components/abrechnung/AbendAbrechnung'
import { Kopf } from '@/components/ui/Kopf'
import { computeAbendabrechnung } from '@/lib/domain/abrechnung/ansicht'
import { formatDatumOrt } from '@/lib/format/datum'
import { ladeSpieltag } from '@/lib/server/spieltag'
import { verlangeVerein } from '@/lib/server/verein'

interface Props {
  readonly params: Promise<{ readonly verein: string; readonly id: string }>
}

export const metadata: Metadata = { title: 'Abrechnung des Spieltags' }

/** Who pays whom after an evening, or as it stands. */
export default async function AbendAbrechnungSeite({ params }: Props) {
  const { verein: kurz, id } = await params
  const { verein, spieler } = await verlangeVerein(kurz)
  const stand = await ladeSpieltag(verein.id, id)
  if (stand === null || stand.akte.gestrichen) notFound()
  const spieltag = stand.akte
  const abrechnung = computeAbendabrechnung(spieltag)
  if (abrechnung === null) notFound()
  const pfad = `/v/${verein.kurz}`
  return (
    <div className="mx-auto max-w-2xl">
      <Kopf
        titel="Abrechnung"
        unter={formatDatumOrt(spieltag)}
        zurueck={{ href: `${pfad}/spieltage/${spieltag.id}`, text: 'Zum Spieltag' }}
      />
      <AbendAbrechnung
        {...{ abrechnung, pfad }}
        laeuft={spieltag.ende === null}
        namen={Object.fromEntries(spieler.map((s) => [s.id, s.name]))}
        saisonId={spieltag.saisonId}
      />
    </div>
  )
}
