import type { SpielerRef } from '../spiel/spiel'
import type { Stelle } from './lesen'
import { liesListe, melde, unter } from './lesen'
import type { Namensbuch } from './namen'
import { liesName, trageEin } from './namen'

/** A list of different people, `von` to `bis` of them. Null when it cannot be used. */
export function liesSpieler(
  stelle: Stelle,
  roh: unknown,
  p: { buch: Namensbuch; von: number; bis: number },
): readonly SpielerRef[] | null {
  const liste = liesListe(stelle, roh)
  if (liste === null) return null
  const anzahlGut = liste.length >= p.von && liste.length <= p.bis
  if (!anzahlGut) melde(stelle, 'datei-spielerzahl', { daten: { von: p.von, bis: p.bis } })
  const namen = liesNamen(stelle, liste, p.buch)
  return anzahlGut && namen.length === liste.length ? namen : null
}

/** The good names of a list, each once; a repeated one is a fault. */
function liesNamen(
  stelle: Stelle,
  liste: readonly unknown[],
  buch: Namensbuch,
): readonly SpielerRef[] {
  const namen: SpielerRef[] = []
  liste.forEach((roh, i) => {
    const hier = unter(stelle, i)
    const name = liesName(hier, roh)
    const ref = name === null ? null : trageEin(buch, hier, name)
    if (ref === null) return
    if (namen.includes(ref)) melde(hier, 'datei-name-doppelt', { daten: { name: ref } })
    else namen.push(ref)
  })
  return namen
}
