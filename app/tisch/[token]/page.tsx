import type { Metadata } from 'next'
import { FruehereResteSpaet } from '@/components/freigabe/FruehereResteSpaet'
import { GastFuss } from '@/components/freigabe/GastFuss'
import { GastKopf } from '@/components/freigabe/GastKopf'
import { GastVorbei } from '@/components/freigabe/GastVorbei'
import { SaisonBlatt } from '@/components/saison/SaisonBlatt'
import { Spieltisch } from '@/components/spieltag/Spieltisch'
import { findTischlage } from '@/components/spieltag/tisch-anfang'
import { Stil } from '@/components/stil/Stil'
import { formatDatum, formatDatumOrt } from '@/lib/format/datum'
import { getRangpunkteForm, getTisch } from '@/lib/server/geraet'
import { verlangeTischseite } from '@/lib/server/tisch'
import { seitenPfad } from '@/lib/sync/weg'

interface Props {
  readonly params: Promise<{ readonly token: string }>
  readonly searchParams: Promise<{ readonly tisch?: string | readonly string[] }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { art, stand } = await verlangeTischseite((await params).token)
  return {
    title:
      art === 'spieltag' ? `Spieltag ${formatDatum(stand.akte.datum)}` : stand.blatt.saison.name,
  }
}

export default async function TischSeite({ params, searchParams }: Props) {
  const { token } = await params
  const seite = await verlangeTischseite(token)
  const weg = { art: 'freigabe', token } as const
  if (seite.art === 'saison') {
    return (
      <>
        <Stil unterKopf />
        <SaisonBlatt
          weg={weg}
          stand={seite.stand}
          verein="Zum Zuschauen"
          form={await getRangpunkteForm()}
          ich={null}
          darfEroeffnen={false}
        />
      </>
    )
  }
  const { stand, personen, kader, einstellungen, darfEintragen, name, von } = seite
  const { tisch: adresse } = await searchParams
  const tisch = await getTisch(stand.akte, { adresse, spielerId: null })
  return (
    <>
      <Spieltisch
        weg={weg}
        stand={stand}
        konto={{ id: null, name }}
        verein="Zu Gast am Tisch"
        ich={null}
        personen={personen}
        kader={kader}
        einstellungen={einstellungen}
        darfSchreiben={darfEintragen}
        tisch={tisch}
        anfang={darfEintragen ? findTischlage(stand.akte, tisch) : null}
        abend={formatDatumOrt(stand.akte)}
        kopf={<GastKopf spieltag={stand.akte} />}
        ergebnis={<GastVorbei />}
      />
      <FruehereResteSpaet token={token} spieltagId={stand.akte.id} />
      <GastFuss {...{ von, darfEintragen }} hrefTafel={`${seitenPfad(weg)}/tafel`} />
    </>
  )
}
