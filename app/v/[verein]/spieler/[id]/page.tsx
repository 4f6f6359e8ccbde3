import type { Metadata } from 'next'
import { buildNamen } from '@/components/saison/namen'
import { SaisonWahl } from '@/components/saison/SaisonWahl'
import { SpielerBlatt } from '@/components/saison/SpielerBlatt'
import { Kopf } from '@/components/ui/Kopf'
import { Leer } from '@/components/ui/Leer'
import { getRangpunkteForm } from '@/lib/server/geraet'
import type { SpielerParams } from './lade-spieler'
import { ladeSpieler, nameVon } from './lade-spieler'

export async function generateMetadata(props: SpielerParams): Promise<Metadata> {
  return { title: await nameVon(props) }
}

export default async function SpielerSeite(props: SpielerParams) {
  const { pfad, person, spieler, waehlbar, geladen } = await ladeSpieler(props)
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
            href={(saisonId) => `${pfad}/spieler/${person.id}?saison=${saisonId}`}
          />
          <SpielerBlatt
            spieler={person.id}
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
