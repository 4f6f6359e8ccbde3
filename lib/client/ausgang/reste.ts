import { istInReihe } from '@/lib/sync/abend'
import type { Wartend } from '@/lib/sync/ausgang'
import { getDienst } from './dienst'
import { findGemerktenAbend } from './geraet-abende'

/** An evening of which something waits on this device: for a person, or for the network. */
export interface Rest {
  readonly spieltagId: string
  /** `YYYY-MM-DD`; null when the device does not hold the evening any more. */
  readonly datum: string | null
  readonly wartet: number
  /** Refused, or somebody else was faster. */
  readonly beiseite: number
}

interface Wessen {
  readonly kontoId: string
  /** Of the club. */
  readonly kurz: string
}

/**
 * Tells of which evenings of a club something of this account has stayed on the device, now and with each change, once an attempt to
 * send it has shown that it stays. Answers how to stop.
 */
export function beobachteReste(wer: Wessen, hoere: (reste: readonly Rest[]) => void): () => void {
  const { ablage, sender } = getDienst(wer.kontoId)
  let beendet = false
  async function lies() {
    const reste = await listReste(wer, await ablage.listWartende())
    const bleibt = sender.getLage() !== 'sendet'
    if (!beendet) hoere(reste.filter((r) => r.beiseite > 0 || (bleibt && r.wartet > 0)))
  }
  const halt = [ablage.abonniere(() => void lies()), sender.abonniere(() => void lies())]
  void lies()
  return () => {
    beendet = true
    halt.forEach((h) => h())
  }
}

async function listReste(
  { kontoId, kurz }: Wessen,
  wartende: readonly Wartend[],
): Promise<readonly Rest[]> {
  const weg = { art: 'verein', kurz } as const
  const meine = wartende.filter(
    (w) => w.kontoId === kontoId && w.weg.art === 'verein' && w.weg.kurz === kurz,
  )
  const ids = [...new Set(meine.map((w) => w.spieltagId))]
  return Promise.all(
    ids.map(async (spieltagId) => {
      const abend = await findGemerktenAbend({ weg, spieltagId }).catch(() => undefined)
      const hier = meine.filter((w) => w.spieltagId === spieltagId)
      return {
        spieltagId,
        datum: abend?.stand.akte.datum ?? null,
        wartet: hier.filter(istInReihe).length,
        beiseite: hier.filter((w) => w.absage !== undefined).length,
      }
    }),
  )
}
