import { AbnahmeBitte } from '@/components/abnahme/AbnahmeBitte'
import { Antworten } from '@/components/einspruch/Antworten'
import { VereinEinsprueche } from '@/components/einspruch/VereinEinsprueche'
import { HierGeblieben } from '@/components/konflikt/HierGeblieben'
import { StartbildschirmHinweis } from '@/components/rahmen/StartbildschirmHinweis'
import { Karte } from '@/components/ui/Karte'
import { KnopfLink } from '@/components/ui/KnopfLink'
import { Kopf } from '@/components/ui/Kopf'
import { Leer } from '@/components/ui/Leer'
import { SaisonKurz } from '@/components/spieltag/SaisonKurz'
import { SpieltagListe } from '@/components/spieltag/SpieltagListe'
import { abnahmenVon, siegerVon, spieltagKurz } from '@/components/spieltag/kurzfassung'
import { LaufendeAbende } from '@/components/start/LaufendeAbende'
import { Nachgerechnet } from '@/components/start/Nachgerechnet'
import { darf } from '@/lib/domain/op/rechte'
import { saisonStandVon } from '@/lib/domain/saison/blatt'
import type { MitgliedAkte, SaisonAkte, VereinAkte } from '@/lib/domain/verein/verein'
import { ladeUnbestaetigten } from '@/lib/server/abnahme'
import { ladeEinsprueche } from '@/lib/server/einspruch'
import { getRangpunkteForm } from '@/lib/server/geraet'
import { ladeNachrechnung } from '@/lib/server/nachrechnung'
import { ladeSaisonblatt } from '@/lib/server/saison'
import { ladeSpieltag, listSpieltage } from '@/lib/server/spieltag'
import { verlangeVerein } from '@/lib/server/verein'

const LETZTE = 5

interface Props {
  readonly params: Promise<{ readonly verein: string }>
}

export default async function Startseite({ params }: Props) {
  const { verein, ich, spieler, saisons } = await verlangeVerein((await params).verein)
  const pfad = `/v/${verein.kurz}`
  const namen = Object.fromEntries(spieler.map((s) => [s.id, s.name]))
  const koepfe = (await listSpieltage(verein.id)).filter((s) => !s.gestrichen)
  const einsprueche = await ladeEinsprueche(verein.id)
  const laufende = koepfe.filter((s) => s.ende === null)
  const saisonId = koepfe[0]?.saisonId ?? saisons[0]?.id
  const saisonIds = new Set([saisonId, ...laufende.map((s) => s.saisonId)])
  const staende = await ladeBlaetter(verein.id, [...saisonIds])
  const blatt = staende[0]?.blatt

  return (
    <>
      <Kopf titel={verein.name}>
        {darf(ich.rolle, 'spieltag-eroeffnen') && koepfe.length > 0 && (
          <KnopfLink href={`${pfad}/spieltage/neu`} art={laufende.length > 0 ? 'neben' : 'haupt'}>
            Neuer Spieltag
          </KnopfLink>
        )}
      </Kopf>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:items-start">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <Pruefung {...{ verein, ich }} laut />
          <HierGeblieben kontoId={ich.kontoId} kurz={verein.kurz} />
          <Antworten antworten={einsprueche.antworten} namen={namen} vereinKurz={verein.kurz} />
          {staende.map((stand) => (
            <LaufendeAbende
              key={stand.blatt.saison.id}
              weg={{ art: 'verein', kurz: verein.kurz }}
              stand={stand}
              darfSchreiben={darf(ich.rolle, 'spiel-eintragen')}
            />
          ))}
          <VereinEinsprueche {...einsprueche} {...{ namen, pfad }} />
          <Unbestaetigt vereinId={verein.id} saison={blatt?.saison} pfad={pfad} />
          {koepfe.length === 0 && (
            <ErsterAbend pfad={pfad} ohneSaison={saisons.length === 0} rolle={ich.rolle} />
          )}
          <Letzte
            koepfe={koepfe.filter((s) => s.ende !== null).slice(0, LETZTE)}
            {...{ vereinId: verein.id, saisons, pfad, namen }}
          />
        </div>
        {blatt && (
          <SaisonKurz
            saison={blatt.saison}
            stand={saisonStandVon(blatt)}
            namen={namen}
            form={await getRangpunkteForm()}
            href={`${pfad}/saison/${blatt.saison.id}`}
            hrefSpieler={(id) => `${pfad}/spieler/${id}?saison=${blatt.saison.id}`}
          />
        )}
      </div>
      <Pruefung {...{ verein, ich }} laut={false} />
      {/* Not before the first evening was played: only then it means something. */}
      {koepfe.some((s) => s.ende !== null && s.anzahlSpiele > 0) && <StartbildschirmHinweis />}
    </>
  )
}

/** The sheets of these Saisons, in this order. */
async function ladeBlaetter(vereinId: string, saisonIds: readonly (string | undefined)[]) {
  const ids = saisonIds.filter((id) => id !== undefined)
  const staende = await Promise.all(ids.map((id) => ladeSaisonblatt(vereinId, id)))
  return staende.filter((stand) => stand !== null)
}

interface UnbestaetigtProps {
  readonly vereinId: string
  readonly saison: SaisonAkte | undefined
  readonly pfad: string
}

async function Unbestaetigt({ vereinId, saison, pfad }: UnbestaetigtProps) {
  const spieltag = saison && (await ladeUnbestaetigten(vereinId, saison.id))
  return spieltag && <AbnahmeBitte spieltag={spieltag} pfad={pfad} />
}

/** When the records were last recomputed: loud at the top when they do not agree, else a quiet line at the bottom. */
async function Pruefung(props: {
  readonly verein: Pick<VereinAkte, 'id' | 'kurz'>
  readonly ich: Pick<MitgliedAkte, 'rolle'>
  readonly laut: boolean
}) {
  const { letzte } = await ladeNachrechnung(props.verein.id)
  if (letzte === null || (letzte.abweichung !== null) !== props.laut) return null
  return <Nachgerechnet letzte={letzte} pfad={`/v/${props.verein.kurz}`} ich={props.ich} />
}

interface LetzteProps {
  readonly vereinId: string
  readonly saisons: readonly SaisonAkte[]
  readonly pfad: string
  readonly namen: Readonly<Record<string, string>>
  readonly koepfe: Awaited<ReturnType<typeof listSpieltage>>
}

/** The latest evenings that are over. Only these are loaded: who won an evening depends on no other. */
async function Letzte({ vereinId, saisons, pfad, namen, koepfe }: LetzteProps) {
  if (koepfe.length === 0) return null
  const geladen = await Promise.all(koepfe.map((k) => ladeSpieltag(vereinId, k.id)))
  const abende = geladen.flatMap((stand) => (stand === null ? [] : [stand.akte]))
  const sieger = siegerVon(
    saisons.map((saison) => ({
      saison,
      spieltage: abende.filter((abend) => abend.saisonId === saison.id),
    })),
    namen,
  )
  return (
    <Karte als="section" randlos>
      <h2 className="px-4 pt-4 pb-1 text-gross sm:px-6">Letzte Spieltage</h2>
      <SpieltagListe
        spieltage={koepfe.map((kopf) => spieltagKurz(kopf, sieger, abnahmenVon(abende)))}
        pfad={pfad}
      />
      <KnopfLink art="still" voll href={`${pfad}/spieltage`}>
        Alle Spieltage
      </KnopfLink>
    </Karte>
  )
}

function ErsterAbend(props: {
  readonly pfad: string
  readonly ohneSaison: boolean
  readonly rolle: Parameters<typeof darf>[0]
}) {
  const { pfad, ohneSaison, rolle } = props
  if (ohneSaison) {
    return (
      <Leer titel="Noch keine Saison" farbe="karo">
        <p>Eine Saison legt fest, wer mitspielt und nach welchen Regeln.</p>
        {darf(rolle, 'saison-anlegen') && (
          <KnopfLink href={`${pfad}/saison/neu`}>Saison anlegen</KnopfLink>
        )}
      </Leer>
    )
  }
  return (
    <Leer titel="Noch kein Spieltag" farbe="kreuz">
      <p>Karten raus, Plätze einnehmen, Geber auslosen: Der Zettel liegt bereit.</p>
      {darf(rolle, 'spieltag-eroeffnen') && (
        <KnopfLink href={`${pfad}/spieltage/neu`}>Ersten Spieltag beginnen</KnopfLink>
      )}
    </Leer>
  )
}
