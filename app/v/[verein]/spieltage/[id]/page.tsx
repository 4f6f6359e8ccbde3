import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { AbnahmeSpaet } from '@/components/abnahme/AbnahmeSpaet'
import { AbendRegeln } from '@/components/spieltag/AbendRegeln'
import { Ergebnis } from '@/components/spieltag/Ergebnis'
import { Spieltisch } from '@/components/spieltag/Spieltisch'
import { findTischlage } from '@/components/spieltag/tisch-anfang'
import { Meldung } from '@/components/ui/Meldung'
import { Verweis } from '@/components/ui/Verweis'
import type { SpieltagZugriff } from '@/lib/client/spieltag/spieltag'
import { darf } from '@/lib/domain/op/rechte'
import type { SpieltagAkte } from '@/lib/domain/spieltag/spieltag'
import { tafelsaisonAus } from '@/lib/domain/spieltag/tafel'
import { computeWirkung } from '@/lib/domain/spieltag/wirkung'
import type { MitgliedAkte, VereinAkte } from '@/lib/domain/verein/verein'
import { formatDatum, formatDatumOrt } from '@/lib/format/datum'
import { getRangpunkteForm, getTisch } from '@/lib/server/geraet'
import { ladeSaison, ladeSaisonblick } from '@/lib/server/saison'
import { ladeSpieltag } from '@/lib/server/spieltag'
import { verlangeVerein } from '@/lib/server/verein'
import { seitenPfad } from '@/lib/sync/weg'

interface Props {
  readonly params: Promise<{ readonly verein: string; readonly id: string }>
  readonly searchParams: Promise<{ readonly tisch?: string | readonly string[] }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { verein: kurz, id } = await params
  const { verein } = await verlangeVerein(kurz)
  const stand = await ladeSpieltag(verein.id, id)
  return { title: stand ? `Spieltag ${formatDatum(stand.akte.datum)}` : 'Spieltag' }
}

export default async function SpieltagSeite({ params, searchParams }: Props) {
  const { verein: kurz, id } = await params
  const { verein, ich, spieler, saisons } = await verlangeVerein(kurz)
  const stand = await ladeSpieltag(verein.id, id)
  if (stand === null) notFound()
  const spieltag = stand.akte
  const weg = { art: 'verein', kurz: verein.kurz } as const
  const pfad = seitenPfad(weg)
  const namen = Object.fromEntries(spieler.map((s) => [s.id, s.name]))
  const schreibt = darf(ich.rolle, 'spiel-eintragen')
  const { tisch: adresse } = await searchParams
  const tisch = await getTisch(spieltag, { adresse, spielerId: ich.spielerId })
  const saison = schreibt ? await ladeSaisonblick(verein.id, spieltag) : null
  const zugriff = { weg, stand, konto: { id: ich.kontoId, name: ich.name }, saison }

  return (
    <Spieltisch
      key={spieltag.id}
      {...zugriff}
      verein={verein.name}
      ich={{ rolle: ich.rolle, spielerId: ich.spielerId }}
      personen={spieler.map((s) => ({ id: s.id, name: s.name, gast: s.gast }))}
      {...tafelsaisonAus(saisons.find((s) => s.id === spieltag.saisonId))}
      darfSchreiben={schreibt}
      tisch={tisch}
      anfang={schreibt ? findTischlage(spieltag, tisch) : null}
      abend={formatDatumOrt(spieltag)}
      kopf={<AbendKopf spieltag={spieltag} pfad={pfad} />}
      ergebnis={await ladeErgebnis(zugriff, { verein, ich, pfad, namen })}
    />
  )
}

function AbendKopf({ spieltag, pfad }: { readonly spieltag: SpieltagAkte; readonly pfad: string }) {
  return (
    <div className="min-w-0">
      <Verweis
        href={`${pfad}/spieltage`}
        className="nur-schirm -ml-2 inline-flex min-h-12 items-center gap-1.5 rounded-karte px-2 text-gruen hover:bg-gruen-hell"
      >
        <span aria-hidden>‹</span> Spieltage
      </Verweis>
      <h1 className="text-titel sm:text-riesig">{formatDatum(spieltag.datum)}</h1>
      {spieltag.ort !== null && <p className="text-leise">{spieltag.ort}</p>}
    </div>
  )
}

async function ladeErgebnis(
  zugriff: SpieltagZugriff,
  ort: {
    readonly verein: VereinAkte
    readonly ich: MitgliedAkte
    readonly pfad: string
    readonly namen: Readonly<Record<string, string>>
  },
) {
  const spieltag = zugriff.stand.akte
  if (spieltag.gestrichen) {
    return (
      <Meldung art="hinweis" titel="Gestrichen">
        Dieser Spieltag zählt nicht.
      </Meldung>
    )
  }
  if (spieltag.ende === null) return null
  const geladen = await ladeSaison(ort.verein.id, spieltag.saisonId)
  const wirkung = geladen && computeWirkung(geladen.saison, geladen.spieltage, spieltag.id)
  if (!geladen || !wirkung) return null
  const [runde] = spieltag.runden
  return (
    <>
      <Ergebnis
        spieltagId={spieltag.id}
        wirkung={wirkung}
        namen={ort.namen}
        form={await getRangpunkteForm()}
        vorzeitig={spieltag.ende === 'vorzeitig'}
        nurEndstand={spieltag.endstand !== null}
        saison={{
          name: geladen.saison.name,
          href: `${ort.pfad}/saison/${geladen.saison.id}`,
          regelwerk: geladen.saison.regelwerk,
          einstellungen: geladen.saison.einstellungen,
        }}
        hrefSpieler={(id) => `${ort.pfad}/spieler/${id}?saison=${geladen.saison.id}`}
        abnahme={
          <AbnahmeSpaet
            key={spieltag.id}
            {...zugriff}
            namen={ort.namen}
            ich={ort.ich.spielerId}
            fuerAndere={darf(ort.ich.rolle, 'spieltag-abschliessen')}
          />
        }
      />
      {runde && <AbendRegeln abend={runde} saison={geladen.saison} />}
    </>
  )
}
