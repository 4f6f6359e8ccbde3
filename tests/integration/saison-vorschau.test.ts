import { describe, expect, it } from 'vitest'
import { POST as ops } from '../../app/api/v1/ops/route'
import { POST } from '../../app/api/v1/vereine/[verein]/saison/[id]/vorschau/route'
import { neueId } from '../../db/neue-id'
import type { Db } from '../../db/open'
import { listSaisons } from '../../db/queries/saison'
import { listSpieltageDerSaison } from '../../db/queries/spieltag'
import { textBruch } from '../../lib/domain/bruch'
import { computeSaison } from '../../lib/domain/saison/compute'
import type { SaisonVorschau } from '../../lib/domain/saison/vorschau'
import { saisonAus } from '../../lib/domain/spieltag/rechnen'
import { abendOps, neueOp, testmitglied, testverein, tue } from '../builders/datenbank'
import type { Testverein } from '../builders/datenbank'
import { anmelden, lies, post, testserver } from '../builders/server'

const EINMAL = { freieFehltage: 2, kuersoloWiederholung: 'einmal' } as const

/**
 * Elke misses three evenings: 3 Rangpunkte each, the last one less 1. The others get 5½, 4, 2, 1: Anna 16½, Bernd
 * 4 + 4 + 1 = 9, Clara 2 + 1 + 4 = 7, Dieter 5. Elke stands third with 8 by two free absences, second with 9 by three.
 */
const ABENDE = [
  ['2026-01-09', { Anna: 8, Bernd: 3, Clara: -5, Dieter: -6 }],
  ['2026-02-06', { Anna: 8, Bernd: 3, Dieter: -5, Clara: -6 }],
  ['2026-03-06', { Anna: 8, Clara: 3, Dieter: -5, Bernd: -6 }],
] as const

function trageNach(db: Db, verein: Testverein): readonly string[] {
  return ABENDE.map(([datum, punkte]) => {
    const spieltagId = neueId()
    const endstand = Object.fromEntries(
      Object.entries(punkte).map(([name, p]) => [verein.spieler[name] ?? '', p]),
    )
    const rest = { saisonId: verein.saisonId, datum, ort: null, entschuldigt: [] }
    tue(db, verein, neueOp('spieltag-nachtragen', 0, { spieltagId, ...rest, endstand }))
    return spieltagId
  })
}

/** Asked about another season or by somebody else. */
interface Anfrage {
  readonly id?: string
  readonly kopf?: Readonly<Record<string, string>>
}

async function vorbereitet() {
  const db = testserver()
  const verein = testverein(db)
  const tage = trageNach(db, verein)
  const { cookie } = await anmelden(verein.konto.id)
  const frage = async (mehr: object, anders: Anfrage = {}) => {
    const { id = verein.saisonId, kopf = { cookie } } = anders
    const { kurz } = verein
    const inhalt = { basis: 1, name: '2026', einstellungen: EINMAL, ...mehr }
    const pfad = `/api/v1/vereine/${kurz}/saison/${id}/vorschau`
    return lies(
      await POST(post(pfad, inhalt, kopf), { params: Promise.resolve({ verein: kurz, id }) }),
    )
  }
  const vorschau = async (einstellungen: object) => {
    const antwort = await frage({ einstellungen: { ...EINMAL, ...einstellungen } })
    expect(antwort.status).toBe(200)
    return antwort.json.vorschau as SaisonVorschau
  }
  return { db, verein, tage, cookie, frage, vorschau }
}

/** `Elke 3 8 → 2 9` for everyone whose place or Rangpunkte change. */
function wechsel(v: SaisonVorschau, verein: Testverein): readonly string[] {
  const namen = new Map(Object.entries(verein.spieler).map(([name, id]) => [id, name]))
  return v.tabelle.flatMap(({ spieler, vorher, nachher }) => {
    const [alt, neu] = [vorher, nachher].map((p) => `${p.rang} ${textBruch(p.rangpunkte)}`)
    return alt === neu ? [] : [`${namen.get(spieler)} ${alt} → ${neu}`]
  })
}

describe('POST …/saison/[id]/vorschau', () => {
  it('tells places and Spieltage that change, and stores nothing', async () => {
    const { db, verein, tage, vorschau } = await vorbereitet()
    const v = await vorschau({ freieFehltage: 3 })
    expect(wechsel(v, verein)).toEqual(['Elke 3 8 → 2 9'])
    expect(
      v.spieltage.map((t) => [t.id, t.datum, t.aenderungen.map((a) => [a.spieler, a.fehltag])]),
    ).toEqual([[tage[2], '2026-03-06', [[verein.spieler['Elke'], 3]]]])
    expect(listSaisons(db, verein.vereinId)).toMatchObject([{ einstellungen: EINMAL, version: 1 }])
    const eintraege = db.$client.prepare(
      "SELECT count(*) FROM protokoll WHERE art = 'saison-aendern'",
    )
    expect(eintraege.pluck().get()).toBe(0)
  })

  it('tells what the operation then does', async () => {
    const { db, verein, cookie, vorschau } = await vorbereitet()
    const einstellungen = { ...EINMAL, freieFehltage: 3 }
    const { tabelle } = await vorschau(einstellungen)
    const op = neueOp('saison-aendern', 1, {
      saisonId: verein.saisonId,
      name: '2026',
      einstellungen,
    })
    const antwort = await ops(post('/api/v1/ops', { verein: verein.kurz, op }, { cookie }))
    expect(antwort.status).toBe(200)
    const [saison] = listSaisons(db, verein.vereinId)
    if (saison === undefined) throw new Error('keine Saison')
    const { vereinId, saisonId } = verein
    const spieltage = listSpieltageDerSaison(db, { vereinId, saisonId })
    const stand = computeSaison(saisonAus(saison, spieltage))
    expect(stand.tabelle.map((z) => [z.spieler, z.rang, z.rangpunkte])).toEqual(
      tabelle.map((z) => [z.spieler, z.nachher.rang, z.nachher.rangpunkte]),
    )
  })

  it('shows another result once an evening was closed meanwhile', async () => {
    const { db, verein, vorschau } = await vorbereitet()
    const erste = await vorschau({ freieFehltage: 3 })
    expect(await vorschau({ freieFehltage: 3 })).toEqual(erste)
    const abend = abendOps(verein)
    const { spieltagId } = abend
    tue(db, verein, abend.eroeffnen, abend.eintragen(1))
    expect(await vorschau({ freieFehltage: 3 })).toEqual(erste)
    tue(db, verein, neueOp('spieltag-abschliessen', 1, { spieltagId, ende: 'vorzeitig' }))
    // On 9 January again: the absence in March is Elke's fourth, the one in February her third.
    const zweite = await vorschau({ freieFehltage: 3 })
    expect(zweite.spieltage.map((t) => t.datum)).toEqual(['2026-02-06'])
  })

  it('names the evening under way that keeps its rule for a lost Kürsolo', async () => {
    const { db, verein, vorschau } = await vorbereitet()
    const abend = abendOps(verein)
    tue(db, verein, abend.eroeffnen)
    const v = await vorschau({ kuersoloWiederholung: 'aus' })
    expect(v).toMatchObject({
      spieltage: [],
      laufende: [{ id: abend.spieltagId, datum: '2026-01-09', einstellungen: EINMAL }],
    })
    expect(wechsel(v, verein)).toEqual([])
  })
})

describe('a preview is refused', () => {
  it('as stale when somebody else changed the settings', async () => {
    const { db, verein, frage } = await vorbereitet()
    const daten = { saisonId: verein.saisonId, name: '2026', einstellungen: EINMAL }
    tue(db, verein, neueOp('saison-aendern', 1, daten))
    expect(await frage({})).toMatchObject({ status: 409, fehler: ['basis veraltet'] })
    expect((await frage({ basis: 2 })).status).toBe(200)
  })

  it.each([
    [
      { einstellungen: { ...EINMAL, freieFehltage: 100 } },
      422,
      'einstellungen.freieFehltage freie-fehltage',
    ],
    [{ einstellungen: { freieFehltage: 2 } }, 422, 'einstellungen.kuersoloWiederholung feld-fehlt'],
    [
      { einstellungen: { ...EINMAL, kuersoloWiederholung: 'nie' } },
      422,
      'einstellungen.kuersoloWiederholung wert-unbekannt',
    ],
    [{ einstellungen: { ...EINMAL, bonus: 1 } }, 422, 'einstellungen.bonus feld-unbekannt'],
    [{ name: '' }, 422, 'name name-form'],
    [{ saisonId: 'x' }, 400, ' unlesbar'],
  ])('at its place for %j', async (mehr, status, fehler) => {
    const { frage } = await vorbereitet()
    expect(await frage(mehr)).toMatchObject({ status, fehler: [fehler] })
  })

  it('when the name is another season’s, as the operation would be', async () => {
    const { db, verein, frage } = await vorbereitet()
    tue(
      db,
      verein,
      neueOp('saison-anlegen', 0, {
        saisonId: neueId(),
        name: '2027',
        regelwerk: 'urexweiler',
        einstellungen: EINMAL,
        spieler: Object.values(verein.spieler),
      }),
    )
    expect(await frage({ name: '2027' })).toMatchObject({
      status: 422,
      fehler: ['name saisonname-vergeben'],
    })
  })

  it('to everyone but the Verwaltung, to strangers as if there were no club', async () => {
    const { db, verein, frage } = await vorbereitet()
    for (const rolle of ['schreiber', 'mitglied', 'leser'] as const) {
      const kopf = await anmelden(testmitglied(db, verein, rolle).id)
      expect(await frage({}, { kopf: { cookie: kopf.cookie } })).toMatchObject({
        status: 403,
        fehler: [' nicht-erlaubt'],
      })
    }
    const fremde = await anmelden(testverein(db, { name: 'Pikbube' }).konto.id)
    expect(await frage({}, { kopf: { cookie: fremde.cookie } })).toMatchObject({ status: 404 })
    expect((await frage({}, { kopf: {} })).status).toBe(401)
  })

  it('for a season that the club does not have, even when another club has it', async () => {
    const { db, frage } = await vorbereitet()
    const fremde = testverein(db, { name: 'Pikbube' })
    for (const id of [neueId(), fremde.saisonId])
      expect(await frage({}, { id })).toMatchObject({
        status: 404,
        fehler: ['saisonId saison-unbekannt'],
      })
  })
})
