import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { Beleg } from '@/components/beleg/Beleg'
import { BelegAktionen } from '@/components/beleg/BelegAktionen'
import { spielTitel } from '@/components/beleg/spiel-titel'
import { Verlauf } from '@/components/beleg/Verlauf'
import { VerlaufRueckgriff } from '@/components/beleg/VerlaufRueckgriff'
import { EinspruchErheben } from '@/components/einspruch/EinspruchErheben'
import { SpielEinsprueche } from '@/components/einspruch/SpielEinsprueche'
import { Kopf } from '@/components/ui/Kopf'
import { darf } from '@/lib/domain/op/rechte'
import { regelwerkDes } from '@/lib/domain/spieltag/regelwerk'
import { getSpiel } from '@/lib/domain/spieltag/vorgriff'
import { textArt } from '@/lib/format/art'
import { formatDatumOrt } from '@/lib/format/datum'
import { ladeChronikVonSpiel } from '@/lib/server/chronik'
import { ladeSpielerkonten } from '@/lib/server/einspruch'
import { getRangpunkteForm } from '@/lib/server/geraet'
import { ladeSaisonblick } from '@/lib/server/saison'
import { ladeSpieltagVonSpiel } from '@/lib/server/spieltag'
import { verlangeVerein } from '@/lib/server/verein'

interface Props {
  readonly params: Promise<{ readonly verein: string; readonly id: string }>
}

const lade = cache(async (kurz: string, spielId: string) => {
  const daten = await verlangeVerein(kurz)
  const stand = await ladeSpieltagVonSpiel(daten.verein.id, spielId)
  if (stand === null) notFound()
  return { ...daten, stand, spieltag: stand.akte }
})

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { verein, id } = await params
  const { spieltag } = await lade(verein, id)
  return { title: spielTitel(spieltag, id) }
}

export default async function SpielSeite({ params }: Props) {
  const { verein: kurz, id } = await params
  const { verein, ich, spieler, stand, spieltag } = await lade(kurz, id)
  const namen = Object.fromEntries(spieler.map((s) => [s.id, s.name]))
  const chronik = (await ladeChronikVonSpiel(verein.id, id)) ?? []
  const fassungen = chronik.flatMap((e) => e.spiel?.danach ?? [])
  const schreibt = darf(ich.rolle, 'spiel-korrigieren')
  // Only who changes games is told what that does to the season.
  const saison = schreibt ? await ladeSaisonblick(verein.id, spieltag) : null
  const weg = { art: 'verein', kurz: verein.kurz } as const
  const zugriff = { weg, stand, konto: { id: ich.kontoId, name: ich.name }, saison }
  const hierzu = { ...zugriff, spielId: id, namen }
  return (
    <>
      <div className="mx-auto max-w-lg">
        <Kopf
          titel={spielTitel(spieltag, id)}
          unter={`${textArt(getSpiel(spieltag, id).spiel.art, regelwerkDes(spieltag))} · ${formatDatumOrt(spieltag)}`}
          zurueck={{ href: `/v/${verein.kurz}/spieltage/${spieltag.id}`, text: 'Zum Spieltag' }}
        />
      </div>
      <SpielEinsprueche
        {...hierzu}
        ich={ich}
        konten={await ladeSpielerkonten(verein.id)}
        fassungen={fassungen}
      />
      <Beleg
        spieltag={spieltag}
        spielId={id}
        namen={namen}
        pfad={`/v/${verein.kurz}`}
        fassungen={fassungen}
      />
      <EinspruchErheben {...hierzu} ich={ich} />
      <BelegAktionen {...hierzu} darfSchreiben={schreibt} />
      <Verlauf
        chronik={chronik}
        form={await getRangpunkteForm()}
        rueckgriff={(fassung) =>
          schreibt &&
          !spieltag.gestrichen && <VerlaufRueckgriff {...zugriff} {...{ fassung, namen }} />
        }
      />
    </>
  )
}
