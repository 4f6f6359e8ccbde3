import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { buildNamen } from '@/components/saison/namen'
import { SaisonBlatt } from '@/components/saison/SaisonBlatt'
import { klassen } from '@/components/ui/klassen'
import { KnopfLink } from '@/components/ui/KnopfLink'
import { knopfKlassen } from '@/components/ui/knopf-stil'
import { Kopf } from '@/components/ui/Kopf'
import { darf } from '@/lib/domain/op/rechte'
import type { SpieltagAkte } from '@/lib/domain/spieltag/spieltag'
import { getRangpunkteForm } from '@/lib/server/geraet'
import { ladeSaison } from '@/lib/server/saison'
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
  const { verein, ich, spieler } = await verlangeVerein(kurz)
  const geladen = await ladeSaison(verein.id, id)
  if (geladen === null) notFound()
  const { saison, spieltage } = geladen
  const pfad = `/v/${verein.kurz}`
  const darfEroeffnen = darf(ich.rolle, 'spieltag-eroeffnen')
  return (
    <>
      <Kopf
        titel={saison.name}
        unter={verein.name}
        zurueck={{ href: `${pfad}/saison`, text: 'Alle Saisons' }}
      >
        {darfEroeffnen && mitGezaehltem(spieltage) ? (
          <KnopfLink href={`${pfad}/spieltage/neu?saison=${saison.id}`}>
            Spieltag eröffnen
          </KnopfLink>
        ) : null}
      </Kopf>
      <SaisonBlatt
        saison={saison}
        spieltage={spieltage}
        namen={buildNamen(spieler)}
        form={await getRangpunkteForm()}
        pfad={pfad}
        ich={ich.spielerId}
        darfEroeffnen={darfEroeffnen}
      />
      <p className="nur-schirm mt-8 flex flex-wrap gap-3">
        <a
          href={`${pfad}/saison/${saison.id}/export`}
          download
          className={klassen(knopfKlassen('neben', false), 'no-underline')}
        >
          Als Datei herunterladen
        </a>
        {darf(ich.rolle, 'saison-aendern') ? (
          <KnopfLink href={`${pfad}/verwaltung/saison/${saison.id}`} art="neben">
            Einstellungen
          </KnopfLink>
        ) : null}
      </p>
    </>
  )
}

/** Before the first counted evening the empty page itself offers to open one. */
function mitGezaehltem(spieltage: readonly SpieltagAkte[]): boolean {
  return spieltage.some((t) => !t.gestrichen && (t.ende !== null || t.endstand !== null))
}
