import type { Metadata } from 'next'
import { Kopf } from '@/components/ui/Kopf'
import { NurVerwaltung } from '@/components/verwaltung/NurVerwaltung'
import { SaisonNeu } from '@/components/verwaltung/SaisonNeu'
import { darf } from '@/lib/domain/op/rechte'
import { getRegelwerk } from '@/lib/domain/regelwerk/presets'
import { REGELWERK_VORGABE } from '@/lib/domain/regelwerk/regelwerk'
import { verlangeVerein } from '@/lib/server/verein'

export const metadata: Metadata = { title: 'Neue Saison' }

export default async function SaisonNeuSeite({
  params,
}: {
  readonly params: Promise<{ verein: string }>
}) {
  const { verein: kurz } = await params
  const { verein, ich, spieler, saisons } = await verlangeVerein(kurz)
  const letzte = saisons[0]
  const regelwerk = getRegelwerk(letzte?.regelwerk ?? REGELWERK_VORGABE)
  return (
    <>
      <Kopf
        titel="Neue Saison"
        unter={verein.name}
        zurueck={{ href: `/v/${verein.kurz}/saison`, text: 'Alle Saisons' }}
      />
      {darf(ich.rolle, 'saison-anlegen') ? (
        <SaisonNeu
          verein={verein.kurz}
          spieler={spieler}
          vorschlag={{
            name: '',
            regelwerk: regelwerk.id,
            einstellungen: letzte?.einstellungen ?? regelwerk.standard,
            kader: letzte?.spieler ?? [],
          }}
        />
      ) : (
        <NurVerwaltung />
      )}
    </>
  )
}
