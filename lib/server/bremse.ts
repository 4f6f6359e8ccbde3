import 'server-only'

interface Zaehler {
  readonly fehler: number
  readonly zuletzt: number
}

/** Slows down guessing: after some free attempts each further one has to wait, twice as long as the one before. */
export interface Bremse {
  /** Counts an attempt, or answers how many milliseconds are left to wait (then it does not count). */
  readonly versuche: (schluessel: string, jetzt: number) => number
  /** Takes back the attempt that succeeded. */
  readonly nimmZurueck: (schluessel: string) => void
  /** Forgets all attempts. */
  readonly vergiss: (schluessel: string) => void
}

const ERSTE_WARTEZEIT_MS = 30_000
const WARTEZEIT_HOECHSTENS_MS = 15 * 60_000
const VERGESSEN_MS = 60 * 60_000
const SCHLUESSEL_HOECHSTENS = 10_000

export function createBremse({ frei }: { readonly frei: number }): Bremse {
  const zaehler = new Map<string, Zaehler>()

  function rest(schluessel: string, jetzt: number): number {
    const { fehler, zuletzt } = zaehler.get(schluessel) ?? { fehler: 0, zuletzt: 0 }
    if (fehler < frei) return 0
    const wartezeit = Math.min(WARTEZEIT_HOECHSTENS_MS, ERSTE_WARTEZEIT_MS * 2 ** (fehler - frei))
    return Math.max(0, zuletzt + wartezeit - jetzt)
  }

  /** The map is in order of last use: what is to go stands in front. */
  function raeumeAuf(jetzt: number) {
    for (const [schluessel, { zuletzt }] of zaehler) {
      // Somebody invents names without end: the oldest give way, memory stays bounded.
      const zuViele = zaehler.size >= SCHLUESSEL_HOECHSTENS
      if (!zuViele && zuletzt + VERGESSEN_MS >= jetzt) return
      zaehler.delete(schluessel)
    }
  }

  return {
    versuche: (schluessel, jetzt) => {
      const stand = zaehler.get(schluessel)
      // The clock was set back: nobody waits for it to catch up.
      if (stand !== undefined && stand.zuletzt > jetzt)
        zaehler.set(schluessel, { ...stand, zuletzt: jetzt })
      const warten = rest(schluessel, jetzt)
      if (warten > 0) return warten
      raeumeAuf(jetzt)
      const { fehler } = zaehler.get(schluessel) ?? { fehler: 0 }
      zaehler.delete(schluessel)
      // Counted before the outcome is known, so that many at once do not all pass.
      zaehler.set(schluessel, { fehler: fehler + 1, zuletzt: jetzt })
      return 0
    },
    nimmZurueck: (schluessel) => {
      const stand = zaehler.get(schluessel)
      if (stand !== undefined) zaehler.set(schluessel, { ...stand, fehler: stand.fehler - 1 })
    },
    vergiss: (schluessel) => void zaehler.delete(schluessel),
  }
}

interface Bremsen {
  /** Sign-in, by account: few attempts. */
  readonly konto: Bremse
  /** Sign-in and set-up, by address: a club may share one. */
  readonly adresse: Bremse
  /** Links that nobody made, by address. */
  readonly freigabe: Bremse
}

// One pair a process, also across the module reloads of the development server.
const speicher = globalThis as typeof globalThis & { kallemannBremsen?: Bremsen }

export function getBremsen(): Bremsen {
  speicher.kallemannBremsen ??= {
    konto: createBremse({ frei: 5 }),
    adresse: createBremse({ frei: 20 }),
    freigabe: createBremse({ frei: 20 }),
  }
  return speicher.kallemannBremsen
}
