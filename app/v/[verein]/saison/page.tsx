import type { Metadata } from 'next'
import { SaisonListe } from '@/components/saison/SaisonListe'
import { KnopfLink } from '@/components/ui/KnopfLink'
import { Kopf } from '@/components/ui/Kopf'
import { darf } from '@/lib/domain/op/rechte'
import { listSpieltage } from '@/lib/server/spieltag'
import { verlangeVerein } from '@/lib/server/verein'

export const metadata: Metadata = { title: 'Saisons' }

export default async function SaisonsSeite({
  params,
}: {
  readonly params: Promise<{ verein: string }>
}) {
  const { verein: kurz } = await params
  const { verein, ich, saisons, spieler } = await verlangeVerein(kurz)
  const spieltage = await listSpieltage(verein.id)
  const pfad = `/v/${verein.kurz}`
  const darfAnlegen = darf(ich.rolle, 'saison-anlegen')
  return (
    <>
      <Kopf titel="Saisons" unter={verein.name} zurueck={{ href: pfad, text: verein.name }}>
        {darfAnlegen ? <KnopfLink href={`${pfad}/saison/neu`}>Neue Saison</KnopfLink> : null}
      </Kopf>
      <SaisonListe
        saisons={saisons}
        spieltage={spieltage}
        spieler={spieler}
        pfad={pfad}
        darfAnlegen={darfAnlegen}
      />
    </>
  )
}
