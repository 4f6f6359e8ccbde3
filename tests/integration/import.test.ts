import { describe, expect, it } from 'vitest'
import { neueId } from '../../db/neue-id'
import { listSaisons } from '../../db/queries/saison'
import { listSpieler } from '../../db/queries/spieler'
import { listAnwesenheitDerSaison, listSpieltageDerSaison } from '../../db/queries/spieltag'
import { computeSaison } from '../../lib/domain/saison/compute'
import { saisonAus } from '../../lib/domain/spieltag/rechnen'
import { saisonJson } from '../../lib/format/austausch'
import { neueOp, sende, testDb, testverein, tue } from '../builders/datenbank'
import { aufErwartete, beispiele } from '../golden/beispiele'

describe.each(beispiele('saison'))('$name', ({ eingabe, erwartet }) => {
  it('is imported, stored, read again and computed as it must', () => {
    const db = testDb()
    const verein = testverein(db)
    const saisonId = neueId()
    tue(db, verein, neueOp('saison-importieren', 0, { saisonId, datei: eingabe }))

    const saison = listSaisons(db, verein.vereinId).find((s) => s.id === saisonId)
    if (saison === undefined) throw new Error('keine Saison')
    const spieltage = listSpieltageDerSaison(db, { vereinId: verein.vereinId, saisonId })
    const stand = saisonJson(computeSaison(saisonAus(saison, spieltage)))
    const namen = new Map(listSpieler(db, verein.vereinId).map((s) => [s.id, s.name]))
    // Only the references differ: ids here, names in the file.
    const mitNamen: unknown = JSON.parse(JSON.stringify(stand), (feld, wert: unknown) =>
      feld === 'spieler' ? namen.get(String(wert)) : wert,
    )
    expect(aufErwartete(mitNamen, erwartet)).toEqual(erwartet)

    const anwesenheit = listAnwesenheitDerSaison(db, { vereinId: verein.vereinId, saisonId })
    expect(anwesenheit).toEqual(
      spieltage.map((t) => ({ ...t, runden: t.runden.map((r) => ({ ...r, spiele: [] })) })),
    )
    const fehltage = (tage: typeof spieltage) =>
      computeSaison(saisonAus(saison, tage))
        .tabelle.map((z) => `${z.spieler} ${z.fehltage}`)
        .sort()
    expect(fehltage(anwesenheit)).toEqual(fehltage(spieltage))
  })
})

it('stores nothing of a file with one fault', () => {
  const db = testDb()
  const verein = testverein(db)
  const [beispiel] = beispiele('saison')
  const datei = structuredClone(beispiel?.eingabe) as { spieltage: { datum: string }[] }
  const letzter = datei.spieltage.at(-1)
  if (letzter === undefined) throw new Error('keine Spieltage')
  letzter.datum = '2026-13-01'
  const zaehle = () => db.$client.prepare('SELECT count(*) FROM spiel').pluck().get()
  const ausgang = sende(db, verein, neueOp('saison-importieren', 0, { saisonId: neueId(), datei }))
  expect(ausgang).toMatchObject({
    ok: false,
    fehler: {
      code: 'abgelehnt',
      fehler: [{ ort: `datei.spieltage[${datei.spieltage.length - 1}].datum` }],
    },
  })
  expect(zaehle()).toBe(0)
  expect(listSpieler(db, verein.vereinId).map((s) => s.name)).toEqual([
    'Anna',
    'Bernd',
    'Clara',
    'Dieter',
    'Elke',
  ])
})
