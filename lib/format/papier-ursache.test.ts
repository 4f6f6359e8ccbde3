import { expect, it } from 'vitest'
import { PAPIER_ABEND } from '../../tests/builders/papier'
import { FUENF, normal } from '../../tests/builders/runde'
import { abend } from '../../tests/builders/spieltag'
import { listPapierSpiele } from '../domain/spieltag/papier-abend'
import type { EinzelUrsache, Ursache, Wertgrund } from '../domain/spieltag/papier-ursache'
import { computeSpieltag } from '../domain/spieltag/rechnen'
import { textUrsache } from './papier-ursache'

/** The evening of the builder: 2 is Anna and Clara for 5, 3 Dieter's solo for 2, 4 Bernd and Clara lose 3. */
const WORTE = {
  ...{ namen: { Anna: 'Anna A.' }, spiele: PAPIER_ABEND },
  regelwerk: 'urexweiler',
} as const
const wert = (app: number, papier: number, weil: Wertgrund): EinzelUrsache => ({
  art: 'wert',
  spiel: 2,
  app,
  papier,
  weil,
})
const fuchs = { regel: 'U-W9', code: 'fuchs', punkte: 1 } as const

const FAELLE: readonly (readonly [Ursache, string, string])[] = [
  [
    { art: 'spiel-fehlt', spiel: 4, verschoben: false },
    'Spiel fehlt auf dem Papier',
    'Spiel 4 steht nicht auf dem Papier.',
  ],
  [
    { art: 'spiel-fehlt', spiel: 4, verschoben: true },
    'Spiel fehlt auf dem Papier',
    'Spiel 4 steht nicht auf dem Papier. Seine Zeilen sind von da an ein Spiel weiter.',
  ],
  [
    { art: 'spiel-doppelt', spiel: 4, verschoben: false },
    'Spiel doppelt gezählt',
    'Spiel 4 ist auf dem Papier zweimal gezählt.',
  ],
  [
    { art: 'spiel-doppelt', spiel: 4, verschoben: true },
    'Spiel doppelt gezählt',
    'Spiel 4 ist auf dem Papier zweimal gezählt. Seine Zeilen sind von da an ein Spiel zurück.',
  ],
  [
    { art: 'spiel-fehlt-in-app', form: 'paar', spieler: ['Anna', 'Bernd'], wert: 3 },
    'Spiel fehlt in der App',
    'Auf dem Papier steht ein Spiel mehr: Wert 3, gewonnen von Anna A. und Bernd.',
  ],
  [
    { art: 'spiel-fehlt-in-app', form: 'solo', spieler: ['Bernd'], wert: -4 },
    'Spiel fehlt in der App',
    'Auf dem Papier steht ein Solo mehr: Wert 4, verloren von Bernd.',
  ],
  [
    wert(5, 3, { art: 'stoss-vergessen', anzahl: 1 }),
    'Stoß vergessen',
    'Das Papier zählt in Spiel 2 einen Stoß nicht: Wert 3 statt 5.',
  ],
  [
    wert(16, 4, { art: 'stoss-vergessen', anzahl: 2 }),
    'Stoß vergessen',
    'Das Papier zählt in Spiel 2 beide Stöße nicht: Wert 4 statt 16.',
  ],
  [
    wert(5, 9, { art: 'stoss-zuviel' }),
    'Stoß zu viel',
    'Das Papier zählt in Spiel 2 einen Stoß mehr: Wert 9 statt 5.',
  ],
  [
    wert(5, 6, { art: 'sonderpunkte-verdoppelt' }),
    'Sonderpunkte mit verdoppelt',
    'Das Papier nimmt in Spiel 2 auch die Sonderpunkte mal: Wert 6 statt 5.',
  ],
  [
    wert(5, 4, { art: 'schritt-vergessen', schritt: fuchs }),
    '„Fuchs gefangen“ vergessen',
    'Das Papier rechnet Spiel 2 ohne „Fuchs gefangen“: Wert 4 statt 5.',
  ],
  [
    wert(5, 10, { art: 'faktor' }),
    'Wert verdoppelt',
    'Das Papier rechnet Spiel 2 mit doppeltem Wert: Wert 10 statt 5.',
  ],
  [
    wert(5, 20, { art: 'faktor' }),
    'Wert vervierfacht',
    'Das Papier rechnet Spiel 2 mit vierfachem Wert: Wert 20 statt 5.',
  ],
  [
    wert(-4, -2, { art: 'faktor' }),
    'Wert halbiert',
    'Das Papier rechnet Spiel 2 mit halbem Wert: Wert −2 statt −4.',
  ],
  [
    wert(8, 2, { art: 'faktor' }),
    'Wert geviertelt',
    'Das Papier rechnet Spiel 2 mit einem Viertel des Werts: Wert 2 statt 8.',
  ],
  [
    wert(0, 7, { art: 'unbekannt' }),
    'Anderer Wert',
    'Das Papier hat für Spiel 2 einen anderen Wert: 7 statt 0.',
  ],
  [
    { art: 'vorzeichen-spiel', spiel: 4 },
    'Vorzeichen verkehrt',
    'Spiel 4 steht mit umgekehrten Vorzeichen auf dem Papier: Gewinner und Verlierer sind vertauscht.',
  ],
  [
    { art: 'vertauscht', spiel: 4, spieler: ['Anna', 'Bernd'] },
    'Spieler vertauscht',
    'In Spiel 4 sind auf dem Papier Anna A. und Bernd vertauscht.',
  ],
  [
    { art: 'falsche-spalte', spiel: 4, von: 'Clara', nach: 'Dieter' },
    'Falsche Spalte',
    'In Spiel 4 stehen auf dem Papier die Punkte von Clara (−3) bei Dieter.',
  ],
  [
    {
      art: 'andere-verteilung',
      spiel: 4,
      papier: new Map([
        ['Anna', -3],
        ['Bernd', 3],
      ]),
    },
    'Andere Spieler',
    'In Spiel 4 hat das Papier dieselben Punkte bei anderen: Anna A.\u00a0−3, Bernd\u00a0+3.',
  ],
  [
    { art: 'solo-nicht-verdreifacht', spiel: 3, spieler: 'Dieter' },
    'Solo nicht verdreifacht',
    'Dieter hat auf dem Papier für Spiel 3 nur +2 statt +6: Wer allein spielt, zählt dreifach.',
  ],
  [
    { art: 'solo-als-paar', spiel: 3, spieler: 'Dieter', partner: 'Anna' },
    'Zu zweit gerechnet',
    'Das Papier rechnet Spiel 3 wie ein Spiel zu zweit: Dieter mit Anna A. statt allein.',
  ],
  [
    { art: 'paar-als-solo', spiel: 2, spieler: 'Anna' },
    'Als Solo gerechnet',
    'Das Papier hat Spiel 2 als Solo von Anna A. gerechnet.',
  ],
  [
    { art: 'vorzeichen-punkte', spiel: 4, spieler: 'Bernd' },
    'Falsches Vorzeichen',
    'Bei Bernd ist Spiel 4 auf dem Papier mit falschem Vorzeichen gezählt, richtig ist −3.',
  ],
  [
    { art: 'punkte-vergessen', spiel: 4, spieler: 'Bernd' },
    'Punkte vergessen',
    'Bei Bernd ist Spiel 4 auf dem Papier nicht gezählt (−3).',
  ],
  [
    { art: 'punkte-doppelt', spiel: 4, spieler: 'Bernd' },
    'Punkte doppelt gezählt',
    'Bei Bernd ist Spiel 4 auf dem Papier zweimal gezählt (−3).',
  ],
  [
    { art: 'zahlendreher', spiel: 5, spieler: 'Anna', richtig: 23, papier: 32 },
    'Zahlendreher',
    'Bei Anna A. steht nach Spiel 5 auf dem Papier 32 statt 23.',
  ],
  [
    { art: 'vorzeichen-stand', spiel: 4, spieler: 'Bernd', richtig: -9, papier: 9 },
    'Falsches Vorzeichen',
    'Bei Bernd steht nach Spiel 4 auf dem Papier 9 statt −9.',
  ],
  [
    { art: 'rechenfehler', spieler: 'Bernd', um: 10 },
    'Zehnerfehler',
    'Nur bei Bernd ist das Papier um 10 zu hoch.',
  ],
  [
    { art: 'rechenfehler', spieler: 'Bernd', um: -100 },
    'Hunderterfehler',
    'Nur bei Bernd ist das Papier um 100 zu niedrig.',
  ],
  [
    { art: 'rechenfehler', spieler: 'Bernd', um: -3 },
    'Rechenfehler',
    'Nur bei Bernd ist das Papier um 3 zu niedrig.',
  ],
  [
    { art: 'staende-vertauscht', spiel: 5, spieler: ['Clara', 'Dieter'] },
    'Spalten vertauscht',
    'Die Stände von Clara und Dieter sind nach Spiel 5 vertauscht, auf dem Papier oder beim Abtippen.',
  ],
  [{ art: 'anderes-spiel', spiel: 3 }, 'Andere Zeile', 'Eingetippt sind die Stände nach Spiel 3.'],
  [
    {
      art: 'zwei',
      ursachen: [
        { art: 'spiel-fehlt', spiel: 4, verschoben: false },
        { art: 'rechenfehler', spieler: 'Bernd', um: 10 },
      ],
    },
    'Zwei Fehler zugleich',
    'Spiel 4 steht nicht auf dem Papier. Außerdem: Nur bei Bernd ist das Papier um 10 zu hoch.',
  ],
]

it.each(FAELLE.map(([ursache, titel, text]) => ({ ursache, titel, text })))(
  '$titel: $text',
  ({ ursache, titel, text }) => {
    expect(textUrsache(ursache, WORTE)).toEqual({ titel, text })
  },
)

it('says that somebody sat out who has points on paper', () => {
  // Anna deals and sits out.
  const spiele = listPapierSpiele(
    computeSpieltag(abend({ spieler: FUENF, spiele: [normal('Bernd', 'Clara')] })),
  )
  const vertauscht: Ursache = { art: 'vertauscht', spiel: 1, spieler: ['Anna', 'Bernd'] }
  expect(textUrsache(vertauscht, { namen: {}, spiele, regelwerk: 'urexweiler' }).text).toBe(
    'In Spiel 1 sind auf dem Papier Anna und Bernd vertauscht. Anna setzte da aus.',
  )
})
