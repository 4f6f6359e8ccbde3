import type { Metadata } from 'next'
import { Abschnitt } from '@/components/saison/Abschnitt'
import { Kopf } from '@/components/ui/Kopf'
import { Einladen } from '@/components/verwaltung/Einladen'
import { EinladungenListe } from '@/components/verwaltung/EinladungenListe'
import { MitgliederListe } from '@/components/verwaltung/MitgliederListe'
import { NurVerwaltung } from '@/components/verwaltung/NurVerwaltung'
import { darf } from '@/lib/domain/op/rechte'
import type { EinladungAkte } from '@/lib/domain/verein/verein'
import { listEinladungen, listMitglieder } from '@/lib/server/mitglied'
import { verlangeVerein } from '@/lib/server/verein'

export const metadata: Metadata = { title: 'Mitglieder' }

export default async function MitgliederSeite({
  params,
}: {
  readonly params: Promise<{ verein: string }>
}) {
  const { verein: kurz } = await params
  const { verein, ich, spieler } = await verlangeVerein(kurz)
  const zurueck = { href: `/v/${verein.kurz}/verwaltung`, text: 'Verwaltung' }
  if (!darf(ich.rolle, 'mitglied-einladen')) {
    return (
      <>
        <Kopf titel="Mitglieder" zurueck={zurueck} />
        <NurVerwaltung />
      </>
    )
  }
  const [mitglieder, einladungen] = await Promise.all([
    listMitglieder(verein.id),
    listEinladungen(verein.id),
  ])
  return (
    <>
      <Kopf titel="Mitglieder" unter={verein.name} zurueck={zurueck}>
        <Einladen
          verein={verein.kurz}
          vereinName={verein.name}
          mitglieder={mitglieder}
          spieler={spieler}
        />
      </Kopf>
      <div className="grid gap-8">
        <MitgliederListe
          verein={verein.kurz}
          mitglieder={mitglieder}
          spieler={spieler}
          ichId={ich.id}
        />
        <Abschnitt titel="Offene Einladungen">
          <EinladungenListe
            verein={verein.kurz}
            einladungen={offeneVon(einladungen)}
            spieler={spieler}
          />
        </Abschnitt>
      </div>
    </>
  )
}

function offeneVon(einladungen: readonly EinladungAkte[]): readonly EinladungAkte[] {
  const jetzt = Date.now()
  return einladungen.filter((e) => !e.angenommen && !e.widerrufen && e.ablauf > jetzt)
}
