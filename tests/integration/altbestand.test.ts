import { chmodSync, copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { rechneVereinNach } from '../../db/nachrechnen'
import { DATENBANK_DATEI } from '../../db/open'
import { listSpieler, listNamensfassungen } from '../../db/queries/spieler'
import { listVereineVon } from '../../db/queries/verein'
import { neueOp, testDb, testordner, tue } from '../builders/datenbank'
import { verdirb } from '../builders/verderben'

/**
 * `altbestand.sqlite` was written by the version before entries told what they came to (c85eb48): every kind of operation
 * there was, changes after an evening's end without a reason, and a Runde opened after the season's options had changed.
 */
function altbestand() {
  const ordner = testordner()
  const datei = join(ordner, DATENBANK_DATEI)
  copyFileSync('tests/golden/altbestand.sqlite', datei)
  chmodSync(datei, 0o600)
  const db = testDb(ordner)
  const zeile = db.$client.prepare('SELECT id, name, anmeldename FROM konto').all() as {
    id: string
    name: string
    anmeldename: string
  }[]
  const konto = zeile.find((k) => k.anmeldename === 'anna')
  const verein = konto && listVereineVon(db, konto.id)[0]
  if (konto === undefined || verein === undefined) throw new Error('Bestand unvollständig')
  return { db, datei, konto, vereinId: verein.id }
}

describe('records of the version before', () => {
  it('are migrated, and agree with their protocol', async () => {
    const { datei, vereinId } = altbestand()
    const { abweichung, eintraege } = await rechneVereinNach(datei, { vereinId })
    expect({ abweichung, eintraege }).toEqual({ abweichung: null, eintraege: 35 })
  })

  it('have the names of each version of a player, and the evening of each entry', () => {
    const { db, vereinId } = altbestand()
    const elke = listSpieler(db, vereinId).find((s) => s.name === 'Elke M.')
    expect([...(listNamensfassungen(db, vereinId).get(elke?.id ?? '') ?? [])].sort()).toEqual([
      [1, 'Elke'],
      [2, 'Elke M.'],
    ])
    const ohne = db.$client
      .prepare(
        `SELECT count(*) FROM protokoll
         WHERE spieltag_id IS NOT json_extract(daten, '$.spieltagId')`,
      )
      .pluck()
      .get()
    expect(ohne).toBe(0)
  })

  it('go on, and agree with new entries on top and a name taken out', async () => {
    const { db, datei, konto, vereinId } = altbestand()
    const spieler = listSpieler(db, vereinId)
    const id = (name: string) => spieler.find((s) => s.name === name)?.id ?? ''
    tue(
      db,
      { vereinId, konto },
      neueOp('spieler-umbenennen', 1, { spielerId: id('Clara'), name: 'Klara' }),
      neueOp('spieler-anonymisieren', 2, { spielerId: id('Elke M.') }),
    )
    expect((await rechneVereinNach(datei, { vereinId })).abweichung).toBeNull()
  })

  it('are found out where they were changed', async () => {
    const { db, datei, vereinId } = altbestand()
    db.$client.close()
    const verdorben = verdirb(datei, (c) =>
      c.exec(`UPDATE spiel SET spiel = replace(spiel, '118', '119')`),
    )
    const { abweichung } = await rechneVereinNach(verdorben, { vereinId })
    expect(abweichung).toMatchObject({
      code: 'zeile',
      ort: 'spiel.spiel.augenRe',
      erwartet: '118',
      gefunden: '119',
    })
  })
})
