import { describe, expect, it } from 'vitest'
import { normal, REGELWERK, solo, TISCH } from '../../tests/builders/spiel'
import { FEHLER_CODES } from '../domain/fehler-codes'
import { getRegelwerk } from '../domain/regelwerk/presets'
import type { RegelwerkId } from '../domain/regelwerk/regelwerk'
import { parseSpiel } from '../domain/spiel/parse'
import { pruefeSpiel } from '../domain/spiel/pruefe'
import type { Spiel } from '../domain/spiel/spiel'
import { textFehler } from './fehler'

describe('textFehler', () => {
  it('has no code twice: the sentences of one group would replace those of another', () => {
    expect(new Set(FEHLER_CODES).size).toBe(FEHLER_CODES.length)
  })

  const spiel = (mehr: Partial<Spiel>) => normal({ augenRe: 130, ...mehr })
  it.each([
    [spiel({ re: ['Anna'] }), 'Normalspiel: Re sind zwei. Genau zwei Spieler für Re angeben.'],
    [
      solo('solo-koehler', { augenRe: 130, re: [] }),
      'Köhler: Re ist einer allein. Genau einen Spieler für Re angeben.',
    ],
    [spiel({ re: ['Anna', 'Anna'] }), 'Anna steht hier ein zweites Mal. Einmal genügt.'],
    [
      spiel({ stoesse: ['Zoe'] }),
      'Zoe sitzt in diesem Spiel nicht am Tisch. Einen der vier Mitspieler angeben.',
    ],
    [
      normal(),
      'Die Augen fehlen. Sie eintragen; nur nach einem Regelverstoß dürfen sie offen bleiben.',
    ],
    [spiel({ augenRe: -0.5 }), 'Augen sind ganze Zahlen von 0 bis 240, nicht −0,5.'],
    [
      spiel({ augenRe: 239 }),
      '1 und 239 Augen gibt es nicht: Keine Karte zählt 1. Noch einmal zählen.',
    ],
    [
      spiel({ augenRe: { von: 59, bis: 30 } }),
      'Ein Feld geht von weniger zu mehr Augen, nicht von 59 bis 30. Die Grenzen berichtigen oder eine Zahl eintragen.',
    ],
    [
      spiel({ augenRe: { von: 120, bis: 150 } }),
      'Hier macht es einen Unterschied, ob Re 120 oder 121 Augen hat. Augen zählen oder ein engeres Feld wählen.',
    ],
    [
      spiel({ augenRe: { von: 160, bis: 190 }, stoesse: ['Anna'], ansagen: { re: 'keine60' } }),
      'Wegen „keine 60“ macht es einen Unterschied, ob Kontra 59 oder 60 Augen hat. Augen zählen oder ein engeres Feld wählen.',
    ],
    [
      spiel({ augenRe: { von: 211, bis: 240 }, ohneStich: 'kontra' }),
      'Ohne Stich hat Kontra 0 Augen, nicht 0 bis 29. Die Augen berichtigen oder „ohne Stich“ entfernen.',
    ],
    [
      spiel({ augenRe: { von: 211, bis: 240 }, sonderpunkte: { kontra: { doppelkopf: 1 } } }),
      '1 × „Doppelkopf“ bringt mindestens 40 Augen, Kontra hat höchstens 29. Augen oder Sonderpunkte berichtigen.',
    ],
    [
      spiel({ augenRe: 231, ohneStich: 'kontra' }),
      'Kontra hat 9 Augen, also auch einen Stich. Die Augen berichtigen oder „ohne Stich“ entfernen.',
    ],
    [
      spiel({ ansagen: { re: 'keine90' } }),
      'Re hat angesagt, aber nicht gestoßen. Den Stoß eintragen oder die Ansage entfernen.',
    ],
    [
      spiel({ stoesse: ['Anna', 'Bernd', 'Clara'], ansagen: { kontra: 'keine60' } }),
      'Nur eine Partei darf eine Ansage haben, hier hat Re keine 90 (durch seine Stöße) und Kontra keine 60. Stöße oder Ansagen berichtigen.',
    ],
    [
      spiel({ stoesse: ['Clara'], ansagen: { kontra: 'augen60' } }),
      '60 Augen kann man nur im Null ansagen. Sonst gilt keine 90, keine 60, keine 30 oder schwarz.',
    ],
    [
      solo('solo-null', { augenRe: 0, stoesse: ['Clara'], ansagen: { kontra: 'keine90' } }),
      '„keine 90“ gibt es im Null nicht: Dort sagen die anderen 30, 60, 90 … 240 Augen an.',
    ],
    [
      solo('solo-null', { augenRe: 0, stoesse: ['Anna'], ansagen: { re: 'augen30' } }),
      'Wer Null spielt, sagt nichts an; nur die anderen dürfen es. Die Ansage entfernen.',
    ],
    [
      spiel({ stoesse: ['Anna'], ansageVorKlaerung: 'keine90' }),
      'Vor der Klärung ansagen kann nur eine Hochzeit. Die Ansage bei der Partei eintragen.',
    ],
    [
      spiel({ schweine: 'Clara' }),
      'Wer Schweine hat, muss stoßen. Den Stoß von Clara eintragen oder die Schweine entfernen.',
    ],
    [
      solo('solo-damen', { augenRe: 130, stoesse: ['Anna'], schweine: 'Anna' }),
      'Im Damensolo gibt es keine Schweine. Sie entfernen.',
    ],
    [
      solo('solo-damen', { augenRe: 130, trumpfabgabe: ['Anna'] }),
      'Im Damensolo gibt es keine Trumpfabgabe. Sie entfernen.',
    ],
    [
      solo('solo-damen', { augenRe: 130, sonderpunkte: { re: { kallemann: 1 } } }),
      '„Kallemann“ zählt im Damensolo nicht. Den Sonderpunkt entfernen.',
    ],
    [
      spiel({ sonderpunkte: { re: { fuchs: -1 } } }),
      'Hier steht eine Anzahl: eine ganze Zahl ab 0, nicht −1.',
    ],
    [
      spiel({ sonderpunkte: { re: { fuchs: 3 } } }),
      '„Fuchs gefangen“ gibt es in einem Spiel höchstens 2-mal, beide Parteien zusammen. Hier steht es 3-mal.',
    ],
    [
      spiel({ augenRe: 210, sonderpunkte: { kontra: { doppelkopf: 1 } } }),
      '1 × „Doppelkopf“ bringt mindestens 40 Augen, Kontra hat nur 30. Augen oder Sonderpunkte berichtigen.',
    ],
    [
      spiel({ stoesse: ['Anna'], schweine: 'Anna', sonderpunkte: { re: { fuchs: 1 } } }),
      'Mit Schweinen wird kein Fuchs gefangen, sie sind die höchsten Karten. Fuchs oder Schweine entfernen.',
    ],
    [
      spiel({ regelverstoss: 'Anna', sonderpunkte: { re: { fuchs: 1 } } }),
      'Nach einem Regelverstoß zählen keine Sonderpunkte. Sie entfernen.',
    ],
    [spiel({ notiz: 'x'.repeat(612) }), 'Die Notiz hat 612 Zeichen, möglich sind 500. Sie kürzen.'],
  ] as readonly (readonly [Spiel, string])[])('%j', (eintrag, text) => {
    expect(pruefeSpiel(eintrag, TISCH).map((f) => textFehler(f))).toEqual([text])
  })

  it.each([
    [{ re: [] }, ['Dieses Feld fehlt. Es ergänzen.']],
    [
      { ...normal(), gewinner: 're' },
      ['Ein Feld „gewinner“ gibt es hier nicht. Seinen Namen berichtigen oder es entfernen.'],
    ],
    [
      { ...normal(), augenRe: '12' },
      ['Hier muss eine Zahl oder ein Feld { "von": …, "bis": … } stehen.'],
    ],
    [{ ...normal(), augenRe: { von: 31 } }, ['Dieses Feld fehlt. Es ergänzen.']],
    [{ ...normal(), augenRe: { von: '31', bis: 59 } }, ['Hier muss eine Zahl stehen.']],
    [{ ...normal(), re: 'Anna' }, ['Hier muss eine Liste [ … ] stehen.']],
    [{ ...normal(), ohneStich: 'alle' }, ['„alle“ ist hier nicht möglich. Erlaubt: re, kontra.']],
  ])('%j', (roh, texte) => {
    const gelesen = parseSpiel(roh, REGELWERK)
    expect(gelesen.ok ? [] : gelesen.fehler.map((f) => textFehler(f))).toEqual(texte)
  })

  it.each<[RegelwerkId, Spiel, string]>([
    [
      'besenmarkt',
      normal({ regelverstoss: 'Anna' }),
      'Die Augen fehlen. Sie eintragen, auch nach einem Regelverstoß.',
    ],
    [
      'ddv',
      normal(),
      'Die Augen fehlen. Sie eintragen; nur nach einem Regelverstoß dürfen sie offen bleiben.',
    ],
    [
      'besenmarkt',
      spiel({ augenRe: { von: 80, bis: 100 }, stoesse: ['Clara'], ansagen: { kontra: 'keine90' } }),
      'Wegen „keine 90“ macht es einen Unterschied, ob Re 90 oder 91 Augen hat. Augen zählen oder ein engeres Feld wählen.',
    ],
    [
      'ddv',
      spiel({ augenRe: { von: 110, bis: 130 }, stoesse: ['Anna'], ansagen: { re: 'keine60' } }),
      'Wegen „keine 90“ macht es einen Unterschied, ob Kontra 119 oder 120 Augen hat. Augen zählen oder ein engeres Feld wählen.',
    ],
    [
      'ddv',
      spiel({ augenRe: { von: 119, bis: 130 }, stoesse: ['Clara'] }),
      'Hier macht es einen Unterschied, ob Re 119 oder 120 Augen hat. Augen zählen oder ein engeres Feld wählen.',
    ],
  ])('in %s %j', (regelwerk, eintrag, text) => {
    const tisch = { ...TISCH, regelwerk: getRegelwerk(regelwerk) }
    expect(pruefeSpiel(eintrag, tisch).map((f) => textFehler(f))).toEqual([text])
  })

  it('shows players by name, and keeps foreign text on its line', () => {
    const [fehler] = pruefeSpiel(spiel({ re: ['Anna', 'id-7'] }), TISCH)
    expect(fehler && textFehler(fehler, { 'id-7': 'Eva\u2028Lu\u202e' })).toMatch(/^Eva Lu sitzt/)
    expect(fehler && textFehler(fehler)).toMatch(/^id-7 sitzt/)
    const [lang] = pruefeSpiel(spiel({ re: ['Anna', 'x'.repeat(500)] }), TISCH)
    expect(lang && textFehler(lang).length).toBeLessThan(160)
  })
})
