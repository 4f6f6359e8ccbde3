import {
  addiere,
  bewegte,
  einzigerBewegter,
  male,
  type PapierSpiel,
  type Punkte,
} from './papier-abend'
import { listGanzeSpielfehler } from './papier-spielfehler'
import type { EinzelUrsache, Hypothese, Ursache } from './papier-ursache'

/**
 * Two faults that together explain the difference, where one does not: two games gone wrong, or one and a slip in one
 * column.
 */
export function findPaare(strecke: readonly PapierSpiel[], aenderung: Punkte): readonly Ursache[] {
  const fehler = strecke.flatMap(listGanzeSpielfehler)
  return fehler.flatMap((erster, i) => {
    const rest = addiere(aenderung, male(erster.wirkung, -1))
    const zweite = [
      ...rechenfehler(rest),
      ...fehler.slice(i + 1).filter((h) => anderesSpiel(erster, h) && istNull(rest, h.wirkung)),
    ]
    return zweite.map((h): Ursache => ({
      art: 'zwei',
      ursachen: [erster.ursache, 'ursache' in h ? h.ursache : h],
    }))
  })
}

function rechenfehler(rest: Punkte): readonly EinzelUrsache[] {
  const einer = einzigerBewegter(rest)
  return einer === null ? [] : [{ art: 'rechenfehler', spieler: einer[0], um: einer[1] }]
}

function anderesSpiel(a: Hypothese, b: Hypothese): boolean {
  return 'spiel' in a.ursache && 'spiel' in b.ursache && a.ursache.spiel !== b.ursache.spiel
}

function istNull(rest: Punkte, wirkung: Punkte): boolean {
  return bewegte(addiere(rest, male(wirkung, -1))).length === 0
}
