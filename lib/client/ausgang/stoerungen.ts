import type { Wartend } from '@/lib/sync/ausgang'
import { computePause, HOECHSTE_PAUSE_MS } from '@/lib/client/pause'

/** After so many failures the other evenings go on without this one, … */
const UEBERGEHE_AB = 3
/** … and after so many a person decides: some two minutes with the pauses between them, sooner where somebody presses. */
const BEISEITE_AB = 8

/** What the server failed on, and until when it is left alone. */
interface Rast {
  readonly spieltagId: string
  readonly anzahl: number
  readonly bis: number
}

/** What a failure of the server on one record comes to. */
type Folge = 'warte' | 'uebergehe' | 'beiseite'

/** The records that the server has failed on, in the memory of this tab. */
export function createStoerungen({
  jetzt,
  zufall,
}: {
  readonly jetzt: () => number
  readonly zufall: () => number
}) {
  const rasten = new Map<string, Rast>()
  const restVon = ({ anzahl, bis }: Rast) => {
    const rest = bis - jetzt()
    // Longer than any pause is by a clock that was put right.
    return anzahl < UEBERGEHE_AB || rest > HOECHSTE_PAUSE_MS ? 0 : Math.max(0, rest)
  }

  return {
    /** One more failure on this record. What the server has taken already is never set aside. */
    zaehle: ({ op, spieltagId, seq }: Wartend): Folge => {
      const anzahl = (rasten.get(op.id)?.anzahl ?? 0) + 1
      if (anzahl >= BEISEITE_AB && seq === undefined) {
        rasten.delete(op.id)
        return 'beiseite'
      }
      const bis = jetzt() + computePause(anzahl - 1, zufall())
      rasten.set(op.id, { spieltagId, anzahl, bis })
      return anzahl < UEBERGEHE_AB ? 'warte' : 'uebergehe'
    },
    vergiss: ({ op }: Wartend) => rasten.delete(op.id),
    /** Whether the evening of a record is stepped over now: nothing overtakes on one evening. */
    ruht: ({ spieltagId }: Wartend): boolean =>
      [...rasten.values()].some((r) => r.spieltagId === spieltagId && restVon(r) > 0),
    /** How long until the next one is tried again, in milliseconds; null when none is left alone. */
    getRest: (): number | null => {
      const reste = [...rasten.values()].map(restVon).filter((ms) => ms > 0)
      return reste.length === 0 ? null : Math.min(...reste)
    },
    /** All may be tried at once. */
    weckeAuf: () => {
      for (const [id, rast] of rasten) rasten.set(id, { ...rast, bis: 0 })
    },
  }
}
