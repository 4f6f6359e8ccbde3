import type { Fehler } from '../../result'
import type { SpielerRef } from '../spiel'
import type { Eintrag } from './eintrag'

/** U-P: as many Re players as the kind of game asks, and everybody named sits in this game, once a list. */
export function pruefePersonen(eintrag: Eintrag): readonly Fehler[] {
  const { spiel, spieler } = eintrag
  return [
    ...pruefeAnzahlRe(eintrag),
    ...pruefeListe('re', spiel.re, spieler),
    ...pruefeListe('stoesse', spiel.stoesse ?? [], spieler),
    ...pruefeSitz('schweine', spiel.schweine, spieler),
    ...pruefeListe('trumpfabgabe', spiel.trumpfabgabe ?? [], spieler),
    ...pruefeSitz('regelverstoss', spiel.regelverstoss, spieler),
  ]
}

function pruefeAnzahlRe({ spiel, art }: Eintrag): readonly Fehler[] {
  const ist = spiel.re.length
  if (ist === art.re) return []
  const daten = { art: art.art, soll: art.re, ist }
  return [{ ort: 're', regel: 'U-P', code: 'anzahl-re', daten }]
}

function pruefeListe(
  feld: string,
  namen: readonly SpielerRef[],
  spieler: readonly SpielerRef[],
): readonly Fehler[] {
  return namen.flatMap((name, stelle): readonly Fehler[] => {
    const ort = `${feld}[${stelle}]`
    if (namen.indexOf(name) === stelle) return pruefeSitz(ort, name, spieler)
    return [{ ort, regel: 'U-P', code: 'spieler-doppelt', daten: { spieler: name } }]
  })
}

function pruefeSitz(
  ort: string,
  name: SpielerRef | undefined,
  spieler: readonly SpielerRef[],
): readonly Fehler[] {
  if (name === undefined || spieler.includes(name)) return []
  return [{ ort, regel: 'U-P', code: 'spieler-nicht-am-tisch', daten: { spieler: name } }]
}
