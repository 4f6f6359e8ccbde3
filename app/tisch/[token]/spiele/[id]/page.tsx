import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Beleg } from '@/components/beleg/Beleg'
import { spielTitel } from '@/components/beleg/spiel-titel'
import { Kopf } from '@/components/ui/Kopf'
import { regelwerkDes } from '@/lib/domain/spieltag/regelwerk'
import { findSpiel } from '@/lib/domain/spieltag/vorgriff'
import { textArt } from '@/lib/format/art'
import { formatDatumOrt } from '@/lib/format/datum'
import { verlangeTischabend } from '@/lib/server/tisch'
import { seitenPfad } from '@/lib/sync/weg'

interface Props {
  readonly params: Promise<{ readonly token: string; readonly id: string }>
}

async function lade({ params }: Props) {
  const { token, id } = await params
  const { stand, personen } = await verlangeTischabend(token)
  const spiel = findSpiel(stand.akte, id)
  if (spiel === undefined) notFound()
  const pfad = seitenPfad({ art: 'freigabe', token })
  return { spieltag: stand.akte, spiel, personen, pfad }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { spieltag, spiel } = await lade(props)
  return { title: spielTitel(spieltag, spiel.id) }
}

/** The receipt of a game, to read. */
export default async function TischSpielSeite(props: Props) {
  const { spieltag, spiel, personen, pfad } = await lade(props)
  return (
    <>
      <div className="mx-auto max-w-lg">
        <Kopf
          titel={spielTitel(spieltag, spiel.id)}
          unter={`${textArt(spiel.spiel.art, regelwerkDes(spieltag))} · ${formatDatumOrt(spieltag)}`}
          zurueck={{ href: pfad, text: 'Zum Spieltag' }}
        />
      </div>
      <Beleg
        spieltag={spieltag}
        spielId={spiel.id}
        namen={Object.fromEntries(personen.map((p) => [p.id, p.name]))}
        pfad={pfad}
        fassungen={[]}
        ohneVerlauf
      />
    </>
  )
}
