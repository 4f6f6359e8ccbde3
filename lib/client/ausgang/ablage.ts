import type { Wartend } from '@/lib/sync/ausgang'
import type { Funk } from './funk'
import type { Gehalten, Haltbarkeit, Schritt } from './geraet'
import { liesGehaltenes, listAusgang, verwandleGehaltenes } from './geraet'
import { raeumeAuf } from './geraet-abende'
import type { Abendort } from './geraet-db'
import { getLaden, schluesselVon } from './geraet-db'
import type { Notlage } from './notlage'
import { ergaenze, mitVerlorenem, nachNummer, naechsteUngesicherte, vereine } from './notlage'

/** Hears what is held of an evening now; null: another tab may have changed it, of which evening too where that is not known. */
type Ablagehoerer = (ort: Abendort | null, gehalten: Gehalten | null) => void

/**
 * What a device holds, whatever its browser can do: in the store, and where that is missing, full or silent, in the memory of this
 * tab. What could not be stored is tried again with each change of its evening.
 */
export interface Ablage {
  readonly lies: (ort: Abendort) => Promise<Gehalten>
  /** Done when the step is kept: in the store if it can be. Steps of a tab are taken one after the other. */
  readonly verwandle: (ort: Abendort, schritt: Schritt, haltbar?: Haltbarkeit) => Promise<Gehalten>
  /** All that waits, of whomever, by `nummer`. */
  readonly listWartende: () => Promise<readonly Wartend[]>
  readonly abonniere: (hoerer: Ablagehoerer) => () => void
  /** This tab may have missed what others did: it was asleep, or its browser tells nobody. */
  readonly weckeAuf: () => void
  /** False when something is in the memory of this tab only. */
  readonly istDauerhaft: () => boolean
}

const NICHTS: Gehalten = { stand: null, wartende: [] }

export function createAblage(funk: Funk): Ablage {
  const hoerer = new Set<Ablagehoerer>()
  const nacheinander = createReihe()
  const fach = createFach((ort, gehalten) => {
    hoerer.forEach((h) => h(ort, gehalten))
    funk.rufe({ art: 'abend', ort })
  })
  funk.hoere((ruf) => {
    if (ruf.art === 'abend') hoerer.forEach((h) => h(ruf.ort, null))
  })
  return {
    lies: (ort) => nacheinander(() => fach.lies(ort)),
    verwandle: (ort, schritt, haltbar = 'dauerhaft') =>
      nacheinander(() => fach.verwandle(ort, schritt, haltbar)),
    listWartende: () => nacheinander(fach.listWartende),
    weckeAuf: () => hoerer.forEach((h) => h(null, null)),
    abonniere: (h) => {
      hoerer.add(h)
      return () => hoerer.delete(h)
    },
    istDauerhaft: fach.istDauerhaft,
  }
}

/** Store and memory of a tab as one, for one call at a time; `melde` hears of each evening that was taken on. */
function createFach(melde: (ort: Abendort, gehalten: Gehalten) => void) {
  /** Each evening as this tab had it last. */
  const spiegel = new Map<string, { readonly ort: Abendort; readonly gehalten: Gehalten }>()
  const notlagen = new Map<string, Notlage>()
  /** Which store this tab has seen; null for none yet. */
  let laden: string | undefined | null = null

  const zuletzt = (ort: Abendort) => spiegel.get(kennung(ort))?.gehalten ?? NICHTS

  async function speichere(
    ort: Abendort,
    schritt: Schritt,
    haltbar: Haltbarkeit,
  ): Promise<Gehalten> {
    const k = kennung(ort)
    const vereint: Schritt = (alt, nummer) => schritt(vereine(alt, notlagen.get(k)), nummer)
    try {
      await holeZurueck()
      const neu = await mitPlatz(() => verwandleGehaltenes(ort, vereint, haltbar))
      notlagen.delete(k)
      return neu
    } catch (error) {
      // Cleared away while it was written.
      const geleert = !istStumm(error) && (await holeZurueck().catch(() => false))
      if (geleert) return speichere(ort, schritt, haltbar)
      const notlage = notlagen.get(k)
      const gelesen = await liesTrotz(error, ort, zuletzt(ort))
      const alt = vereine(gelesen, notlage)
      const gehalten = schritt(alt, naechsteUngesicherte(notlagen.values()))
      const hier = gelesen.wartende.map((w) => w.op.id)
      const bekannt = new Set([...(notlage?.bekannt ?? []), ...hier])
      notlagen.set(k, { gehalten, bekannt })
      return gehalten
    }
  }

  async function verwandle(ort: Abendort, schritt: Schritt, haltbar: Haltbarkeit) {
    const gehalten = await speichere(ort, schritt, haltbar)
    spiegel.set(kennung(ort), { ort, gehalten })
    melde(ort, gehalten)
    return gehalten
  }

  /** Puts back what this tab still has, where somebody has cleared the store away under it. Answers whether that was so; throws where it cannot be opened. */
  async function holeZurueck(): Promise<boolean> {
    const vorher = laden
    laden = await getLaden()
    if (vorher === null || laden === vorher) return false
    for (const { ort, gehalten } of [...spiegel.values()])
      if (gehalten.wartende.length > 0) await verwandle(ort, mitVerlorenem(gehalten), 'dauerhaft')
    return true
  }

  async function lies(ort: Abendort): Promise<Gehalten> {
    const gelesen = await holeZurueck()
      .then(() => liesGehaltenes(ort))
      .catch(() => zuletzt(ort))
    const gehalten = vereine(gelesen, notlagen.get(kennung(ort)))
    spiegel.set(kennung(ort), { ort, gehalten })
    return gehalten
  }

  async function listWartende(): Promise<readonly Wartend[]> {
    const gespeichert = await holeZurueck()
      .then(listAusgang)
      .catch(() => [])
    return [...notlagen.values()].reduce(ergaenze, gespeichert).toSorted(nachNummer)
  }

  return { lies, verwandle, listWartende, istDauerhaft: () => notlagen.size === 0 }
}

function kennung(ort: Abendort): string {
  return `${schluesselVon(ort)} ${ort.kontoId}`
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
  if (istStumm(error)) return zuletzt
  return liesGehaltenes(ort).catch(() => zuletzt)
}

/** A store that did not answer holds nobody up a second time. */
function istStumm(error: unknown): boolean {
  return istFehler(error, 'TimeoutError')
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
