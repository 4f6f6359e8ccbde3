'use client'

import { Blatt } from '@/components/ui/Blatt'
import { Grundfeld } from '@/components/ui/Grundfeld'
import { Knopf } from '@/components/ui/Knopf'
import type { SpieltagHier } from '@/lib/client/spieltag/spieltag'
import { auftragSpieltag } from '@/lib/client/spieltag/auftraege'
import { GRUND_FEHLT } from '@/lib/format/grund'
import { OpFehler } from './OpFehler'
import { useAbendOp } from './use-abend-op'
import { useGrund } from './use-grund'

interface Props {
  readonly hier: SpieltagHier
  readonly onZu: () => void
}

/** Takes an evening out of the season after asking; it can be brought back. */
export function SpieltagStreichenBlatt({ hier, onZu }: Props) {
  const { laeuft, fehler, grundFehler, sende } = useAbendOp(hier)
  const grund = useGrund({
    noetig: hier.akte.ende !== null,
    ohne: GRUND_FEHLT.aenderung,
    vomServer: grundFehler,
  })

  async function streiche() {
    if (!grund.pruefe()) return
    const { akte } = hier.getSicht()
    const daten = { spieltagId: akte.id, ...grund.daten }
    if (await sende(auftragSpieltag(akte, 'spieltag-streichen', daten))) onZu()
  }

  return (
    <Blatt offen titel="Spieltag streichen?" onZu={onZu}>
      <div className="grid gap-4">
        <p>
          Der ganze Spieltag zählt dann nicht mehr, weder in der Tabelle noch als Fehltag. Er bleibt
          erhalten und kann wieder gezählt werden.
        </p>
        <Grundfeld label="Grund" {...grund.feld} />
        <OpFehler fehler={fehler} />
        <Knopf art="gefahr" voll laedt={laeuft} onClick={() => void streiche()}>
          Spieltag streichen
        </Knopf>
        <Knopf art="neben" voll onClick={onZu}>
          Behalten
        </Knopf>
      </div>
    </Blatt>
  )
}
