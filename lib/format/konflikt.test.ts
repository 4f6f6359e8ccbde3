import { expect, test } from 'vitest'
import {
  textAenderungEntscheide,
  textAnderer,
  textAufDiesemGeraet,
  textEntscheide,
  textFolgenVonBeiden,
  textGeaendert,
  textGespeichertAm,
  textNeueRunde,
  textUeberholt,
  textZweiEintraege,
} from './konflikt'

test('names the other one, or the other device of the same person', () => {
  expect(textAnderer({ erfasstVon: 'Bernd' }, 'Anna')).toBe('Bernd')
  expect(textAnderer({ erfasstVon: 'Anna' }, 'Anna')).toBe('Anna, anderes Gerät')
})

test('tells the time of the server as it is, that of the device as what it is', () => {
  // 19:30 UTC on a winter's evening.
  const zeit = Date.UTC(2026, 0, 9, 19, 30)
  expect(textGespeichertAm({ erfasstVon: 'Bernd', erfasstAm: zeit })).toBe(
    'gespeichert 09.01.26, 20:30',
  )
  expect(textAufDiesemGeraet(zeit)).toBe('Uhr dieses Geräts: 09.01.26, 20:30')
})

test('two entries of one game: the same, or another', () => {
  expect(textZweiEintraege({ nummer: 7, wer: 'Bernd', gleich: true })).toEqual({
    titel: 'Spiel 7 ist zweimal da',
    frage: 'Bernd hat dasselbe eingetragen. Ein Eintrag genügt.',
  })
  expect(textZweiEintraege({ nummer: null, wer: 'Bernd', gleich: false })).toEqual({
    titel: 'Zwei Einträge an einer Stelle',
    frage: 'Dasselbe Spiel, oder zwei?',
  })
})

test('keeping both says when it breaks seats, dealers or the order', () => {
  const passt = { naechste: 8, andereVier: false, dahinter: false }
  expect(textFolgenVonBeiden(passt)).toBeNull()
  expect(textFolgenVonBeiden({ ...passt, naechste: null, andereVier: true })).toBeNull()
  expect(textFolgenVonBeiden({ ...passt, andereVier: true })).toBe(
    'Bei „Beide“ passt die Besetzung nicht: Spiel 8 würden nach dem Geber andere vier spielen.',
  )
  expect(textFolgenVonBeiden({ ...passt, andereVier: true, dahinter: true })).toBe(
    'Bei „Beide“ steht meiner hinter Spiel 7: Reihenfolge und Geber stimmen dann nicht mehr.',
  )
})

test('every decision says which game it concerns', () => {
  const verschieden = { nummer: 7, naechste: 8, gleich: false }
  expect(textEntscheide(verschieden)).toEqual({
    verwerfen: 'Der andere gilt, meiner entfällt',
    ersetzen: 'Meiner gilt und ersetzt Spiel 7',
    behalten: 'Beide behalten: meiner wird Spiel 8',
  })
  expect(textEntscheide({ ...verschieden, gleich: true })).toMatchObject({
    verwerfen: 'Eines genügt, meines verwerfen',
    behalten: 'Es waren zwei Spiele: meines wird Spiel 8',
  })
  expect(textEntscheide({ ...verschieden, naechste: null }).behalten).toBe(
    'Beide behalten: meiner wird das nächste Spiel',
  )
  expect(textAenderungEntscheide('Bernd').verwerfen).toBe('Fassung von Bernd behalten')
})

test('a change that met another says which game both are of', () => {
  expect(textGeaendert({ nummer: 9, runde: null })).toBe('Spiel 9 wurde inzwischen geändert')
  expect(textGeaendert({ nummer: 9, runde: 2, tisch: 2 })).toBe(
    'Tisch 2, Spiel 9 der Runde 2 wurde inzwischen geändert',
  )
  expect(textGeaendert(null)).toBe('Inzwischen geändert')
})

test('a sheet is told what has come since it was begun', () => {
  expect(textUeberholt({ nummer: 7, wer: 'Bernd' })).toBe('Spiel 7 hat gerade Bernd eingetragen.')
  expect(textNeueRunde(1)).toBe(
    'Am Tisch läuft eine neue Runde: Was hier steht, ist jetzt für Spiel 1.',
  )
})
