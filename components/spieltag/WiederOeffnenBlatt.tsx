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

/** Opens a closed evening again, or lets a struck one count again, after asking why. */
export function WiederOeffnenBlatt({ hier, onZu }: Props) {
  const { laeuft, fehler, grundFehler, sende } = useAbendOp(hier)
  const { gestrichen, ende } = hier.akte
  const grund = useGrund({
    noetig: ende !== null,
    ohne: GRUND_FEHLT.aenderung,
    vomServer: grundFehler,
  })

  async function oeffne() {
    if (!grund.pruefe()) return
    const { akte } = hier.getSicht()
    const daten = { spieltagId: akte.id, ...grund.daten }
    if (await sende(auftragSpieltag(akte, 'spieltag-wiederoeffnen', daten))) onZu()
  }

  return (
    <Blatt
      offen
      titel={gestrichen ? 'Spieltag wieder zählen?' : 'Spieltag wieder öffnen?'}
      onZu={onZu}
    >
      <div className="grid gap-4">
        <p>
          {gestrichen
            ? 'Er zählt dann wieder, wie er gespielt wurde.'
            : 'Weitere Spiele können eingetragen werden. Bis er wieder beendet ist, zählt er nicht in der Saison.'}
        </p>
        <Grundfeld label="Grund" {...grund.feld} />
        <OpFehler fehler={fehler} />
        <Knopf voll laedt={laeuft} onClick={() => void oeffne()}>
          {gestrichen ? 'Nicht mehr streichen' : 'Wieder öffnen'}
        </Knopf>
        <Knopf art="neben" voll onClick={onZu}>
          Abbrechen
        </Knopf>
      </div>
    </Blatt>
  )
}
