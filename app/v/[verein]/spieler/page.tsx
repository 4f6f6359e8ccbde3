import type { Metadata } from 'next'
import { SpielerVerzeichnis } from '@/components/saison/SpielerVerzeichnis'
import { KnopfLink } from '@/components/ui/KnopfLink'
import { Kopf } from '@/components/ui/Kopf'
import { darf } from '@/lib/domain/op/rechte'
import { verlangeVerein } from '@/lib/server/verein'

export const metadata: Metadata = { title: 'Spieler' }

export default async function SpielerListeSeite({
  params,
}: {
  readonly params: Promise<{ verein: string }>
}) {
  const { verein: kurz } = await params
  const { verein, ich, spieler, saisons } = await verlangeVerein(kurz)
  const pfad = `/v/${verein.kurz}`
  return (
    <>
      <Kopf titel="Spieler" unter={verein.name} zurueck={{ href: pfad, text: verein.name }}>
        {darf(ich.rolle, 'spieler-anlegen') ? (
          <KnopfLink href={`${pfad}/verwaltung/spieler`} art="neben">
            Spieler bearbeiten
          </KnopfLink>
        ) : null}
      </Kopf>
      <SpielerVerzeichnis spieler={spieler} saisons={saisons} pfad={pfad} />
    </>
  )
}
