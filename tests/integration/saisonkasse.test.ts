import { createRequire } from 'node:module'
import { NextRequest } from 'next/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { neueId } from '../../db/neue-id'
import type { Kontext } from '../../lib/domain/op/aenderung'
import { hatGeld, ladeSaisonkasse } from '../../lib/server/kasse'
import { abendOps, neueOp, testmitglied, testverein, tue } from '../builders/datenbank'
import { anmelden, testserver } from '../builders/server'

// What Next hands to a page of the request at hand.
let anfrage = new NextRequest('http://localhost/')
vi.mock('next/headers', () => ({
  cookies: () => Promise.resolve(anfrage.cookies),
  headers: () => Promise.resolve(anfrage.headers),
}))

beforeEach(() => {
  const nextHeaders = createRequire(import.meta.url)('next/headers') as Record<
    'cookies' | 'headers',
    () => Promise<unknown>
  >
  vi.spyOn(nextHeaders, 'cookies').mockImplementation(() => Promise.resolve(anfrage.cookies))
  vi.spyOn(nextHeaders, 'headers').mockImplementation(() => Promise.resolve(anfrage.headers))
})

const UM_GELD = {
  freieFehltage: 2,
  kuersoloWiederholung: 'einmal',
  abrechnung: { einsatzCent: 100, modus: 'variabel', limitCent: null, kassenanteil: 9 },
  fehlgebuehrCent: 250,
} as const

/** A club that looks at its money as the founder does. */
async function vorbereitet() {
  const db = testserver()
  const verein = testverein(db)
  const { vereinId, saisonId } = verein
  const schaue = async ({ id }: Kontext['konto']) => {
    const { cookie } = await anmelden(id)
    anfrage = new NextRequest('http://127.0.0.1:3000/', { headers: { cookie } })
  }
  await schaue(verein.konto)
  return {
    ...{ db, verein, schaue },
    tu: (...ops: Parameters<typeof tue>[2][]) => tue(db, verein, ...ops),
    hat: (id = saisonId) => hatGeld(vereinId, id),
    lade: (id = saisonId) => ladeSaisonkasse(vereinId, id),
    setzeGeld: neueOp('saison-aendern', 1, { saisonId, name: '2026', einstellungen: UM_GELD }),
    buche: (mehr: { readonly saisonId?: string; readonly cent: number }) =>
      neueOp('buchung-eintragen', 0, {
        ...{ saisonId, buchungId: neueId(), art: 'einzahlung', zweck: 'Startgeld' },
        ...{ datum: '2026-01-09', spielerId: null, ...mehr },
      }),
  }
}

describe('the money of a Saison', () => {
  it('is not there while nobody plays for it', async () => {
    const { verein, tu, hat, lade } = await vorbereitet()
    const { eroeffnen, eintragen } = abendOps(verein)
    tu(eroeffnen, eintragen(1))
    expect(await hat()).toBe(false)
    expect(await lade()).toBeNull()
    expect(await hat(neueId())).toBe(false)
    expect(await lade(neueId())).toBeNull()
  })

  it('is there with a booking alone', async () => {
    const { tu, hat, lade, buche } = await vorbereitet()
    tu(buche({ cent: 2000 }))
    expect(await hat()).toBe(true)
    expect(await lade()).toMatchObject({ kasse: { anteile: 0, einzahlungen: 2000, stand: 2000 } })
  })

  it('is there for an evening that was for money, unless that is struck', async () => {
    const { verein, tu, hat, setzeGeld } = await vorbereitet()
    const { eroeffnen, spieltagId } = abendOps(verein)
    const ohne = { ...UM_GELD, abrechnung: null, fehlgebuehrCent: 0 }
    const { saisonId } = verein
    tu(setzeGeld, eroeffnen)
    tu(neueOp('saison-aendern', 2, { saisonId, name: '2026', einstellungen: ohne }))
    expect(await hat()).toBe(true)
    tu(neueOp('spieltag-streichen', 1, { spieltagId, grund: 'falsch' }))
    expect(await hat()).toBe(false)
  })

  it('has shares, fees and bookings in its till, and what other Saisons have left there', async () => {
    const { verein, tu, lade, setzeGeld, buche } = await vorbereitet()
    const { eroeffnen, eintragen, spieltagId } = abendOps(verein)
    const andere = neueId()
    tu(
      setzeGeld,
      eroeffnen,
      eintragen(1),
      neueOp('spieltag-abschliessen', 1, { spieltagId, ende: 'vorzeitig' }),
      buche({ cent: 2000 }),
      neueOp('saison-anlegen', 0, {
        ...{ saisonId: andere, name: '2027', regelwerk: 'urexweiler' },
        ...{ einstellungen: UM_GELD, spieler: Object.values(verein.spieler) },
      }),
      buche({ saisonId: andere, cent: 500 }),
    )
    // Wert 1: 9 cents for each of four; Elke was missing.
    expect(await lade()).toMatchObject({
      kasse: { anteile: 36, gebuehren: 250, einzahlungen: 2000, auszahlungen: 0, stand: 2286 },
      buchungen: [{ cent: 2000 }],
      andere: [{ id: andere, name: '2027', stand: 500 }],
    })
    expect(await lade(andere)).toMatchObject({
      kasse: { stand: 500 },
      andere: [{ id: verein.saisonId, stand: 2286 }],
    })
  })

  it('is seen by whoever belongs to the club, and by nobody else', async () => {
    const { db, verein, tu, hat, lade, schaue, setzeGeld } = await vorbereitet()
    tu(setzeGeld)
    await schaue(testmitglied(db, verein, 'leser'))
    expect(await hat()).toBe(true)
    await schaue(testverein(db, { name: 'Fremde' }).konto)
    await expect(hat()).rejects.toThrow('NEXT_HTTP_ERROR_FALLBACK;404')
    await expect(lade()).rejects.toThrow('NEXT_HTTP_ERROR_FALLBACK;404')
  })
})
