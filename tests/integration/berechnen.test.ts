import { describe, expect, it } from 'vitest'
import { POST } from '../../app/api/v1/berechnen/route'

const normal = { art: 'normal', re: ['Anna', 'Bernd'], augenRe: 130 }
const runde = {
  regelwerk: 'urexweiler',
  spieler: ['Anna', 'Bernd', 'Clara', 'Dieter'],
  ersterGeber: 'Anna',
  spiele: [normal],
}

interface Fehlerzeile {
  readonly ort: string
  readonly regel: string
  readonly text: string
}

async function sende(body: NonNullable<RequestInit['body']> | null) {
  const anfrage = new Request('http://localhost/api/v1/berechnen', {
    method: 'POST',
    body,
    ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
  })
  const antwort = await POST(anfrage)
  const json = (await antwort.json()) as { fehler?: readonly Fehlerzeile[] }
  return { status: antwort.status, json, fehler: json.fehler ?? [] }
}

/** `kilobyte` of zeros in pieces, without a length in the header; counts what was asked for. */
function strom(kilobyte: number) {
  const gesendet = { kilobyte: 0 }
  const body = new ReadableStream<Uint8Array>({
    pull(ziel) {
      if (gesendet.kilobyte >= kilobyte) return ziel.close()
      gesendet.kilobyte += 16
      ziel.enqueue(new Uint8Array(16 * 1024))
    },
  })
  return { body, gesendet }
}

describe('the scoring service', () => {
  it('answers a Runde with its figures and German texts', async () => {
    const { status, json } = await sende(JSON.stringify(runde))
    expect(status).toBe(200)
    expect(json).toMatchObject({
      spiele: [
        {
          nummer: 1,
          geber: 'Anna',
          wert: 1,
          punkte: { Anna: 1, Bernd: 1, Clara: -1, Dieter: -1 },
          schritte: [{ regel: 'U-W3', text: 'keine 120', punkte: 1 }],
        },
      ],
      naechsterGeber: 'Bernd',
    })
  })

  // Re has said Re and keine 90, Kontra has 80 Augen.
  it.each([
    ['ddv', {}, ['5', 'D-W gewonnen', 'D-W unter 90', 'D-W Re angesagt', 'D-W keine 90 abgesagt']],
    [
      'skill7',
      {},
      ['5', 'D-W gewonnen', 'D-W unter 90', 'D-W Re angesagt', 'D-W keine 90 abgesagt'],
    ],
    [
      'besenmarkt',
      { einstellungen: { stossWirkung: 'mal2' } },
      ['6', 'B-W gewonnen', 'B-W unter 90', 'B-W keine 90 abgesagt', 'B-W Re angesagt'],
    ],
  ] as const)('counts by %s with %j: %j', async (regelwerk, mehr, erwartet) => {
    const spiel = { ...normal, augenRe: 160, stoesse: ['Anna'], ansagen: { re: 'keine90' } }
    const datei = { ...runde, regelwerk, ...mehr, spiele: [spiel] }
    const { status, json } = await sende(JSON.stringify(datei))
    expect(status).toBe(200)
    const [erstes] = (json as { spiele: { wert: number; schritte: Fehlerzeile[] }[] }).spiele
    const schritte = erstes?.schritte.map((s) => `${s.regel} ${s.text}`) ?? []
    expect([`${erstes?.wert}`, ...schritte]).toEqual(erwartet)
  })

  it('refuses what another rule book knows, in the words of this one', async () => {
    const ansagen = { re: 'keine90' }
    const spiele = [
      { ...normal, ansagen },
      { ...normal, sonderpunkte: { re: { kallemann: 1 } } },
    ]
    const { status, fehler } = await sende(JSON.stringify({ ...runde, regelwerk: 'ddv', spiele }))
    expect(status).toBe(422)
    expect(fehler.map((f) => [f.ort, f.regel])).toEqual([
      ['spiele[0].ansagen.re', 'D-A'],
      ['spiele[1].sonderpunkte.re.kallemann', 'Format'],
    ])
    expect(fehler[0]?.text).toBe(
      'Re hat abgesagt, aber nicht „Re“ angesagt. Die Ansage eintragen oder die Absage entfernen.',
    )
  })

  it('refuses with place, rule and sentence of every fault', async () => {
    const spiele = [
      { ...normal, ansagen: { re: 'keine90' } },
      { ...normal, augenRe: 241 },
    ]
    const { status, fehler } = await sende(JSON.stringify({ ...runde, spiele }))
    expect(status).toBe(422)
    expect(fehler.map((f) => [f.ort, f.regel])).toEqual([
      ['spiele[0].ansagen.re', 'U-S4'],
      ['spiele[1].augenRe', 'U-P'],
    ])
    for (const f of fehler) expect(f.text).toMatch(/\.$/)
  })

  it.each([
    ['nothing', null],
    ['an empty text', ''],
    ['no JSON', 'regelwerk=urexweiler'],
    ['bytes that are no text', new Uint8Array([0xff, 0xfe, 0x00])],
    ['a list', '[]'],
    ['null', 'null'],
    ['depth', '['.repeat(100_000)],
    ['a deep value', `{"regelwerk":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
    ['a form', new FormData()],
  ])('answers 422 to %s', async (_, body) => {
    const { status, fehler } = await sende(body)
    expect(status).toBe(422)
    expect(fehler.length).toBeGreaterThan(0)
    for (const f of fehler)
      expect([f.regel, f.text]).toEqual(['Format', expect.stringMatching(/\.$/)])
  })

  it('answers 413 to more than a megabyte, by its length', async () => {
    const { status, fehler } = await sende('x'.repeat(1024 * 1024 + 1))
    expect(status).toBe(413)
    expect(fehler).toEqual([
      {
        ort: '',
        regel: 'Format',
        text: 'Mehr als 1024 Kilobyte auf einmal werden nicht gerechnet.',
      },
    ])
  })

  it('stops reading a stream that goes on beyond a megabyte', async () => {
    const { body, gesendet } = strom(64 * 1024)
    expect((await sende(body)).status).toBe(413)
    expect(gesendet.kilobyte).toBeLessThan(1024 + 64)
  })
})
