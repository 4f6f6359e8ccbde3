import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ANFANG, GEWUERFELTE, vorgangAus, wurf } from '../../../tests/arbitraries/vorgang'
import { JETZT, kontext, verein } from '../../../tests/builders/verein'
import { rechneVonVorn } from '../../../tests/builders/von-vorn'
import { nameAmTisch } from '../freigabe/freigabe'
import { linkVon } from '../op/am-tisch'
import type { Op, VereinStand } from '../op/op'
import { leererBestand } from './bestand'
import { rechneNach } from './nachrechnen'
import { ERSTER_VORGAENGER } from './protokoll'

/** Without names that only the store remembers: a neutral one is never used twice there. */
function mitNamen(stand: VereinStand, bisher: ReadonlySet<string>): VereinStand {
  return { ...stand, fruehereNamen: [...bisher] }
}

/** What comes through a link is in the name of whoever made it. */
function absenderVon(op: Op) {
  const { konto } = kontext()
  if (linkVon(op) === undefined) return konto
  return { ...konto, name: nameAmTisch({ kontoName: konto.name }) }
}

it('gives for every operation what deciding and computing from the beginning gives', () => {
  const gesehen = new Set<string>()
  fc.assert(
    fc.property(fc.array(wurf, { minLength: 40, maxLength: 120, size: 'max' }), (wuerfe) => {
      let stand = verein({ spieler: [], saisons: [], mitglieder: [] })
      const bestand = leererBestand(stand.verein)
      const namen = new Map<string, Set<string>>()
      const spiele = (op: Op) => {
        const fruehere = new Set([...namen.values()].flatMap((n) => [...n]))
        const konto = absenderVon(op)
        const soll = rechneVonVorn(mitNamen(stand, fruehere), op, { rolle: 'server', konto })
        const ist = rechneNach(bestand, {
          ...{ vereinId: stand.verein.id, seq: 1, opId: op.id, art: op.art, basis: op.basis },
          ...{ daten: JSON.parse(JSON.stringify(op.daten)) as unknown, klartext: [] },
          ...{ kontoId: konto.id, kontoName: konto.name, geraet: '' },
          ...{ zeit: JETZT, vorgaengerHash: ERSTER_VORGAENGER, ausFrueher: false },
        })
        expect(ist.ok).toBe(soll !== null)
        if (soll === null || !ist.ok) return
        expect(ist.wert.aenderungen).toEqual(soll.aenderungen)
        expect(ist.wert.folge).toEqual(soll.folge)
        gesehen.add(linkVon(op) === undefined ? op.art : `${op.art} am Tisch`)
        for (const a of soll.aenderungen) {
          if (a.art === 'spieler')
            namen.set(a.zeile.id, new Set([...(namen.get(a.zeile.id) ?? []), a.zeile.name]))
          if (a.art === 'namen-getilgt') namen.set(a.spielerId, new Set([a.name]))
        }
        stand = soll.nachher
      }
      for (const op of ANFANG) spiele(op)
      for (const [i, w] of wuerfe.entries()) {
        const op = vorgangAus(w, stand, i)
        if (op !== undefined) spiele(op)
      }
    }),
    { numRuns: 150 },
  )
  const weitere = ['spieler-anlegen', 'saison-anlegen', 'spiel-eintragen am Tisch']
  expect([...gesehen].sort()).toEqual(
    [...GEWUERFELTE, ...weitere, 'spiel-korrigieren am Tisch'].sort(),
  )
}, 60_000)
