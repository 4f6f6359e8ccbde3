import type { Metadata } from 'next'
import { Kopf } from '@/components/ui/Kopf'
import { ExportListe } from '@/components/verwaltung/ExportListe'
import { verlangeVerein } from '@/lib/server/verein'

export const metadata: Metadata = { title: 'Export' }

export default async function ExportSeite({
  params,
}: {
  readonly params: Promise<{ verein: string }>
}) {
  const { verein: kurz } = await params
  const { verein, saisons } = await verlangeVerein(kurz)
  const pfad = `/v/${verein.kurz}`
  return (
    <>
      <Kopf
        titel="Export"
        unter="Jede Saison als Datei, die der Import wieder liest"
        zurueck={{ href: `${pfad}/verwaltung`, text: 'Verwaltung' }}
      />
      <ExportListe saisons={saisons} pfad={pfad} />
    </>
  )
}
