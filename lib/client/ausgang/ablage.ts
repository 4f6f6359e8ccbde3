import type { Wartend } from '@/lib/sync/ausgang'
import { neuererStand } from '@/lib/sync/stand'
import type { Funk } from './funk'
import type { Gehalten, Schritt } from './geraet'
import { liesGehaltenes, listAusgang, NUMMER_UNGESICHERT, verwandleGehaltenes } from './geraet'
import { raeumeAuf } from './geraet-abende'
import type { Abendort } from './geraet-db'
import { schluesselVon } from './geraet-db'

/** Hears what is held of an evening now; null: another tab may have changed it, of which evening too where that is not known. */
type Ablagehoerer = (ort: Abendort | null, gehalten: Gehalten | null) => void

/**
 * What a device holds, whatever its browser can do: in the store, and where that is missing, full or silent, in the memory of this
 * tab. What could not be stored is tried again with each change of its evening.
 */
export interface Ablage {
  readonly lies: (ort: Abendort) => Promise<Gehalten>
  /** Done when the step is kept: in the store if it can be. Steps of a tab are taken one after the other. */
  readonly verwandle: (
    ort: Abendort,
    schritt: Schritt,
    haltbar?: 'dauerhaft' | 'fluechtig',
  ) => Promise<Gehalten>
  /** All that waits, of whomever, by `nummer`. */
  readonly listWartende: () => Promise<readonly Wartend[]>
  readonly abonniere: (hoerer: Ablagehoerer) => () => void
  /** This tab may have missed what others did: it was asleep, or its browser tells nobody. */
  readonly weckeAuf: () => void
  /** False when something is in the memory of this tab only. */
  readonly istDauerhaft: () => boolean
}

/** An evening that could not be stored, as this tab has it. */
interface Notlage {
  readonly gehalten: Gehalten
  /** Operations that were in the store when it failed: whatever of them is gone here is done. */
  readonly bekannt: ReadonlySet<string>
}

const NICHTS: Gehalten = { stand: null, wartende: [] }

export function createAblage(funk: Funk): Ablage {
  const spiegel = new Map<string, Gehalten>()
  const notlagen = new Map<string, Notlage>()
  const hoerer = new Set<Ablagehoerer>()
  const nacheinander = createReihe()

  funk.hoere((ruf) => {
    if (ruf.art === 'abend') hoerer.forEach((h) => h(ruf.ort, null))
  })

  async function speichere(ort: Abendort, schritt: Schritt, haltbar: 'dauerhaft' | 'fluechtig') {
    const k = kennung(ort)
    const vereint: Schritt = (alt, nummer) => schritt(vereine(alt, notlagen.get(k)), nummer)
    try {
      const neu = await mitPlatz(() => verwandleGehaltenes(ort, vereint, haltbar))
      notlagen.delete(k)
      return neu
    } catch (error) {
      const notlage = notlagen.get(k)
      const gelesen = await liesTrotz(error, ort, spiegel.get(k) ?? NICHTS)
      const alt = vereine(gelesen, notlage)
      const gehalten = schritt(alt, naechsteUngesicherte(notlagen.values()))
      const hier = gelesen.wartende.map((w) => w.op.id)
      const bekannt = new Set([...(notlage?.bekannt ?? []), ...hier])
      notlagen.set(k, { gehalten, bekannt })
      return gehalten
    }
  }

  return {
    lies: (ort) =>
      nacheinander(async () => {
        const k = kennung(ort)
        const notlage = notlagen.get(k)
        const gelesen = await liesGehaltenes(ort).catch(() => spiegel.get(k) ?? NICHTS)
        const gehalten = vereine(gelesen, notlage)
        spiegel.set(k, gehalten)
        return gehalten
      }),
    verwandle: (ort, schritt, haltbar = 'dauerhaft') =>
      nacheinander(async () => {
        const neu = await speichere(ort, schritt, haltbar)
        spiegel.set(kennung(ort), neu)
        hoerer.forEach((h) => h(ort, neu))
        funk.rufe({ art: 'abend', ort })
        return neu
      }),
    listWartende: async () => {
      const gespeichert = await listAusgang().catch(() => [])
      return [...notlagen.values()].reduce(ergaenze, gespeichert).toSorted(nachNummer)
    },
    weckeAuf: () => hoerer.forEach((h) => h(null, null)),
    abonniere: (h) => {
      hoerer.add(h)
      return () => hoerer.delete(h)
    },
    istDauerhaft: () => notlagen.size === 0,
  }
}

function kennung(ort: Abendort): string {
  return `${schluesselVon(ort)} ${ort.kontoId}`
}

/** What is in the store together with what this tab could not store. */
function vereine(gelesen: Gehalten, notlage: Notlage | undefined): Gehalten {
  if (notlage === undefined) return gelesen
  const { stand } = notlage.gehalten
  return {
    stand: stand && gelesen.stand ? neuererStand(stand, gelesen.stand) : (stand ?? gelesen.stand),
    wartende: [...ergaenze(gelesen.wartende, notlage)].sort(nachNummer),
  }
}

function ergaenze(
  gespeichert: readonly Wartend[],
  { gehalten, bekannt }: Notlage,
): readonly Wartend[] {
  const hier = new Set(gehalten.wartende.map((w) => w.op.id))
  const andere = gespeichert.filter(({ op }) => !bekannt.has(op.id) && !hier.has(op.id))
  return [...andere, ...gehalten.wartende]
}

function naechsteUngesicherte(notlagen: Iterable<Notlage>): number {
  const nummern = [...notlagen].flatMap(({ gehalten }) => gehalten.wartende.map((w) => w.nummer))
  return Math.max(NUMMER_UNGESICHERT, ...nummern) + 1
}

function nachNummer(a: Wartend, b: Wartend): number {
  return a.nummer - b.nummer
}

/** Where the store is full, evenings of which all was sent make room: they can be fetched again, an unsent game cannot. */
async function mitPlatz<T>(arbeit: () => Promise<T>): Promise<T> {
  try {
    return await arbeit()
  } catch (error) {
    if (!istFehler(error, 'QuotaExceededError')) throw error
    await raeumeAuf(Date.now(), 0)
    return arbeit()
  }
}

/** What is held of an evening that could not be written: a tab may never have read it, or others have written since. */
async function liesTrotz(error: unknown, ort: Abendort, zuletzt: Gehalten): Promise<Gehalten> {
  // A store that did not answer holds nobody up a second time.
  if (istFehler(error, 'TimeoutError')) return zuletzt
  return liesGehaltenes(ort).catch(() => zuletzt)
}

function istFehler(error: unknown, name: string): boolean {
  return error instanceof DOMException && error.name === name
}

/** One thing after the other, whatever becomes of the one before. */
function createReihe() {
  let ende: Promise<unknown> = Promise.resolve()
  return <T>(arbeit: () => Promise<T>): Promise<T> => {
    const ergebnis = ende.then(arbeit)
    ende = ergebnis.catch(() => undefined)
    return ergebnis
  }
}
