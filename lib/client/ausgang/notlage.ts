import type { Wartend } from '@/lib/sync/ausgang'
import { neuererStand } from '@/lib/sync/stand'
import type { Gehalten, Schritt } from './geraet'
import { NUMMER_UNGESICHERT } from './geraet'

/** An evening that could not be stored, as this tab has it. */
export interface Notlage {
  readonly gehalten: Gehalten
  /** Operations that were in the store when it failed: whatever of them is gone here is done. */
  readonly bekannt: ReadonlySet<string>
}

/** What is in the store together with what this tab could not store. */
export function vereine(gelesen: Gehalten, notlage: Notlage | undefined): Gehalten {
  if (notlage === undefined) return gelesen
  const { stand } = notlage.gehalten
  return {
    stand: stand && gelesen.stand ? neuererStand(stand, gelesen.stand) : (stand ?? gelesen.stand),
    wartende: [...ergaenze(gelesen.wartende, notlage)].sort(nachNummer),
  }
}

/** What waits in the store, together with that. */
export function ergaenze(
  gespeichert: readonly Wartend[],
  { gehalten, bekannt }: Notlage,
): readonly Wartend[] {
  const hier = new Set(gehalten.wartende.map((w) => w.op.id))
  const andere = gespeichert.filter(({ op }) => !bekannt.has(op.id) && !hier.has(op.id))
  return [...andere, ...gehalten.wartende]
}

/** For what can be kept in memory only. */
export function naechsteUngesicherte(notlagen: Iterable<Notlage>): number {
  const nummern = [...notlagen].flatMap(({ gehalten }) => gehalten.wartende.map((w) => w.nummer))
  return Math.max(NUMMER_UNGESICHERT, ...nummern) + 1
}

/** Adds what a tab still had when the store was cleared away, as far as nobody has put it back yet. */
export function mitVerlorenem(verloren: Gehalten): Schritt {
  return ({ stand, wartende }, nummer) => {
    const da = new Set(wartende.map((w) => w.op.id))
    const fehlende = verloren.wartende.filter(({ op }) => !da.has(op.id))
    return {
      stand: stand ?? verloren.stand,
      wartende: [...wartende, ...fehlende.map((w, i) => ({ ...w, nummer: nummer + i }))],
    }
  }
}

export function nachNummer(a: Wartend, b: Wartend): number {
  return a.nummer - b.nummer
}
