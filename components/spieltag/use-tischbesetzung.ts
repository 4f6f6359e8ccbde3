import { useState } from 'react'
import { neueId } from '@/lib/client/ids'
import { auftragSpieltag } from '@/lib/client/spieltag/auftraege'
import { passenAnTisch } from '@/lib/domain/regelwerk/plaetze'
import { regelwerkDes } from '@/lib/domain/spieltag/regelwerk'
import { findeAnderswo, laufendeRunden } from '@/lib/domain/spieltag/tische'
import type { SpieltagAkte } from '@/lib/domain/spieltag/spieltag'
import { textInzwischenBegonnen } from '@/lib/format/inzwischen'
import type { AbendProps } from './abend-props'
import { useAbendOp } from './use-abend-op'
import { useTeilnahme } from './use-teilnahme'

interface Besetzung {
  /** The table that they sit down at. */
  readonly tisch: number
  /** Who sits there so far. */
  readonly bisher: readonly string[]
  /** Who cannot be chosen. */
  readonly ohne: readonly string[]
}

/**
 * Seats players at a table of the evening: who, who deals first, and which other tables that dissolves. A Runde that another has
 * begun since this was opened is not ended before that was said.
 */
export function useTischbesetzung(props: AbendProps, { tisch, bisher, ohne }: Besetzung) {
  const { hier } = props
  const { laeuft, fehler, sende } = useAbendOp(hier)
  const teilnahme = useTeilnahme(teilnahmeVon(props, ohne), bisher)
  const [gewaehlt, setGeber] = useState<string | null>(null)
  const { dabei } = teilnahme
  const geber = gewaehlt !== null && dabei.includes(gewaehlt) ? gewaehlt : null
  const wechselnde = findeAnderswo(hier.akte, { sitze: dabei, tisch })
  const aufgeloest = [...new Set(wechselnde.map((w) => w.tisch))].sort((a, b) => a - b)
  const begonnene = useBegonnene(hier.akte, [tisch, ...aufgeloest])

  /** Answers whether they sit, as far as this device knows. */
  async function setze(): Promise<boolean> {
    if (geber === null || !begonnene.pruefe()) return false
    props.onNeuePersonen(teilnahme.neueGaeste)
    // On the version that is shown: what has come since has been seen by nobody.
    const { akte } = hier
    const runde = { id: neueId(), sitze: [...dabei], ersterGeber: geber }
    const wo = { ...(tisch > 1 && { tisch }), ...(aufgeloest.length > 0 && { aufgeloest }) }
    const auftrag = auftragSpieltag(akte, 'runde-eroeffnen', {
      ...{ spieltagId: akte.id, runde, ...wo },
    })
    return sende(auftrag, teilnahme.gastOps())
  }

  return {
    ...{ teilnahme, geber, setGeber, aufgeloest, laeuft, fehler, setze },
    /** In sentences, what others have begun meanwhile and this ends. */
    inzwischen: begonnene.gesagte
      .map((r) => textInzwischenBegonnen(r, { akte: hier.akte, namen: props.namen }))
      .join(' '),
    bereit: passenAnTisch(teilnahme.plaetze, dabei.length) && geber !== null,
  }
}

/** The Runden at these tables that have begun since this was first drawn, and whether somebody has been told of them. */
function useBegonnene(akte: SpieltagAkte, tische: readonly number[]) {
  const laufende = laufendeRunden(akte)
  const [bekannte] = useState(() => laufende.map((r) => r.id))
  const [gesagte, setGesagte] = useState<readonly string[]>([])
  const neue = laufende.filter((r) => tische.includes(r.tisch) && !bekannte.includes(r.id))
  return {
    gesagte: neue.filter((r) => gesagte.includes(r.id)),
    /** Else they are told now. */
    pruefe: () => {
      setGesagte(neue.map((r) => r.id))
      return neue.every((r) => gesagte.includes(r.id))
    },
  }
}

function teilnahmeVon({ hier, kader, personen }: AbendProps, ohne: readonly string[]) {
  const id = hier.akte.saisonId
  const frei = (s: string) => !ohne.includes(s)
  const spieler = kader.filter(frei)
  const saison = { id, name: '', regelwerk: regelwerkDes(hier.akte), spieler, fehltage: {} }
  return { saisons: [saison], saisonId: id, personen: personen.filter((p) => frei(p.id)) }
}
