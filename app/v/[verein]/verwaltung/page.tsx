import type { Metadata } from 'next'
import { Kopf } from '@/components/ui/Kopf'
import { Bereiche } from '@/components/verwaltung/Bereiche'
import { buildBereiche } from '@/components/verwaltung/bereiche-bauen'
import { darf } from '@/lib/domain/op/rechte'
import { listMitglieder } from '@/lib/server/mitglied'
import { verlangeVerein } from '@/lib/server/verein'

export const metadata: Metadata = { title: 'Verwaltung' }

export default async function VerwaltungSeite({
  params,
}: {
  readonly params: Promise<{ verein: string }>
}) {
  const { verein: kurz } = await params
  const { verein, ich, spieler, saisons } = await verlangeVerein(kurz)
  const mitglieder = darf(ich.rolle, 'mitglied-einladen')
    ? (await listMitglieder(verein.id)).length
    : null
  const pfad = `/v/${verein.kurz}/verwaltung`
  return (
    <>
      <Kopf titel="Verwaltung" unter={verein.name} />
      <Bereiche
        bereiche={buildBereiche({ pfad, rolle: ich.rolle, mitglieder, spieler, saisons })}
      />
    </>
  )
}
