import { useState } from 'react'
import { useAuffrischen } from '@/components/rahmen/use-auffrischen'
import type { Ablehnung } from '@/lib/client/ops'
import { sendOp } from '@/lib/client/ops'
import type { FormFehler } from '@/lib/client/senden'
import type { SpieltagHier } from '@/lib/client/spieltag/spieltag'
import type { Auftrag } from '@/lib/client/spieltag/speicher'
import type { Op } from '@/lib/domain/op/op'

interface AbendOp {
  readonly laeuft: boolean
  /** Why it was not saved, in sentences. */
  readonly fehler: readonly string[]
  /** What is said of the reason: it belongs to its field. */
  readonly grundFehler: string | undefined
  /** Somebody else was faster. */
  readonly veraltet: boolean
  /**
   * True when it is done; the page's other figures are then read anew. `davor`: what the club must have first, such as a new guest,
   * which needs the network.
   */
  readonly sende: (auftrag: Auftrag, davor?: readonly Op[]) => Promise<boolean>
}

interface Ausgang {
  readonly fehler: readonly FormFehler[]
  readonly veraltet: boolean
}

const GUT: Ausgang = { fehler: [], veraltet: false }

const OHNE_NETZ: Ausgang = {
  fehler: [{ ort: '', text: 'Es kam keine Antwort. Ein neuer Gast braucht eine Verbindung.' }],
  veraltet: false,
}

function ausgangVon({ code, fehler }: Ablehnung): Ausgang {
  return { fehler, veraltet: code === 'veraltet' }
}

/**
 * Sends what somebody does to an evening and waits for: closing it, seats, objections, confirmations. Without an answer the
 * change is kept and sent again, which is as good as done: the evening shows it, and that it waits. To ask for it again would be to
 * do it twice.
 */
export function useAbendOp(hier: SpieltagHier): AbendOp {
  const frischeAuf = useAuffrischen()
  const [laeuft, setLaeuft] = useState(false)
  const [{ fehler, veraltet }, setAusgang] = useState(GUT)

  async function versuche(auftrag: Auftrag, davor: readonly Op[]): Promise<Ausgang> {
    for (const op of davor) {
      const antwort = await sendOp(hier.weg, op)
      if (!antwort.ok) return antwort.art === 'netz' ? OHNE_NETZ : ausgangVon(antwort.ablehnung)
    }
    const ergebnis = await hier.tue(auftrag)
    return ergebnis.ok ? GUT : ausgangVon(ergebnis.ablehnung)
  }

  async function sende(auftrag: Auftrag, davor: readonly Op[] = []): Promise<boolean> {
    setLaeuft(true)
    setAusgang(GUT)
    const ausgang = await versuche(auftrag, davor)
    setLaeuft(false)
    setAusgang(ausgang)
    frischeAuf()
    return ausgang === GUT
  }

  return {
    laeuft,
    fehler: fehler.filter((f) => f.ort !== 'grund').map((f) => f.text),
    grundFehler: fehler.find((f) => f.ort === 'grund')?.text,
    veraltet,
    sende,
  }
}
