import type { Metadata } from 'next'
import { SaisonWahl } from '@/components/saison/SaisonWahl'
import { Karte } from '@/components/ui/Karte'
import { KnopfLink } from '@/components/ui/KnopfLink'
import { Kopf } from '@/components/ui/Kopf'
import { Leer } from '@/components/ui/Leer'
import { abnahmenVon, siegerVon, spieltagKurz } from '@/components/spieltag/kurzfassung'
import { SpieltagListe } from '@/components/spieltag/SpieltagListe'
import { darf } from '@/lib/domain/op/rechte'
import { ladeSaison } from '@/lib/server/saison'
import { listSpieltage } from '@/lib/server/spieltag'
import { verlangeVerein } from '@/lib/server/verein'

export const metadata: Metadata = { title: 'Spieltage' }

interface Props {
  readonly params: Promise<{ readonly verein: string }>
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>
}

/** The evenings of one Saison, the struck ones at their place: the latest, or the one the address names. */
export default async function SpieltageSeite({ params, searchParams }: Props) {
  const { verein, ich, spieler, saisons } = await verlangeVerein((await params).verein)
  const { saison: gewuenscht } = await searchParams
  const pfad = `/v/${verein.kurz}`
  const namen = Object.fromEntries(spieler.map((s) => [s.id, s.name]))
  const koepfe = await listSpieltage(verein.id)
  const bespielte = saisons.filter((s) => koepfe.some((k) => k.saisonId === s.id))
  const saison =
    bespielte.find((s) => s.id === gewuenscht) ??
    bespielte.find((s) => s.id === koepfe[0]?.saisonId)
  // Who won takes the games: of this one Saison, however many there are.
  const geladen = saison ? await ladeSaison(verein.id, saison.id) : null
  const sieger = siegerVon([geladen], namen)
  const abnahmen = abnahmenVon(geladen?.spieltage ?? [])
  const darfEroeffnen = darf(ich.rolle, 'spieltag-eroeffnen') && saisons.length > 0

  return (
    <>
      <Kopf titel="Spieltage" zurueck={{ href: pfad, text: verein.name }}>
        {darfEroeffnen && <KnopfLink href={`${pfad}/spieltage/neu`}>Neuer Spieltag</KnopfLink>}
      </Kopf>
      {saison === undefined ? (
        <Leer titel="Noch kein Spieltag" farbe="pik">
          <p>Sobald ein Spieltag eröffnet oder nachgetragen ist, steht er hier.</p>
        </Leer>
      ) : (
        <>
          <SaisonWahl
            saisons={bespielte}
            gewaehlt={saison.id}
            href={(id) => `${pfad}/spieltage?saison=${id}`}
          />
          <Karte als="section" randlos>
            <h2 className="px-4 pt-4 pb-1 text-gross sm:px-6">{saison.name}</h2>
            <SpieltagListe
              spieltage={koepfe
                .filter((k) => k.saisonId === saison.id)
                .map((k) => spieltagKurz(k, sieger, abnahmen))}
              pfad={pfad}
            />
          </Karte>
        </>
      )}
    </>
  )
}
