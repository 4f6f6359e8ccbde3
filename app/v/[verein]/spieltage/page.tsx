import type { Metadata } from 'next'
import { Karte } from '@/components/ui/Karte'
import { KnopfLink } from '@/components/ui/KnopfLink'
import { Kopf } from '@/components/ui/Kopf'
import { Leer } from '@/components/ui/Leer'
import { siegerVon, spieltagKurz } from '@/components/spieltag/kurzfassung'
import { SpieltagListe } from '@/components/spieltag/SpieltagListe'
import { darf } from '@/lib/domain/op/rechte'
import { ladeSaison } from '@/lib/server/saison'
import { listSpieltage } from '@/lib/server/spieltag'
import { verlangeVerein } from '@/lib/server/verein'

export const metadata: Metadata = { title: 'Spieltage' }

interface Props {
  readonly params: Promise<{ readonly verein: string }>
}

/** Every evening of the club, season by season, the struck ones at their place. */
export default async function SpieltageSeite({ params }: Props) {
  const { verein, ich, spieler, saisons } = await verlangeVerein((await params).verein)
  const pfad = `/v/${verein.kurz}`
  const namen = Object.fromEntries(spieler.map((s) => [s.id, s.name]))
  const koepfe = await listSpieltage(verein.id)
  const saisonIds = [...new Set(koepfe.map((k) => k.saisonId))]
  const sieger = siegerVon(
    await Promise.all(saisonIds.map((id) => ladeSaison(verein.id, id))),
    namen,
  )
  const gruppen = saisonIds.map((saisonId) => ({
    saisonId,
    name: saisons.find((s) => s.id === saisonId)?.name ?? 'Saison',
    koepfe: koepfe.filter((k) => k.saisonId === saisonId),
  }))
  const darfEroeffnen = darf(ich.rolle, 'spieltag-eroeffnen') && saisons.length > 0

  return (
    <>
      <Kopf titel="Spieltage" zurueck={{ href: pfad, text: verein.name }}>
        {darfEroeffnen && <KnopfLink href={`${pfad}/spieltage/neu`}>Neuer Spieltag</KnopfLink>}
      </Kopf>
      {gruppen.length === 0 ? (
        <Leer titel="Noch kein Spieltag" farbe="pik">
          <p>Sobald ein Spieltag eröffnet oder nachgetragen ist, steht er hier.</p>
        </Leer>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          {gruppen.map((g) => (
            <Karte key={g.saisonId} als="section" randlos>
              <h2 className="px-4 pt-4 pb-1 text-gross sm:px-6">{g.name}</h2>
              <SpieltagListe spieltage={g.koepfe.map((k) => spieltagKurz(k, sieger))} pfad={pfad} />
            </Karte>
          ))}
        </div>
      )}
    </>
  )
}
