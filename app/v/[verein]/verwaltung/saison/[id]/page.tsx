import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { buildNamen } from '@/components/saison/namen'
import { Kopf } from '@/components/ui/Kopf'
import { NurVerwaltung } from '@/components/verwaltung/NurVerwaltung'
import { SaisonAendern } from '@/components/verwaltung/SaisonAendern'
import { darf } from '@/lib/domain/op/rechte'
import { getRangpunkteForm } from '@/lib/server/geraet'
import { verlangeVerein } from '@/lib/server/verein'

export const metadata: Metadata = { title: 'Saison ändern' }

export default async function SaisonAendernSeite({
  params,
}: {
  readonly params: Promise<{ verein: string; id: string }>
}) {
  const { verein: kurz, id } = await params
  const { verein, ich, saisons, spieler } = await verlangeVerein(kurz)
  const saison = saisons.find((s) => s.id === id)
  if (saison === undefined) notFound()
  return (
    <>
      <Kopf
        titel={saison.name}
        unter="Name und Einstellungen"
        zurueck={{ href: `/v/${verein.kurz}/verwaltung/saison`, text: 'Saisons' }}
      />
      {darf(ich.rolle, 'saison-aendern') ? (
        <SaisonAendern
          verein={verein.kurz}
          saison={saison}
          namen={buildNamen(spieler).voll}
          rangpunkteForm={await getRangpunkteForm()}
        />
      ) : (
        <NurVerwaltung />
      )}
    </>
  )
}
