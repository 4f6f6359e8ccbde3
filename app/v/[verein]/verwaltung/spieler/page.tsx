import type { Metadata } from 'next'
import { Kopf } from '@/components/ui/Kopf'
import { NurVerwaltung } from '@/components/verwaltung/NurVerwaltung'
import type { Tilgung } from '@/components/verwaltung/SpielerVerwaltung'
import { SpielerVerwaltung } from '@/components/verwaltung/SpielerVerwaltung'
import { darf } from '@/lib/domain/op/rechte'
import { listMitglieder } from '@/lib/server/mitglied'
import { listUnversiegelte } from '@/lib/server/protokoll'
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
          tilgung={darf(ich.rolle, 'spieler-anonymisieren') ? await ladeTilgung(verein.id) : null}
        />
      ) : (
        <NurVerwaltung />
      )}
    </>
  )
}

async function ladeTilgung(vereinId: string): Promise<Tilgung> {
  const mitglieder = await listMitglieder(vereinId)
  return {
    verknuepfte: Object.fromEntries(
      mitglieder.flatMap((m) => (m.spielerId === null ? [] : [[m.spielerId, m.name]])),
    ),
    unversiegelte: await listUnversiegelte(vereinId),
  }
}
