'use client'

import { useState } from 'react'
import { Blatt } from '@/components/ui/Blatt'
import { Knopf } from '@/components/ui/Knopf'
import { neueId } from '@/lib/client/ids'
import { auftragSpieltag } from '@/lib/client/spieltag/auftraege'
import { textVonSpielen } from '@/lib/format/spielzahl'
import type { AbendProps } from './abend-props'
import { laufendeRunde } from './laufende-runde'
import { OpFehler } from './OpFehler'
import { AM_TISCH, TischWahl } from './TischWahl'
import { useAbendOp } from './use-abend-op'
import { useTeilnahme } from './use-teilnahme'

/** The players at the table change: the running Runde ends, a new one begins; old games keep their four. */
export function SitzeBlatt(props: AbendProps & { readonly onZu: () => void }) {
  const { hier, gerechnet, onZu } = props
  const runde = laufendeRunde(hier.akte, gerechnet)
  const { laeuft, fehler, sende } = useAbendOp(hier)
  const teilnahme = useTeilnahme(teilnahmeVon(props), runde?.akte.sitze)
  const [geber, setGeber] = useState<string | null>(null)
  const { dabei } = teilnahme
  const genug = dabei.length >= AM_TISCH.mindestens
  const ersterGeber = geber !== null && dabei.includes(geber) ? geber : null
  if (!runde) return null

  async function wechsle() {
    if (ersterGeber === null) return
    props.onNeuePersonen(teilnahme.neueGaeste)
    const { akte } = hier.getSicht()
    const neu = { id: neueId(), sitze: [...dabei], ersterGeber }
    const auftrag = auftragSpieltag(akte, 'runde-eroeffnen', { spieltagId: akte.id, runde: neu })
    if (await sende(auftrag, teilnahme.gastOps())) onZu()
  }

  return (
    <Blatt offen titel="Sitze ändern" onZu={onZu}>
      <div className="grid gap-4">
        <p className="text-leise">
          Runde {runde.akte.nummer} endet nach{' '}
          {textVonSpielen(runde.stand.spiele.length, runde.stand.geplant)}. Eine neue Runde beginnt,
          mit eigener Spielzahl und eigenen Pflichtsoli. Die Spiele bisher bleiben, wie sie sind.
        </p>
        <TischWahl
          legende="Wer spielt jetzt?"
          hinweis="Im Uhrzeigersinn. Vier bis sechs."
          teilnahme={teilnahme}
          geber={ersterGeber}
          onGeber={setGeber}
        />
        <OpFehler fehler={fehler} />
        <Knopf
          voll
          laedt={laeuft}
          disabled={!genug || ersterGeber === null}
          onClick={() => void wechsle()}
        >
          Neue Runde beginnen
        </Knopf>
      </div>
    </Blatt>
  )
}

function teilnahmeVon({ hier, kader, personen }: AbendProps) {
  const id = hier.akte.saisonId
  const saison = { id, name: '', spieler: kader, freieFehltage: 0, fehltage: {} }
  return { saisons: [saison], saisonId: id, personen }
}
