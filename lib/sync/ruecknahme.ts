import type { Wartend } from './ausgang'
import { aendertSpiel, aendertSpieltag, spielIdVon } from './gruppe'

/** The records of a device once a request with one of them is about to go out: from then on the server may know it. */
export function mitVersuch(wartende: readonly Wartend[], opId: string): readonly Wartend[] {
  return wartende.map((w) => (w.op.id === opId ? { ...w, versucht: true } : w))
}

/**
 * What there is of a Spiel on this device, if nobody else can have heard of it: its entry, never sent, and the own changes since. Null
 * where the server may know of it, or where something else was decided with it in view.
 */
export function nurHier(
  wartende: readonly Wartend[],
  spielId: string,
): ReadonlySet<Wartend> | null {
  const seines = wartende.filter((w) => spielIdVon(w) === spielId)
  const [eintrag] = seines
  if (eintrag?.op.art !== 'spiel-eintragen') return null
  const unbekannt = seines.every(
    (w) => !w.versucht && w.seq === undefined && w.absage === undefined && aendertSpiel(w.op),
  )
  const spaeter = wartende.filter((w) => w.nummer > eintrag.nummer)
  return unbekannt && !spaeter.some((w) => aendertSpieltag(w.op)) ? new Set(seines) : null
}
