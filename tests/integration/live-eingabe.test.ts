import { expect, it, onTestFinished, vi } from 'vitest'
import { POST as melde } from '../../app/api/v1/vereine/[verein]/live/eingabe/route'
import { POST as sendeOp } from '../../app/api/v1/ops/route'
import { neueId } from '../../db/neue-id'
import { abendOps, testmitglied, testverein, tue } from '../builders/datenbank'
import { anmelden, lies, post, testserver } from '../builders/server'
import { hoere } from '../builders/strom'

async function vorbereitet() {
  const db = testserver()
  const verein = testverein(db)
  const abend = abendOps(verein)
  tue(db, verein, abend.eroeffnen)
  const anna = await anmelden(verein.konto.id)
  const schreiber = testmitglied(db, verein, 'schreiber')
  const bernd = await anmelden(schreiber.id)
  const ziel = { params: Promise.resolve({ verein: verein.kurz }) }
  const tippe = async (
    { cookie }: { readonly cookie: string },
    geraet: string,
    spieltagId = abend.spieltagId,
  ) => lies(await melde(post('/', { spieltagId, geraet }, { cookie }), ziel))
  const tippeAn = async (
    { cookie }: { readonly cookie: string },
    wo: { readonly geraet: string; readonly tisch: unknown },
  ) => lies(await melde(post('/', { spieltagId: abend.spieltagId, ...wo }, { cookie }), ziel))
  const hoereAuf = async ({ cookie }: { readonly cookie: string }, geraet: string) => {
    const { spieltagId } = abend
    return lies(await melde(post('/', { spieltagId, geraet, fertig: true }, { cookie }), ziel))
  }
  const hoereAls = ({ cookie }: { readonly cookie: string }, geraet: string) =>
    hoere(verein.kurz, `spieltag=${abend.spieltagId}&geraet=${geraet}`, { cookie })
  const trageEin = async ({ cookie }: { readonly cookie: string }) =>
    lies(
      await sendeOp(
        post('/api/v1/ops', { verein: verein.kurz, op: abend.eintragen(1) }, { cookie }),
      ),
    )
  return { db, verein, abend, anna, bernd, schreiber, tippe, tippeAn, hoereAuf, hoereAls, trageEin }
}

const niemand = { art: 'eingabe', wer: [] }

it('the others read who enters, by name; whoever enters reads nothing of it', async () => {
  const { anna, bernd, tippe, hoereAls } = await vorbereitet()
  const [tisch, sofa] = [await hoereAls(anna, 'a1'), await hoereAls(bernd, 'b1')]
  expect(await tisch.naechstes()).toEqual(niemand)
  expect(await sofa.naechstes()).toEqual(niemand)
  expect((await tippe(anna, 'a1')).status).toBe(200)
  expect(await sofa.naechstes()).toEqual({ art: 'eingabe', wer: ['Anna Beispiel'] })
  expect(await tisch.naechstes()).toEqual(niemand)
})

it('of several tables the others read at which, and no table that cannot be', async () => {
  const { anna, bernd, tippeAn, hoereAls } = await vorbereitet()
  const sofa = await hoereAls(bernd, 'b1')
  await sofa.naechstes()
  for (const tisch of [0, 7, '2', 1.5])
    expect((await tippeAn(anna, { geraet: 'a1', tisch })).status).toBe(400)
  expect((await tippeAn(anna, { geraet: 'a1', tisch: 2 })).status).toBe(200)
  expect(await sofa.naechstes()).toEqual({ art: 'eingabe', wer: ['Anna Beispiel (Tisch 2)'] })
})

it('tells one who comes later, and does not repeat what everybody knows', async () => {
  const { anna, bernd, schreiber, tippe, hoereAls } = await vorbereitet()
  await tippe(anna, 'a1')
  await tippe(anna, 'a1')
  const sofa = await hoereAls(bernd, 'b1')
  expect(await sofa.naechstes()).toEqual({ art: 'eingabe', wer: ['Anna Beispiel'] })
  await tippe(anna, 'a1')
  await tippe(bernd, 'b2')
  expect(await sofa.naechstes()).toEqual({
    art: 'eingabe',
    wer: ['Anna Beispiel', `${schreiber.name} (anderes Gerät)`],
  })
})

it('ends with the entry', async () => {
  const { anna, bernd, tippe, hoereAls, trageEin } = await vorbereitet()
  const sofa = await hoereAls(bernd, 'b1')
  await sofa.naechstes()
  await tippe(anna, 'a1')
  await sofa.naechstes()
  expect((await trageEin(anna)).status).toBe(200)
  expect(await sofa.naechstes()).toMatchObject({ art: 'spieltag' })
  expect(await sofa.naechstes()).toEqual(niemand)
})

it('ends at once for a tab that says so, and for no other', async () => {
  const { anna, bernd, schreiber, tippe, hoereAuf, hoereAls } = await vorbereitet()
  const sofa = await hoereAls(bernd, 'b1')
  await sofa.naechstes()
  await tippe(anna, 'a1')
  expect(await sofa.naechstes()).toEqual({ art: 'eingabe', wer: ['Anna Beispiel'] })
  // Of another account, of another tab, of one that enters nothing.
  for (const fremd of [await hoereAuf(bernd, 'a1'), await hoereAuf(anna, 'a2')])
    expect(fremd.status).toBe(200)
  await tippe(bernd, 'b2')
  expect(await sofa.naechstes()).toEqual({
    art: 'eingabe',
    wer: ['Anna Beispiel', `${schreiber.name} (anderes Gerät)`],
  })
  expect((await hoereAuf(anna, 'a1')).status).toBe(200)
  expect(await sofa.naechstes()).toMatchObject({ wer: [`${schreiber.name} (anderes Gerät)`] })
})

it('ends twelve seconds after the last word', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { anna, bernd, tippe, hoereAls } = await vorbereitet()
  const sofa = await hoereAls(bernd, 'b1')
  await sofa.naechstes()
  await tippe(anna, 'a1')
  vi.advanceTimersByTime(8_000)
  await tippe(anna, 'a1')
  expect(await sofa.naechstes()).toEqual({ art: 'eingabe', wer: ['Anna Beispiel'] })
  vi.advanceTimersByTime(11_900)
  // Still entering: who comes now is told.
  expect(await (await hoereAls(bernd, 'b2')).naechstes()).toMatchObject({ wer: ['Anna Beispiel'] })
  vi.advanceTimersByTime(200)
  expect(await sofa.naechstes()).toEqual(niemand)
})

it('is only for who may enter, on an evening that is there, and not all the time', async () => {
  const { db, verein, anna, tippe } = await vorbereitet()
  const leser = await anmelden(testmitglied(db, verein, 'leser').id)
  expect((await tippe(leser, 'l1')).status).toBe(403)
  expect((await tippe({ cookie: '' }, 'x')).status).toBe(401)
  const fremde = await anmelden(testverein(db, { name: 'Pikbube' }).konto.id)
  expect((await tippe(fremde, 'f1')).status).toBe(404)
  expect((await tippe(anna, 'a1', neueId())).status).toBe(404)
  expect((await tippe(anna, 'kein Gerät')).status).toBe(400)
  const antworten = []
  for (let i = 0; i < 41; i += 1) antworten.push((await tippe(anna, 'a1')).status)
  expect(antworten.at(0)).toBe(200)
  expect(antworten.at(-1)).toBe(429)
})
