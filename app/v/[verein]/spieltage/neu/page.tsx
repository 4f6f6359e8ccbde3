import type { Metadata } from 'next'
import { Eroeffnung } from '@/components/spieltag/Eroeffnung'
import type { SaisonZurWahl } from '@/components/spieltag/eroeffnung-daten'
import { KnopfLink } from '@/components/ui/KnopfLink'
import { Kopf } from '@/components/ui/Kopf'
import { Leer } from '@/components/ui/Leer'
import { darf } from '@/lib/domain/op/rechte'
import { computeSaison } from '@/lib/domain/saison/compute'
import { saisonAus } from '@/lib/domain/spieltag/rechnen'
import type { SpieltagAkte } from '@/lib/domain/spieltag/spieltag'
import type { SaisonAkte } from '@/lib/domain/verein/verein'
import { heuteInBerlin } from '@/lib/format/heute'
import { ladeAnwesenheit } from '@/lib/server/saison'
import { listSpieltage } from '@/lib/server/spieltag'
import { verlangeVerein } from '@/lib/server/verein'

export const metadata: Metadata = { title: 'Neuer Spieltag' }

interface Props {
  readonly params: Promise<{ readonly verein: string }>
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>
}

export default async function NeuSeite({ params, searchParams }: Props) {
  const { verein, ich, spieler, saisons } = await verlangeVerein((await params).verein)
  const pfad = `/v/${verein.kurz}`
  const kopf = <Kopf titel="Neuer Spieltag" zurueck={{ href: pfad, text: verein.name }} />
  if (!darf(ich.rolle, 'spieltag-eroeffnen')) {
    return (
      <>
        {kopf}
        <NurSchreiber />
      </>
    )
  }
  const { saison: gewuenscht, weg } = await searchParams
  const juengste = (await listSpieltage(verein.id))[0]?.saisonId
  const zurWahl = (await ladeAnwesenheit(verein.id, saisons)).map(fasseZusammen)
  const vorgabe = [gewuenscht, juengste, saisons[0]?.id].find((id) =>
    saisons.some((s) => s.id === id),
  )

  return (
    <>
      {kopf}
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
          saisons={zurWahl}
          saisonId={vorgabe}
          personen={spieler.map(({ id, name, gast }) => ({ id, name, gast }))}
          heute={heuteInBerlin(new Date())}
        />
      )}
    </>
  )
}

/** What the opening needs of a Saison; `spieltage` may come without games, absences do not depend on them. */
function fasseZusammen({
  saison,
  spieltage,
}: {
  readonly saison: SaisonAkte
  readonly spieltage: readonly SpieltagAkte[]
}): SaisonZurWahl {
  const { tabelle } = computeSaison(saisonAus(saison, spieltage))
  return {
    id: saison.id,
    name: saison.name,
    regelwerk: saison.regelwerk,
    spieler: saison.spieler,
    einstellungen: saison.einstellungen,
    fehltage: Object.fromEntries(tabelle.map((z) => [z.spieler, z.fehltage])),
  }
}

function NurSchreiber() {
  return (
    <Leer titel="Das machen Schreiber und Verwaltung" farbe="pik">
      <p>
        Einen Spieltag eröffnet oder trägt nach, wer im Verein die Rolle „Schreiber“ oder
        „Verwaltung“ hat. Die Rolle vergibt die Verwaltung.
      </p>
    </Leer>
  )
}
