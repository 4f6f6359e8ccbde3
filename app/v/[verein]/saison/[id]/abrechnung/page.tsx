import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Buchungen } from '@/components/abrechnung/Buchungen'
import { DruckenKnopf } from '@/components/abrechnung/DruckenKnopf'
import { Kasse } from '@/components/abrechnung/Kasse'
import { SaisonAbrechnung } from '@/components/abrechnung/SaisonAbrechnung'
import { Kopf } from '@/components/ui/Kopf'
import { darf } from '@/lib/domain/op/rechte'
import { heuteInBerlin } from '@/lib/format/heute'
import { ladeSaisonkasse } from '@/lib/server/kasse'
import { verlangeVerein } from '@/lib/server/verein'

interface Props {
  readonly params: Promise<{ readonly verein: string; readonly id: string }>
}

export const metadata: Metadata = { title: 'Abrechnung und Kasse' }

/** Who pays whom over a season, and what is in the till. */
export default async function SaisonAbrechnungSeite({ params }: Props) {
  const { verein: kurz, id } = await params
  const { verein, ich, spieler } = await verlangeVerein(kurz)
  const geladen = await ladeSaisonkasse(verein.id, id)
  if (geladen === null) notFound()
  const { saison, abrechnung, kasse, buchungen, andere } = geladen
  const pfad = `/v/${verein.kurz}`
  return (
    <div className="mx-auto max-w-2xl">
      <Kopf
        titel="Abrechnung und Kasse"
        unter={saison.name}
        zurueck={{ href: `${pfad}/saison/${saison.id}`, text: 'Zur Saison' }}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 print:gap-4">
        <SaisonAbrechnung
          {...{ abrechnung, pfad }}
          namen={Object.fromEntries(spieler.map((s) => [s.id, s.name]))}
        />
        <Kasse {...{ kasse, andere, pfad }} />
        <Buchungen
          verein={verein.kurz}
          saisonId={saison.id}
          buchungen={buchungen}
          spieler={spieler.map((s) => ({ id: s.id, name: s.name }))}
          darfBuchen={darf(ich.rolle, 'buchung-eintragen')}
          heute={heuteInBerlin(new Date())}
        />
        <p className="nur-schirm">
          <DruckenKnopf />
        </p>
      </div>
    </div>
  )
}
