import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Eroeffnung } from '@/components/spieltag/Eroeffnung'
import type { SaisonZurWahl } from '@/components/spieltag/eroeffnung-daten'
import { KnopfLink } from '@/components/ui/KnopfLink'
import { Kopf } from '@/components/ui/Kopf'
import { Leer } from '@/components/ui/Leer'
import { darf } from '@/lib/domain/op/rechte'
import { computeSaison } from '@/lib/domain/saison/compute'
import { saisonAus } from '@/lib/domain/spieltag/rechnen'
import { heuteInBerlin } from '@/lib/format/heute'
import { ladeSaison } from '@/lib/server/saison'
import { listSpieltage } from '@/lib/server/spieltag'
import { verlangeVerein } from '@/lib/server/verein'

export const metadata: Metadata = { title: 'Neuer Spieltag' }

interface Props {
  readonly params: Promise<{ readonly verein: string }>
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>
}

export default async function NeuSeite({ params, searchParams }: Props) {
  const { verein, ich, spieler, saisons } = await verlangeVerein((await params).verein)
  if (!darf(ich.rolle, 'spieltag-eroeffnen')) notFound()
  const pfad = `/v/${verein.kurz}`
  const { saison: gewuenscht, weg } = await searchParams
  const juengste = (await listSpieltage(verein.id))[0]?.saisonId
  const zurWahl = await Promise.all(saisons.map((s) => ladeZurWahl(verein.id, s.id)))
  const liste = zurWahl.filter((s) => s !== null)
  const vorgabe = [gewuenscht, juengste, saisons[0]?.id].find((id) =>
    liste.some((s) => s.id === id),
  )

  return (
    <>
      <Kopf titel="Neuer Spieltag" zurueck={{ href: pfad, text: verein.name }} />
      {typeof vorgabe !== 'string' ? (
        <Leer titel="Erst eine Saison" farbe="karo">
          <p>
            Ein Spieltag gehört zu einer Saison: Sie sagt, wer mitspielt und was ein Platz zählt.
          </p>
          {darf(ich.rolle, 'saison-anlegen') && (
            <KnopfLink href={`${pfad}/saison/neu`}>Saison anlegen</KnopfLink>
          )}
        </Leer>
      ) : (
        <Eroeffnung
          weg={weg === 'vergangen' ? 'vergangen' : 'neu'}
          vereinKurz={verein.kurz}
          saisons={liste}
          saisonId={vorgabe}
          personen={spieler.map(({ id, name, gast }) => ({ id, name, gast }))}
          heute={heuteInBerlin(new Date())}
        />
      )}
    </>
  )
}

async function ladeZurWahl(vereinId: string, saisonId: string): Promise<SaisonZurWahl | null> {
  const geladen = await ladeSaison(vereinId, saisonId)
  if (geladen === null) return null
  const { saison, spieltage } = geladen
  const { tabelle } = computeSaison(saisonAus(saison, spieltage))
  return {
    id: saison.id,
    name: saison.name,
    spieler: saison.spieler,
    freieFehltage: saison.einstellungen.freieFehltage,
    fehltage: Object.fromEntries(tabelle.map((z) => [z.spieler, z.fehltage])),
  }
}
