'use client'

import { useState } from 'react'
import { Blatt } from '@/components/ui/Blatt'
import { Feld } from '@/components/ui/Feld'
import { Knopf } from '@/components/ui/Knopf'
import type { SpieltagHier } from '@/lib/client/spieltag'
import { auftragSpieltag } from '@/lib/client/spieltag-auftraege'
import { OpFehler } from './OpFehler'
import { useAbendOp } from './use-abend-op'

interface Props {
  readonly hier: SpieltagHier
  readonly onZu: () => void
}

/** Takes an evening out of the season after asking; it can be brought back. */
export function SpieltagStreichenBlatt({ hier, onZu }: Props) {
  const { laeuft, fehler, sende } = useAbendOp(hier)
  const [grund, setGrund] = useState('')

  async function streiche() {
    const { akte } = hier.getSicht()
    const kurz = grund.trim()
    const daten = { spieltagId: akte.id, ...(kurz === '' ? {} : { grund: kurz }) }
    if (await sende(auftragSpieltag(akte, 'spieltag-streichen', daten))) onZu()
  }

  return (
    <Blatt offen titel="Spieltag streichen?" onZu={onZu}>
      <div className="grid gap-4">
        <p>
          Der ganze Spieltag zählt dann nicht mehr, weder in der Tabelle noch als Fehltag. Er bleibt
          erhalten und kann wieder gezählt werden.
        </p>
        <Feld
          label="Grund (freiwillig)"
          value={grund}
          maxLength={300}
          onChange={(e) => setGrund(e.target.value)}
        />
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
