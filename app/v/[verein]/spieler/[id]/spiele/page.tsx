import type { Metadata } from 'next'
import { BilanzFilter } from '@/components/saison/BilanzFilter'
import { SaisonWahl } from '@/components/saison/SaisonWahl'
import { SpielerSpiele } from '@/components/saison/SpielerSpiele'
import { Kopf } from '@/components/ui/Kopf'
import { Leer } from '@/components/ui/Leer'
import { zaehleJeSpiel } from '@/lib/domain/einspruch/einspruch'
import {
  buildBilanzListe,
  listBilanzSpiele,
  listNurErgebnis,
  parseBilanzAuswahl,
} from '@/lib/domain/saison/bilanz-spiele'
import type { SpielerParams } from '../lade-spieler'
import { ladeSpieler, nameVon } from '../lade-spieler'

export async function generateMetadata(props: SpielerParams): Promise<Metadata> {
  return { title: `Spiele von ${await nameVon(props)}` }
}

/** A player's games of a season: what the figures of the player's page count. */
export default async function SpielerSpieleSeite(props: SpielerParams) {
  const { pfad, person, spieler, waehlbar, geladen } = await ladeSpieler(props)
  const auswahl = parseBilanzAuswahl((await props.searchParams)['nur'])
  const seite = `${pfad}/spieler/${person.id}`
  if (geladen === null) {
    return (
      <>
        <Kopf titel="Spiele" zurueck={{ href: seite, text: person.name }} />
        <Leer titel="Noch keine Saison" farbe="pik" />
      </>
    )
  }
  const { saison, spieltage } = geladen
  const href = (saisonId: string, nur: typeof auswahl) =>
    `${seite}/spiele?saison=${saisonId}${nur === 'alle' ? '' : `&nur=${nur}`}`
  return (
    <>
      <Kopf
        titel={`Spiele von ${person.name}`}
        unter={saison.name}
        zurueck={{ href: `${seite}?saison=${saison.id}`, text: person.name }}
      />
      <SaisonWahl
        saisons={waehlbar}
        gewaehlt={saison.id}
        href={(saisonId) => href(saisonId, auswahl)}
      />
      <BilanzFilter gewaehlt={auswahl} href={(nur) => href(saison.id, nur)} />
      <SpielerSpiele
        liste={buildBilanzListe(listBilanzSpiele(spieltage, person.id), auswahl)}
        spieler={person.id}
        nurErgebnis={auswahl === 'alle' ? listNurErgebnis(spieltage, person.id) : []}
        namen={Object.fromEntries(spieler.map((s) => [s.id, s.name]))}
        einsprueche={zaehleJeSpiel({ einsprueche: spieltage.flatMap((t) => t.einsprueche) })}
        pfad={pfad}
      />
    </>
  )
}
