import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { buildNamen } from '@/components/saison/namen'
import { SaisonWahl } from '@/components/saison/SaisonWahl'
import { SpielerBlatt } from '@/components/saison/SpielerBlatt'
import { Kopf } from '@/components/ui/Kopf'
import { Leer } from '@/components/ui/Leer'
import { getRangpunkteForm } from '@/lib/server/geraet'
import { ladeSaison } from '@/lib/server/saison'
import { verlangeVerein } from '@/lib/server/verein'

interface Props {
  readonly params: Promise<{ verein: string; id: string }>
  readonly searchParams: Promise<{ saison?: string | string[] }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { verein: kurz, id } = await params
  const { spieler } = await verlangeVerein(kurz)
  return { title: spieler.find((s) => s.id === id)?.name ?? 'Spieler' }
}

export default async function SpielerSeite({ params, searchParams }: Props) {
  const { verein: kurz, id } = await params
  const { verein, spieler, saisons } = await verlangeVerein(kurz)
  const person = spieler.find((s) => s.id === id)
  if (person === undefined) notFound()
  const pfad = `/v/${verein.kurz}`
  const eigene = saisons.filter((s) => s.spieler.includes(id))
  // A guest is in no roster: any season may hold one of their evenings.
  const waehlbar = eigene.length > 0 ? eigene : saisons
  const gewuenscht = (await searchParams).saison
  const gewaehlt = saisons.find((s) => s.id === gewuenscht) ?? waehlbar[0]
  const geladen = gewaehlt === undefined ? null : await ladeSaison(verein.id, gewaehlt.id)
  return (
    <>
      <Kopf
        titel={person.name}
        unter={[person.gast ? 'Gast' : null, geladen?.saison.name].filter(Boolean).join(', ')}
        zurueck={
          geladen === null
            ? { href: `${pfad}/spieler`, text: 'Alle Spieler' }
            : { href: `${pfad}/saison/${geladen.saison.id}`, text: geladen.saison.name }
        }
      />
      {geladen === null ? (
        <Leer titel="Noch keine Saison" farbe="pik" />
      ) : (
        <>
          <SaisonWahl
            saisons={waehlbar}
            gewaehlt={geladen.saison.id}
            href={(saisonId) => `${pfad}/spieler/${id}?saison=${saisonId}`}
          />
          <SpielerBlatt
            spieler={id}
            saison={geladen.saison}
            spieltage={geladen.spieltage}
            namen={buildNamen(spieler)}
            form={await getRangpunkteForm()}
            pfad={pfad}
          />
        </>
      )}
    </>
  )
}
