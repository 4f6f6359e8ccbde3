import { describe, expect, it } from 'vitest'
import { FUENF, SECHS, VIER, normal, runde, solo } from '../../tests/builders/runde'
import { begruendeSpiel } from '../domain/runde/begruendung'
import type { Runde } from '../domain/runde/runde'
import type { BegruendungSatz } from './begruendung'
import { textBegruendung, textSpielNummer } from './begruendung'

const alsText = ({ regel, teile }: BegruendungSatz) =>
  `${regel} ${teile.map((t) => (typeof t === 'string' ? t : textSpielNummer(t.spiel))).join('')}`

/** The sentences of one game, each with its rule before it. */
function saetze(r: Runde, nummer: number, nummerDerRunde = 1): readonly string[] {
  return textBegruendung(begruendeSpiel(r, nummer), { namen: {}, runde: nummerDerRunde }).map(
    alsText,
  )
}

// Five players, Dieter deals first; Clara plays three soli in a row.
const ABEND = runde({
  spieler: FUENF,
  ersterGeber: 'Dieter',
  spiele: [
    normal('Anna', 'Bernd'), // 1: Dieter deals
    solo('Clara'), // 2: Elke deals
    solo('Clara', 'verloren'), // 3: Elke again, Kür, lost
    solo('Clara', 'verloren'), // 4: Elke again, the repeat, lost
    normal('Anna', 'Bernd'), // 5: Elke again
  ],
})

describe('textBegruendung', () => {
  it('tells the first game of an evening of five', () => {
    expect(saetze(ABEND, 1)).toEqual([
      'U-T1 Dieter gibt das erste Spiel, so ausgelost.',
      'U-T2 Dieter setzt aus: Zu fünft setzt der Geber aus.',
      'U-T2 Elke spielt aus, links vom Geber.',
      'U-T3 Geplant nach diesem Spiel: 25, so viele sind es bei fünf Spielern ohne Kürsolo.',
    ])
  })

  it('does not speak of a lot in a later Runde', () => {
    expect(saetze(ABEND, 1, 2)[0]).toBe('U-T1 Dieter gibt das erste Spiel der neuen Runde.')
  })

  it('tells a Pflichtsolo', () => {
    expect(saetze(ABEND, 2)).toEqual([
      'U-T1 Nach Dieter gibt Elke, der Reihe nach.',
      'U-T2 Elke setzt aus: Zu fünft setzt der Geber aus.',
      'U-T2 Clara spielt aus: Ein angesagtes Solo beginnt der Solist.',
      'U-T4 Pflichtsolo: das erste angesagte Solo von Clara in dieser Runde.',
      'U-T3 Geplant nach diesem Spiel: 25, so viele sind es bei fünf Spielern ohne Kürsolo.',
    ])
  })

  it('tells a lost Kürsolo and that it must be repeated', () => {
    expect(saetze(ABEND, 3)).toEqual([
      'U-T1 Elke gibt noch einmal: Spiel 2 war ein angesagtes Solo.',
      'U-T2 Elke setzt aus: Zu fünft setzt der Geber aus.',
      'U-T2 Clara spielt aus: Ein angesagtes Solo beginnt der Solist.',
      'U-T4 Kürsolo: Das Pflichtsolo von Clara war Spiel 2.',
      'U-T5 Verloren: Das nächste Spiel muss dasselbe Solo noch einmal sein.',
      'U-T3 Geplant nach diesem Spiel: 26. 25 bei fünf Spielern, 1 für das Kürsolo in Spiel 3 (Clara).',
    ])
  })

  it('tells a repeat, and that it is the last one', () => {
    expect(saetze(ABEND, 4).slice(3)).toEqual([
      'U-T4 Kürsolo: Das Pflichtsolo von Clara war Spiel 2.',
      'U-T5 Wiederholung: Das Kürsolo in Spiel 3 ging verloren und musste sofort noch einmal gespielt werden.',
      'U-T5 Auch die Wiederholung ist verloren: Ein zweites Mal muss sie nicht wiederholt werden.',
      'U-T3 Geplant nach diesem Spiel: 27. 25 bei fünf Spielern, 2 für die Kürsoli in Spiel 3 (Clara) und Spiel 4 (Clara).',
    ])
  })

  it('tells that no Kürsolo is repeated where the club does not want it', () => {
    const spiele = [solo('Anna'), solo('Anna', 'verloren')]
    expect(saetze(runde({ spieler: VIER, spiele, wiederholung: 'aus' }), 2)).toContain(
      'U-T5 Verloren: In dieser Runde wird kein Kürsolo wiederholt.',
    )
  })

  it('tells four and six at the table', () => {
    expect(saetze(runde({ spieler: VIER, spiele: [normal('Anna', 'Bernd')] }), 1)[1]).toBe(
      'U-T2 Zu viert spielen alle mit.',
    )
    expect(saetze(runde({ spieler: SECHS, spiele: [normal('Bernd', 'Clara')] }), 1)[1]).toBe(
      'U-T2 Anna und Elke setzen aus: Zu sechst der Geber und wer zwei Plätze rechts von ihm sitzt.',
    )
  })

  it('tells when the record seats others', () => {
    const r = runde({ spieler: FUENF, spiele: [normal('Anna', 'Bernd')] })
    const besetzung = ['Anna', 'Bernd', 'Clara', 'Dieter']
    const spiele = r.spiele.map((s) => ({ ...s, besetzung }))
    expect(saetze({ ...r, spiele }, 1).slice(1, 3)).toEqual([
      'U-T2 Elke setzt aus, so ist es eingetragen. Nach dem Geber müsste Anna aussetzen.',
      'U-T2 Bernd spielt aus, am Tisch der Nächste links vom Geber.',
    ])
  })

  it('tells that a silent solo is neither', () => {
    const spiele = [{ art: 'stilles-solo', re: ['Anna'], augenRe: 130 } as const]
    expect(saetze(runde({ spieler: VIER, spiele }), 1)).toContain(
      'U-T4 Weder Pflichtsolo noch Kürsolo: Das ist nur ein angesagtes Solo.',
    )
  })

  it('tells why a Pflichtsolo could not wait (U-T6)', () => {
    // Four Pflichtsoli in the games 20 to 23 of 24: 19 normal games, the deal is with Dieter.
    const normale = Array.from({ length: 19 }, () => normal('Anna', 'Bernd'))
    const r = runde({ spieler: VIER, spiele: [...normale, ...VIER.map((s) => solo(s))] })
    expect(saetze(r, 20)).toContain(
      'U-T6 Es war fällig: Zu spielen waren noch 5 Spiele und 4 Pflichtsoli offen (Anna, Bernd, Clara und Dieter). Links vom Geber beginnt Anna.',
    )
    expect(saetze(r, 23)).toContain(
      'U-T6 Es war fällig: Zu spielen waren noch 2 Spiele und dieses Pflichtsolo offen.',
    )
  })

  it('names players by their names, not by their ids', () => {
    const r = runde({ spieler: VIER, spiele: [normal('Anna', 'Bernd')] })
    const namen = { Anna: 'Anna-Maria', Bernd: 'Bernhard' }
    const texte = textBegruendung(begruendeSpiel(r, 1), { namen, runde: 1 }).map(alsText)
    expect(texte[0]).toBe('U-T1 Anna-Maria gibt das erste Spiel, so ausgelost.')
    expect(texte[2]).toBe('U-T2 Bernhard spielt aus, links vom Geber.')
  })
})

describe('in the other books', () => {
  const ddv = runde({
    regelwerk: 'ddv',
    spieler: FUENF,
    spiele: [solo('Clara'), solo('Clara', 'verloren', 'solo-herz'), normal('Anna', 'Clara')],
  })

  it('tells a Pflichtsolo, and the Lustsolo after it (D-T)', () => {
    expect(saetze(ddv, 1)).toEqual([
      'U-T1 Anna gibt das erste Spiel, so ausgelost.',
      'U-T2 Anna setzt aus: Zu fünft setzt der Geber aus.',
      'U-T2 Clara spielt aus: Ein Pflichtsolo beginnt der Solist.',
      'D-T Pflichtsolo: das erste angesagte Solo von Clara in dieser Runde.',
      'D-T Geplant sind 30 Spiele, so viele sind es bei fünf Spielern.',
    ])
    expect(saetze(ddv, 2)).toEqual([
      'U-T1 Anna gibt noch einmal: Spiel 1 war ein Pflichtsolo.',
      'U-T2 Anna setzt aus: Zu fünft setzt der Geber aus.',
      'U-T2 Bernd spielt aus, links vom Geber.',
      'D-T Lustsolo, gegeben und ausgespielt wie ein Normalspiel: Das Pflichtsolo von Clara war Spiel 1.',
      'D-T Geplant sind 30 Spiele, so viele sind es bei fünf Spielern.',
    ])
    expect(saetze(ddv, 3)[0]).toBe('U-T1 Nach Anna gibt Bernd, der Reihe nach.')
  })

  it('tells the Damensolo that is no Pflichtsolo, and the first solo that is (B-A)', () => {
    const spiele = [solo('Clara'), solo('Clara', 'gewonnen', 'solo-pik')]
    const r = runde({ regelwerk: 'besenmarkt', spieler: VIER, spiele })
    expect(saetze(r, 1).at(-2)).toMatch(
      / Lustsolo: Dieses Solo kann kein Pflichtsolo sein; gegeben und ausgespielt wie ein Normalspiel\. Clara hat das eigene noch offen\.$/,
    )
    expect(saetze(r, 2).at(-2)).toMatch(
      / Pflichtsolo: das erste angesagte Solo, das eines sein kann, von Clara in dieser Runde\.$/,
    )
  })

  it('tells that nothing is planned and no solo is owed (K-A)', () => {
    const r = runde({ regelwerk: 'skill7', spieler: VIER, spiele: [solo('Clara')] })
    expect(saetze(r, 1)).toEqual([
      'U-T1 Anna gibt das erste Spiel, so ausgelost.',
      'U-T2 Zu viert spielen alle mit.',
      'U-T2 Bernd spielt aus, links vom Geber.',
      'K-A Ein Solo wird gegeben und ausgespielt wie ein Normalspiel.',
      'K-A Wie viele Spiele es werden, ist nicht festgelegt.',
    ])
  })
})
