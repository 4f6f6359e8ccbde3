import { expect, it } from 'vitest'
import { neueId } from '../../db/neue-id'
import { listUnerledigte } from '../../db/queries/einspruch'
import { listSpieltage } from '../../db/queries/spieltag'
import { abendOps, neueOp, testDb, testmitglied, testverein, tue } from '../builders/datenbank'

function strittigerAbend() {
  const db = testDb()
  const verein = testverein(db)
  const abend = abendOps(verein)
  const { spieltagId, spielId } = abend
  const einspruchId = neueId()
  const mitglied = { ...verein, konto: testmitglied(db, verein, 'mitglied') }
  tue(db, verein, abend.eroeffnen, abend.eintragen(1))
  tue(
    db,
    mitglied,
    neueOp('einspruch-erheben', 1, {
      ...{ spieltagId, spielId, einspruchId },
      spielerId: null,
      grund: 'Augen falsch',
    }),
  )
  const lies = () =>
    listUnerledigte(db, verein.vereinId).map((e) => [e.spieltagId, e.einspruch.zustand])
  const zaehle = () => listSpieltage(db, verein.vereinId).map((s) => s.offeneEinsprueche)
  return { db, verein, mitglied, spieltagId, spielId, einspruchId, lies, zaehle }
}

it('lists an objection until it is decided and the decision is read', () => {
  const { db, verein, mitglied, spieltagId, einspruchId, lies, zaehle } = strittigerAbend()
  expect(lies()).toEqual([[spieltagId, 'offen']])
  expect(zaehle()).toEqual([1])
  tue(
    db,
    verein,
    neueOp('einspruch-ablehnen', 1, { spieltagId, einspruchId, antwort: 'Noch einmal gezählt.' }),
  )
  expect(lies()).toEqual([[spieltagId, 'abgelehnt']])
  expect(zaehle()).toEqual([0])
  tue(db, mitglied, neueOp('einspruch-quittieren', 2, { spieltagId, einspruchId }))
  expect(lies()).toEqual([])
})

it('does not tell whoever takes an objection back, nor whoever decides on the own one', () => {
  const { db, verein, mitglied, spieltagId, spielId, einspruchId, lies } = strittigerAbend()
  tue(db, mitglied, neueOp('einspruch-zuruecknehmen', 1, { spieltagId, einspruchId }))
  expect(lies()).toEqual([])
  const eigener = neueId()
  const [spielerId = null] = Object.values(verein.spieler)
  tue(
    db,
    verein,
    neueOp('einspruch-erheben', 1, {
      ...{ spieltagId, spielId, spielerId },
      einspruchId: eigener,
      grund: 'Stoß fehlt',
    }),
    neueOp('einspruch-ablehnen', 1, { spieltagId, einspruchId: eigener, antwort: 'Doch nicht.' }),
  )
  expect(lies()).toEqual([])
})

it('lets the objections of a struck Spieltag rest, and wakes them when it counts again', () => {
  const { db, verein, spieltagId, lies, zaehle } = strittigerAbend()
  tue(db, verein, neueOp('spieltag-streichen', 1, { spieltagId }))
  expect(lies()).toEqual([])
  expect(zaehle()).toEqual([1])
  tue(db, verein, neueOp('spieltag-wiederoeffnen', 2, { spieltagId, grund: 'Zählt doch.' }))
  expect(lies()).toEqual([[spieltagId, 'offen']])
})
