import { Beleg } from '@/components/beleg/Beleg'
import { BelegAktionen } from '@/components/beleg/BelegAktionen'
import { spielTitel } from '@/components/beleg/spiel-titel'
import { Kopf } from '@/components/ui/Kopf'
import { useSpieltag } from '@/lib/client/spieltag/spieltag'
import { regelwerkDes } from '@/lib/domain/spieltag/regelwerk'
import { findSpiel, getSpiel } from '@/lib/domain/spieltag/vorgriff'
import { textArt } from '@/lib/format/art'
import { formatDatumOrt } from '@/lib/format/datum'
import { mitOffenen } from '@/lib/sync/vorgriff'
import { seitenPfad } from '@/lib/sync/weg'
import type { AbendHier } from './abende'
import { abendPfad } from './abende'

interface Props {
  readonly abend: AbendHier
  readonly spielId: string
}

/** The receipt of a game from what this device holds. Its history is the server's. */
export function SpielBeleg({ abend, spielId }: Props) {
  const hier = useSpieltag(abend)
  // What waits is read a moment after the page: a game that only this device has is in it.
  const gelesen = findSpiel(hier.akte, spielId) !== undefined
  const akte = gelesen ? hier.akte : mitOffenen(abend)
  const namen = Object.fromEntries(abend.personen.map((p) => [p.id, p.name]))
  const hierzu = { ...abend, spielId, namen }
  return (
    <>
      <div className="mx-auto max-w-lg">
        <Kopf
          titel={spielTitel(akte, spielId)}
          unter={`${textArt(getSpiel(akte, spielId).spiel.art, regelwerkDes(akte))} · ${formatDatumOrt(akte)}`}
          zurueck={{ href: abendPfad(abend), text: 'Zum Spieltag' }}
        />
      </div>
      <Beleg
        spieltag={akte}
        spielId={spielId}
        namen={namen}
        pfad={seitenPfad(abend.weg)}
        fassungen={[]}
      />
      {gelesen && <BelegAktionen {...hierzu} />}
      <p id="verlauf" className="mx-auto mt-6 max-w-lg text-klein text-leise">
        Der Verlauf dieses Spiels steht hier wieder mit Verbindung.
      </p>
    </>
  )
}
