import type { Metadata } from 'next'
import { KnopfLink } from '@/components/ui/KnopfLink'
import { Kopf } from '@/components/ui/Kopf'
import { NurVerwaltung } from '@/components/verwaltung/NurVerwaltung'
import { SaisonsVerwalten } from '@/components/verwaltung/SaisonsVerwalten'
import { darf } from '@/lib/domain/op/rechte'
import { verlangeVerein } from '@/lib/server/verein'

export const metadata: Metadata = { title: 'Saisons verwalten' }

export default async function SaisonsVerwaltenSeite({
  params,
}: {
  readonly params: Promise<{ verein: string }>
}) {
  const { verein: kurz } = await params
  const { verein, ich, saisons } = await verlangeVerein(kurz)
  const pfad = `/v/${verein.kurz}`
  const erlaubt = darf(ich.rolle, 'saison-aendern')
  return (
    <>
      <Kopf
        titel="Saisons"
        unter={verein.name}
        zurueck={{ href: `${pfad}/verwaltung`, text: 'Verwaltung' }}
      >
        {erlaubt ? <KnopfLink href={`${pfad}/saison/neu`}>Neue Saison</KnopfLink> : null}
      </Kopf>
      {erlaubt ? <SaisonsVerwalten saisons={saisons} pfad={pfad} /> : <NurVerwaltung />}
    </>
  )
}
