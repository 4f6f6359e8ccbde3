import { describe, expect, it } from 'vitest'
import { parseSaisonDatei } from '../../lib/domain/austausch/saison-datei'
import { writeSaisonDatei } from '../../lib/domain/austausch/saison-schreiben'
import { computeSaison } from '../../lib/domain/saison/compute'
import { saisonJson } from '../../lib/format/austausch'
import { aufErwartete, beispiele } from './beispiele'

function lies(roh: unknown) {
  const gelesen = parseSaisonDatei(roh)
  if (!gelesen.ok) throw new Error(JSON.stringify(gelesen.fehler))
  return gelesen.wert
}

describe.each(beispiele('saison'))('$name', ({ eingabe, erwartet }) => {
  it('computes what it must', () => {
    const ist = saisonJson(computeSaison(lies(eingabe)))
    expect(aufErwartete(ist, erwartet)).toEqual(erwartet)
  })

  it('is the same season after export and import', () => {
    const saison = lies(eingabe)
    const datei: unknown = JSON.parse(JSON.stringify(writeSaisonDatei(saison)))
    expect(lies(datei)).toEqual(saison)
  })
})
