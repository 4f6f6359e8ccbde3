import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ZuschauerKnopf } from '@/components/freigabe/ZuschauerKnopf'
import { SaisonBlatt } from '@/components/saison/SaisonBlatt'
import { klassen } from '@/components/ui/klassen'
import { KnopfLink } from '@/components/ui/KnopfLink'
import { knopfKlassen } from '@/components/ui/knopf-stil'
import { darf } from '@/lib/domain/op/rechte'
import { getRangpunkteForm } from '@/lib/server/geraet'
import { hatGeld } from '@/lib/server/kasse'
import { ladeSaisonblatt } from '@/lib/server/saison'
import { verlangeVerein } from '@/lib/server/verein'

interface Props {
  readonly params: Promise<{ verein: string; id: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { verein: kurz, id } = await params
  const { saisons } = await verlangeVerein(kurz)
  return { title: saisons.find((s) => s.id === id)?.name ?? 'Saison' }
}

export default async function SaisonSeite({ params }: Props) {
  const { verein: kurz, id } = await params
  const { verein, ich } = await verlangeVerein(kurz)
  const stand = await ladeSaisonblatt(verein.id, id)
  if (stand === null) notFound()
  const mitGeld = await hatGeld(verein.id, id)
  const pfad = `/v/${verein.kurz}`
  return (
    <SaisonBlatt
      key={id}
      weg={{ art: 'verein', kurz: verein.kurz }}
      stand={stand}
      verein={verein.name}
      form={await getRangpunkteForm()}
      ich={ich.spielerId}
      darfEroeffnen={darf(ich.rolle, 'spieltag-eroeffnen')}
    >
      <p className="nur-schirm mt-8 flex flex-wrap gap-3">
        <a
          href={`${pfad}/saison/${id}/export`}
          download
          className={klassen(knopfKlassen('neben', false), 'no-underline')}
        >
          Als Datei herunterladen
        </a>
        {mitGeld && (
          <KnopfLink href={`${pfad}/saison/${id}/abrechnung`} art="neben">
            Abrechnung und Kasse
          </KnopfLink>
        )}
        {darf(ich.rolle, 'freigabe-anlegen') && (
          <ZuschauerKnopf kurz={verein.kurz} saisonId={id} name={stand.blatt.saison.name} />
        )}
        {darf(ich.rolle, 'saison-aendern') ? (
          <KnopfLink href={`${pfad}/verwaltung/saison/${id}`} art="neben">
            Einstellungen
          </KnopfLink>
        ) : null}
      </p>
    </SaisonBlatt>
  )
}
