import { expect, test, vi } from 'vitest'
import { createSeite } from '@/tests/builders/live'
import type { Saisonblatt } from '@/lib/domain/saison/blatt'
import type { Blattnachtrag, Blattstand } from '@/lib/sync/saisonblatt'
import { createSaisonspeicher } from './saison'
import { einstellungen } from '@/tests/builders/einstellungen'

const WEG = { art: 'freigabe', token: 'geheim' } as const
const EINSTELLUNGEN = einstellungen({ freieFehltage: 2, kuersoloWiederholung: 'einmal' })
const BLATT: Saisonblatt = {
  saison: {
    ...{ id: 's1', name: '2026', regelwerk: 'urexweiler', einstellungen: EINSTELLUNGEN },
    ...{ spieler: ['a', 'b'], version: 1 },
  },
  ...{ namen: { a: 'Anna', b: 'Bernd' }, tabelle: [], abende: [], laufende: [] },
  ...{ gestrichene: [], einsprueche: [] },
}
const stand = (seq: number, name = '2026', siegel = `s${seq}`): Blattstand => ({
  ...{ seq, siegel },
  blatt: { ...BLATT, saison: { ...BLATT.saison, name } },
})
const nachtrag = (vorher: number, seq: number, name: string): Blattnachtrag => ({
  ...{ saisonId: 's1', vorher, vorherSiegel: `s${vorher}`, seq, siegel: `s${seq}` },
  ...{ teile: { saison: { ...BLATT.saison, name } } },
})

function beginne() {
  const seite = createSeite()
  const fragen: string[] = []
  let antwort: { status: number; log: object } = { status: 200, log: { stand: null } }
  vi.stubGlobal('fetch', (pfad: string) => {
    fragen.push(pfad)
    const { status, log } = antwort
    // Whoever has read it knows it.
    if ('neu' in log) antwort = { status: 200, log: { stand: null } }
    return Promise.resolve(Response.json(log, { status }))
  })
  const speicher = createSaisonspeicher(WEG, stand(5))
  const geh = speicher.abonniere(() => undefined)
  const hoere = async (n: Blattnachtrag) => {
    seite.quellen.at(-1)?.bringe({ art: 'saison', nachtrag: n })
    await vi.advanceTimersByTimeAsync(0)
  }
  const name = () => speicher.getSicht().stand.blatt.saison.name
  return {
    ...{ seite, fragen, speicher, geh, hoere, name },
    antworte: (status: number, log: object) => (antwort = { status, log }),
  }
}

test('a change that follows on what is known shows at once; one after a gap has the log read', async () => {
  const { seite, fragen, hoere, name, antworte } = beginne()
  expect(seite.quellen[0]?.adresse).toMatch(
    /^\/api\/v1\/tisch\/geheim\/live\?saison=s1&geraet=[0-9a-f-]{36}$/,
  )
  seite.quellen[0]?.oeffne()
  await vi.advanceTimersByTimeAsync(0)
  expect(fragen).toEqual(['/api/v1/tisch/geheim/log?saison=s1&nach=5&siegel=s5'])
  await hoere(nachtrag(4, 7, 'sieben'))
  expect(name()).toBe('sieben')
  await hoere(nachtrag(4, 7, 'noch einmal'))
  expect(name()).toBe('sieben')
  antworte(200, { stand: stand(9, 'neun') })
  await hoere(nachtrag(8, 9, 'nicht so'))
  expect(fragen.at(-1)).toBe('/api/v1/tisch/geheim/log?saison=s1&nach=7&siegel=s7')
  expect(name()).toBe('neun')
})

test('a reading of the page is taken unless it is older, and says when there is nothing to look at any more', async () => {
  const { seite, speicher, name, antworte } = beginne()
  speicher.uebernimm(stand(4, 'vier'))
  expect(name()).toBe('2026')
  const gleich = stand(5)
  speicher.uebernimm(gleich)
  expect(speicher.getSicht().stand).toBe(gleich)
  expect(speicher.getSicht().vorbei).toBe(false)
  antworte(410, { fehler: [] })
  seite.quellen[0]?.oeffne()
  await vi.waitFor(() => expect(speicher.getSicht().vorbei).toBe(true))
  expect(seite.quellen[0]?.offen()).toBe(false)
})

test('it follows as long as somebody looks', () => {
  const { seite, speicher, geh } = beginne()
  const geh2 = speicher.abonniere(() => undefined)
  expect(seite.quellen).toHaveLength(1)
  geh()
  expect(seite.quellen[0]?.offen()).toBe(true)
  geh2()
  expect(seite.quellen[0]?.offen()).toBe(false)
})

test('a server that went back to a backup is followed, whatever the numbers say', async () => {
  const { seite, fragen, hoere, name, antworte } = beginne()
  // The same number with another seal is another protocol's.
  antworte(200, { stand: stand(3, 'zurück', 'x3'), neu: true })
  await hoere({ ...nachtrag(4, 5, 'nicht so'), siegel: 'x5' })
  expect(name()).toBe('zurück')
  // Read on: what had come meanwhile was of the other one too.
  expect(fragen.map((f) => f.split('nach=')[1])).toEqual(['5&siegel=s5', '3&siegel=x3'])
  antworte(200, { stand: null })
  await hoere({ ...nachtrag(3, 4, 'weiter'), vorherSiegel: 'x3', siegel: 'x4' })
  expect(name()).toBe('weiter')
  await hoere({ ...nachtrag(4, 5, 'fremd'), vorherSiegel: 's4' })
  expect([name(), fragen.at(-1)]).toEqual([
    'weiter',
    '/api/v1/tisch/geheim/log?saison=s1&nach=4&siegel=x4',
  ])
  expect(seite.quellen).toHaveLength(1)
})
