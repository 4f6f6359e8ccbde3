import { describe, expect, it } from 'vitest'
import { textUnterschiede } from '@/lib/format/unterschiede'
import { FUENF, normal, solo, VIER } from '@/tests/builders/runde'
import { abend } from '@/tests/builders/spieltag'
import type { Spiel } from '../spiel/spiel'
import { computeSpieltag } from './rechnen'
import type { SpieltagAkte } from './spieltag'
import { unterschiede } from './unterschiede'
import { mitVersion } from './vorgriff'

/** The cases that a correction has to hold, by hand; references are names. */

const saetze = (vorher: SpieltagAkte, nachher: SpieltagAkte) =>
  textUnterschiede(unterschiede(vorher, nachher), { namen: {}, regelwerk: 'urexweiler' })
const spieleVon = (akte: SpieltagAkte) => computeSpieltag(akte).runden[0]?.stand.spiele ?? []

describe('game 5 of 24 was a solo', () => {
  // Five players, Anna deals first. A solo's dealer deals again, so before the correction the dealers are
  // A B C D E, A B C C D E A A B B C C D D E, A B C D; whoever deals sits out.
  const SPIELE: readonly Spiel[] = [
    normal('Bernd', 'Clara'),
    normal('Clara', 'Dieter'),
    normal('Dieter', 'Elke'),
    normal('Elke', 'Anna'),
    normal('Anna', 'Bernd'),
    normal('Bernd', 'Clara'),
    normal('Clara', 'Dieter'),
    solo('Dieter'),
    normal('Dieter', 'Elke'),
    normal('Elke', 'Anna'),
    normal('Anna', 'Bernd'),
    solo('Bernd'),
    normal('Bernd', 'Clara'),
    solo('Clara'),
    normal('Clara', 'Dieter'),
    solo('Elke'),
    normal('Dieter', 'Elke'),
    solo('Anna'),
    normal('Elke', 'Anna'),
    normal('Anna', 'Bernd'),
    normal('Bernd', 'Clara'),
    normal('Clara', 'Dieter'),
    normal('Dieter', 'Elke'),
    normal('Elke', 'Anna'),
  ]
  const vorher = abend({ spieler: FUENF, spiele: SPIELE })
  const nachher = mitVersion(vorher, 'spiel-5', { spiel: solo('Bernd') })
  const geber = (akte: SpieltagAkte) =>
    spieleVon(akte)
      .map((s) => s.geber[0])
      .join('')

  it('moves the dealer of every game from 6 to 24 one seat back', () => {
    expect(geber(vorher)).toBe('ABCDE' + 'ABCCDEAABBCCDDE' + 'ABCD')
    expect(geber(nachher)).toBe('ABCDE' + 'EABBCDEEAABBCCD' + 'EABC')
  })

  it('keeps the recorded four of every later game and flags the dealer who played', () => {
    expect(spieleVon(nachher).map((s) => [...s.spieler].sort())).toEqual(
      spieleVon(vorher).map((s) => [...s.spieler].sort()),
    )
    const markiert = spieleVon(nachher).map((s) =>
      s.hinweise.map((h) => `${h.code} ${h.spieler?.join()}`).join(),
    )
    expect(markiert.slice(0, 5)).toEqual(['', '', '', '', ''])
    expect(markiert.slice(5)).toEqual(
      spieleVon(nachher)
        .slice(5)
        .map((s) => `besetzung-weicht-ab ${s.geber}`),
    )
  })

  it('makes Bernd’s later Pflichtsolo a Kürsolo, which adds a game', () => {
    expect(
      spieleVon(nachher).flatMap((s) => (s.soloart ? [`${s.nummer} ${s.soloart}`] : [])),
    ).toEqual(['5 pflicht', '8 pflicht', '12 kuer', '14 pflicht', '16 pflicht', '18 pflicht'])
  })

  it('is told in seven sentences', () => {
    // Added up by hand, Anna and Bernd stood at −1 each. Of game 5 Bernd had +1 and has +3, Anna had +1 and has −1;
    // Clara and Dieter lose 1 as before.
    expect(saetze(vorher, nachher)).toEqual([
      'Andere Geber in Spiel 6 bis 24.',
      'Spiel 6 bis 24: Eingetragen sind andere vier, als nach dem Geber am Tisch säßen. Sie bleiben und werden markiert.',
      'Spiel 5 (Bernd): Pflichtsolo statt kein angesagtes Solo.',
      'Spiel 12 (Bernd): Kürsolo statt Pflichtsolo.',
      'Geplant sind 26 statt 25 Spiele.',
      'Als Nächstes gibt Dieter statt Elke.',
      'Stand: Anna −3 (bisher −1), Bernd +1 (bisher −1).',
    ])
  })
})

describe('a Pflichtsolo was a normal game', () => {
  it('makes the later Kürsolo the Pflichtsolo, and the planned number falls', () => {
    // Anna deals all three: solos keep the dealer; as a normal game the first moves her deal to Bernd.
    const vorher = abend({
      spieler: VIER,
      spiele: [solo('Bernd'), solo('Bernd', 'gewonnen', 'solo-buben'), normal('Clara', 'Dieter')],
    })
    const nachher = mitVersion(vorher, 'spiel-1', { spiel: normal('Bernd', 'Clara') })
    expect(saetze(vorher, nachher)).toEqual([
      'Spiel 2: Bernd statt Anna ist Geber.',
      'Spiel 3: Bernd statt Anna ist Geber.',
      'Spiel 1 (Bernd): kein angesagtes Solo statt Pflichtsolo.',
      'Spiel 2 (Bernd): Pflichtsolo statt Kürsolo.',
      'Geplant sind 24 statt 25 Spiele.',
      'Als Nächstes gibt Clara statt Bernd.',
      // 3 + 3 − 1 before; the first gave Bernd +3 and the others −1, now Bernd and Clara +1, the others −1.
      'Stand: Bernd +3 (bisher +5), Clara +1 (bisher −1).',
    ])
  })
})

describe('a lost Kürsolo whose repeat was played is struck', () => {
  // Bernd: Pflichtsolo, a lost Kürsolo, its repeat.
  const SOLI = [solo('Bernd'), solo('Bernd', 'verloren', 'solo-buben')]
  const WIEDERHOLUNG = solo('Bernd', 'gewonnen', 'solo-buben')
  const vorher = abend({ spieler: VIER, spiele: [...SOLI, WIEDERHOLUNG] })
  const nachher = mitVersion(vorher, 'spiel-2', { gestrichen: true })
  const hinweise = (akte: SpieltagAkte) => spieleVon(akte).at(-1)?.hinweise ?? []

  it('flags the repeat, which stays', () => {
    expect(hinweise(vorher)).toEqual([])
    expect(hinweise(nachher)).toEqual([{ code: 'wiederholung-ohne-anlass', spieler: ['Bernd'] }])
    expect(saetze(vorher, nachher)).toEqual([
      'Spiel 2 zählt nicht mehr.',
      'Spiel 3 ist jetzt Spiel 2.',
      'Spiel 2 ist jetzt markiert: Bernd hat hier ein Kürsolo wiederholt, das nicht mehr zählt. Auch streichen, wenn es ohne das andere nicht gespielt worden wäre.',
      'Geplant sind 25 statt 26 Spiele.',
      // +3, −3, +3 for Bernd; without the lost one +6, and −2 for each of the others.
      'Stand: Anna −2 (bisher −1), Bernd +6 (bisher +3), Clara −2 (bisher −1), Dieter −2 (bisher −1).',
    ])
  })

  it('keeps the flag when the repeat itself is corrected after the strike', () => {
    const korrigiert = mitVersion(nachher, 'spiel-3', {
      spiel: { ...WIEDERHOLUNG, notiz: 'noch einmal gezählt' },
    })
    expect(hinweise(korrigiert)).toEqual([{ code: 'wiederholung-ohne-anlass', spieler: ['Bernd'] }])
  })

  it('takes the flag away when the lost one counts again', () => {
    const wieder = mitVersion(nachher, 'spiel-2', { gestrichen: false })
    expect(hinweise(wieder)).toEqual([])
    expect(saetze(nachher, wieder)).toContainEqual(
      expect.stringMatching(/^Spiel 3 ist nicht mehr markiert: Bernd hat hier ein Kürsolo/),
    )
  })

  it('flags nothing that was entered after the strike, in the place of the struck game', () => {
    const verschrieben = mitVersion(abend({ spieler: VIER, spiele: SOLI }), 'spiel-2', {
      gestrichen: true,
    })
    const [runde] = verschrieben.runden
    const [zuvor] = vorher.runden
    const neu = zuvor?.spiele[2]
    if (!runde || !neu) throw new Error('Runde fehlt')
    const eingetragenAm = neu.erfasstAm + 60_000
    const spaeter = { ...neu, eingetragenAm, erfasstAm: eingetragenAm }
    const akte = { ...verschrieben, runden: [{ ...runde, spiele: [...runde.spiele, spaeter] }] }
    expect(hinweise(akte)).toEqual([])
  })

  it('flags no solo of another kind, of another player, or where nothing is repeated', () => {
    const andere = [solo('Bernd', 'gewonnen', 'solo-damen'), normal('Clara', 'Dieter')]
    for (const drittes of andere) {
      const akte = abend({ spieler: VIER, spiele: [...SOLI, drittes] })
      expect(hinweise(mitVersion(akte, 'spiel-2', { gestrichen: true }))).not.toContainEqual(
        expect.objectContaining({ code: 'wiederholung-ohne-anlass' }),
      )
    }
    const gewonnen = abend({
      spieler: VIER,
      spiele: [solo('Bernd'), solo('Bernd', 'gewonnen', 'solo-buben'), WIEDERHOLUNG],
    })
    expect(hinweise(mitVersion(gewonnen, 'spiel-2', { gestrichen: true }))).toEqual([])
  })

  it('flags no repeat that still has a lost Kürsolo before it', () => {
    const dreimal = abend({
      spieler: VIER,
      spiele: [...SOLI, solo('Bernd', 'verloren', 'solo-buben'), WIEDERHOLUNG],
    })
    expect(hinweise(mitVersion(dreimal, 'spiel-3', { gestrichen: true }))).toEqual([])
  })
})
