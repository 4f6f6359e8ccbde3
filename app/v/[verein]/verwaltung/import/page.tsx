import type { Metadata } from 'next'
import { Kopf } from '@/components/ui/Kopf'
import { Import } from '@/components/verwaltung/Import'
import { NurVerwaltung } from '@/components/verwaltung/NurVerwaltung'
import { darf } from '@/lib/domain/op/rechte'
import { verlangeVerein } from '@/lib/server/verein'

export const metadata: Metadata = { title: 'Import' }

export default async function ImportSeite({
  params,
}: {
  readonly params: Promise<{ verein: string }>
}) {
  const { verein: kurz } = await params
  const { verein, ich } = await verlangeVerein(kurz)
  return (
    <>
      <Kopf
        titel="Import"
        unter="Eine Saison aus einer Datei übernehmen, ganz oder gar nicht"
        zurueck={{ href: `/v/${verein.kurz}/verwaltung`, text: 'Verwaltung' }}
      />
      {darf(ich.rolle, 'saison-importieren') ? <Import verein={verein.kurz} /> : <NurVerwaltung />}
    </>
  )
}
