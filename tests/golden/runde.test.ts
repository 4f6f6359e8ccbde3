import { describe, expect, it } from 'vitest'
import { POST } from '../../app/api/v1/berechnen/route'
import { parseRundeDatei } from '../../lib/domain/austausch/runde-datei'
import { computeRunde } from '../../lib/domain/runde/compute'
import { rundeJson } from '../../lib/format/austausch'
import { aufErwartete, beispiele } from './beispiele'

const alle = beispiele('runde')

it('there are examples of whole evenings, of repeats and of the last phase', () => {
  expect(alle.length).toBeGreaterThanOrEqual(10)
})

describe.each(alle)('$name', ({ eingabe, erwartet }) => {
  it('computes what it must', () => {
    const gelesen = parseRundeDatei(eingabe)
    if (!gelesen.ok) throw new Error(JSON.stringify(gelesen.fehler))
    const ist = rundeJson(computeRunde(gelesen.wert))
    expect(aufErwartete(ist, erwartet)).toEqual(erwartet)
  })

  it('is answered the same by the scoring service', async () => {
    const antwort = await POST(
      new Request('http://localhost/api/v1/berechnen', {
        method: 'POST',
        body: JSON.stringify(eingabe),
      }),
    )
    expect(antwort.status).toBe(200)
    expect(aufErwartete(await antwort.json(), erwartet)).toEqual(erwartet)
  })
})

describe.each(alle)('the games of $name', ({ eingabe }) => {
  it('have steps that recompute to their value', () => {
    const gelesen = parseRundeDatei(eingabe)
    if (!gelesen.ok) throw new Error(JSON.stringify(gelesen.fehler))
    for (const spiel of rundeJson(computeRunde(gelesen.wert)).spiele) {
      const wert = spiel.schritte.reduce(
        (summe, s) => ('faktor' in s ? summe * s.faktor : summe + s.punkte),
        0,
      )
      expect(wert, `Spiel ${spiel.nummer}`).toBe(spiel.wert)
    }
  })
})
