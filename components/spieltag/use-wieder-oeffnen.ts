import type { SpieltagHier } from '@/lib/client/spieltag'
import { auftragSpieltag } from '@/lib/client/spieltag-auftraege'
import { useAbendOp } from './use-abend-op'

/** Opens a closed evening again, or lets a struck one count again. */
export function useWiederOeffnen(hier: SpieltagHier, fertig: () => void) {
  const { laeuft, fehler, sende } = useAbendOp(hier)

  async function oeffne() {
    const { akte } = hier.getSicht()
    const auftrag = auftragSpieltag(akte, 'spieltag-wiederoeffnen', { spieltagId: akte.id })
    if (await sende(auftrag)) fertig()
  }

  return { laeuft, fehler, oeffne: () => void oeffne() }
}
