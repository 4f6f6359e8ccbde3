import { expect, it } from 'vitest'
import type { Hinweis } from '../domain/spiel/spiel'
import { textHinweis } from './hinweis'

const namen = { a: 'Anna', b: 'Bernd', c: 'Clara' }

it.each<[Hinweis, string]>([
  [
    { code: 'pflichtsolo-nach-frist', spieler: ['a'] },
    'Das Pflichtsolo von Anna kommt zu spät: In diesem Spiel war keines mehr vorgesehen.',
  ],
  [{ code: 'spielzahl-ueberschritten' }, 'Die geplante Zahl der Spiele war schon erreicht.'],
  [
    { code: 'wiederholung-versaeumt', spieler: ['b'] },
    'Hier hätte Bernd das verlorene Kürsolo wiederholen müssen.',
  ],
  [
    { code: 'pflichtsolo-nicht-gespielt', spieler: ['a', 'b'] },
    'Hier war ein Pflichtsolo fällig, gespielt wurde keines. Offen: Anna und Bernd.',
  ],
  [
    { code: 'absage-gegen-pflichtsolo', spieler: ['c'] },
    'Gegen das Pflichtsolo von Clara gibt es keine Absage.',
  ],
  [
    { code: 'besetzung-weicht-ab', spieler: ['a'] },
    'Anna hat hier mitgespielt, müsste nach dem Geber aber aussetzen.',
  ],
  [
    { code: 'besetzung-weicht-ab', spieler: ['a', 'c'] },
    'Anna und Clara haben hier mitgespielt, müssten nach dem Geber aber aussetzen.',
  ],
  [{ code: 'pflichtsolo-faellig', spieler: ['a'] }, 'Anna muss jetzt das Pflichtsolo spielen.'],
  [
    { code: 'pflichtsolo-faellig', spieler: ['c', 'a', 'b'] },
    'Jetzt muss ein Pflichtsolo gespielt werden. Der Reihe nach: Clara, Anna und Bernd.',
  ],
  [
    { code: 'pflichtsolo-vorziehen', spieler: ['a'] },
    'Anna sollte das Pflichtsolo jetzt spielen, denn in den letzten Spielen ist dazu kein Platz am Tisch.',
  ],
  [
    { code: 'pflichtsolo-vorziehen', spieler: ['a', 'b'] },
    'Anna und Bernd sollten ihr Pflichtsolo jetzt spielen: In den letzten Spielen sitzen sie nicht am Tisch.',
  ],
  [
    { code: 'wiederholung', spieler: ['b'] },
    'Bernd muss das verlorene Kürsolo sofort wiederholen.',
  ],
  [{ code: 'runde-beendet' }, 'Die Runde ist zu Ende.'],
  [
    { code: 'pflichtsolo-offen', spieler: ['a', 'b'] },
    'Ohne Pflichtsolo geblieben: Anna und Bernd.',
  ],
])('%j is said in German', (hinweis, text) => {
  expect(textHinweis(hinweis, namen)).toBe(text)
})

it('without a list of names a reference is the name', () => {
  expect(textHinweis({ code: 'wiederholung', spieler: ['toString'] }, {})).toContain(
    'toString muss',
  )
  expect(textHinweis({ code: 'wiederholung', spieler: ['Zoë'] })).toContain('Zoë muss')
})
