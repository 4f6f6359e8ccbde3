import type { Metadata } from 'next'
import { Kopf } from '@/components/ui/Kopf'
import { NurVerwaltung } from '@/components/verwaltung/NurVerwaltung'
import { SpielerVerwaltung } from '@/components/verwaltung/SpielerVerwaltung'
import { darf } from '@/lib/domain/op/rechte'
import { verlangeVerein } from '@/lib/server/verein'

export const metadata: Metadata = { title: 'Spieler verwalten' }

export default async function SpielerVerwaltenSeite({
  params,
}: {
  readonly params: Promise<{ verein: string }>
}) {
  const { verein: kurz } = await params
  const { verein, ich, spieler } = await verlangeVerein(kurz)
  return (
    <>
      <Kopf
        titel="Spieler"
        unter={verein.name}
        zurueck={{ href: `/v/${verein.kurz}/verwaltung`, text: 'Verwaltung' }}
      />
      {darf(ich.rolle, 'spieler-anlegen') ? (
        <SpielerVerwaltung
          verein={verein.kurz}
          spieler={spieler}
          darfUmbenennen={darf(ich.rolle, 'spieler-umbenennen')}
        />
      ) : (
        <NurVerwaltung />
      )}
    </>
  )
}
