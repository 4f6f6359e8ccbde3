import { neueId } from '../../db/neue-id'
import type { Db } from '../../db/open'
import { listSpieler } from '../../db/queries/spieler'
import { findSpieltag } from '../../db/queries/spieltag'
import { fassungVon } from '../../lib/domain/abnahme/abnahme'
import type { Kontext } from '../../lib/domain/op/aenderung'
import type { Op } from '../../lib/domain/op/op'
import type { Testverein } from './datenbank'
import { neueOp, sendeAmTisch, testmitglied, testverein, tue } from './datenbank'

/** A club in which everything has happened that can: every kind of operation at least once, every table with rows. */
export interface BewegterVerein extends Testverein {
  readonly schreiber: Kontext['konto']
  /** Evenings: one with two Runden, corrected and signed; one that runs. */
  readonly abend: string
  readonly laufender: string
  /** Sends as the founder. */
  readonly tu: (...ops: Op[]) => void
}

export function bewegterVerein(db: Db): BewegterVerein {
  const verein = testverein(db)
  const tu = (...ops: Op[]) => tue(db, verein, ...ops)
  const schreiber = testmitglied(db, verein, 'schreiber')
  bewegeMitglieder(db, verein, tu)
  bewegeSpieler(verein, tu)
  const abend = spieleAbend(db, { ...verein, schreiber, tu })
  tu(...uebernahme())
  bewegeAbende(verein, tu)
  tilgeSpieler(db, verein, tu)
  bewegeKasse(verein, tu)
  const laufender = beginneAbend(db, verein, tu)
  return { ...verein, schreiber, abend, laufender, tu }
}

type Tu = BewegterVerein['tu']

function bewegeMitglieder(db: Db, verein: Testverein, tu: Tu): void {
  const [einladungId, tokenHash] = [neueId(), 'ab'.repeat(32)]
  const ablauf = Date.now() + 60_000
  const einladung = { einladungId, tokenHash, rolle: 'leser', spielerId: null, ablauf } as const
  tu(neueOp('mitglied-einladen', 0, einladung))
  tu(neueOp('einladung-widerrufen', 1, { einladungId }))
  const weg = testmitglied(db, verein, 'leser')
  tu(neueOp('mitglied-entfernen', 1, { mitgliedId: mitgliedVon(db, weg) }))
  const ich = mitgliedVon(db, verein.konto)
  const spielerId = verein.spieler['Anna'] ?? null
  tu(neueOp('mitglied-aendern', 1, { mitgliedId: ich, rolle: 'verwaltung', spielerId }))
}

function mitgliedVon({ $client }: Db, { id }: Kontext['konto']): string {
  return $client.prepare('SELECT id FROM mitglied WHERE konto_id = ?').pluck().get(id) as string
}

function bewegeSpieler(verein: Testverein, tu: Tu): void {
  const spielerId = neueId()
  const { Bernd = '', Clara = '', Dieter = '' } = verein.spieler
  const einstellungen = { freieFehltage: 1, kuersoloWiederholung: 'aus' } as const
  tu(
    neueOp('spieler-umbenennen', 1, { spielerId: Bernd, name: 'Bernhard' }),
    neueOp('spieler-anlegen', 0, { spielerId, name: 'Gast Gerd', gast: true }),
    neueOp('saison-anlegen', 0, {
      ...{ saisonId: neueId(), name: '2027', regelwerk: 'urexweiler', einstellungen },
      spieler: [spielerId, Bernd, Clara, Dieter],
    }),
    neueOp('saison-aendern', 1, { saisonId: verein.saisonId, name: 'Saison 2026', einstellungen }),
  )
}

/** Two Runden, five games; corrections before and after the end, objections of every end, signatures of both kinds. */
function spieleAbend(
  db: Db,
  p: Testverein & { readonly schreiber: Kontext['konto']; readonly tu: Tu },
): string {
  const { Anna = '', Bernd = '', Clara = '', Dieter = '', Elke = '' } = p.spieler
  const [spieltagId, erste, zweite] = [neueId(), neueId(), neueId()]
  const spiele = [neueId(), neueId(), neueId(), neueId(), neueId()] as const
  const [s1, s2, s3, s4, s5] = spiele
  const normal = { art: 'normal', re: [Anna, Bernd], augenRe: 130 }
  const trageEin = (
    [rundeId, position]: readonly [string, number],
    spielId: string,
    spiel: object,
  ) => neueOp('spiel-eintragen', 0, { spieltagId, rundeId, spielId, position, spiel: { ...spiel } })
  const datum = '2026-01-09'
  p.tu(
    neueOp('spieltag-eroeffnen', 0, {
      ...{ spieltagId, saisonId: p.saisonId, datum, ort: 'bei Anna', entschuldigt: [Elke] },
      runde: { id: erste, sitze: [Anna, Bernd, Clara, Dieter], ersterGeber: Dieter },
    }),
    trageEin([erste, 1], s1, normal),
    trageEin([erste, 2], s2, { ...normal, notiz: 'knapp' }),
    trageEin([erste, 3], s3, { art: 'solo-damen', re: [Clara], augenRe: 121, stoesse: [Clara] }),
    neueOp('spiel-korrigieren', 1, { spieltagId, spielId: s2, spiel: { ...normal, augenRe: 151 } }),
    neueOp('spiel-streichen', 1, { spieltagId, spielId: s1, grund: 'doppelt' }),
    neueOp('spiel-wiederherstellen', 2, { spieltagId, spielId: s1 }),
    neueOp('runde-eroeffnen', 1, {
      spieltagId,
      runde: { id: zweite, sitze: [Anna, Bernd, Clara, Dieter, Elke], ersterGeber: Elke },
    }),
    trageEin([zweite, 1], s4, normal),
    trageEin([zweite, 2], s5, { art: 'normal', re: [Dieter, Elke], augenRe: 100 }),
    // Ends with the evening.
    neueOp('freigabe-anlegen', 0, {
      ...{ freigabeId: neueId(), spieltagId, recht: 'eintragen', tokenHash: hashAus('a0') },
    }),
    neueOp('spieltag-abschliessen', 2, { spieltagId, ende: 'vorzeitig' }),
  )
  const nimmAb = (spielerId: string) => {
    const akte = findSpieltag(db, { vereinId: p.vereinId, id: spieltagId })
    const fassung = akte === undefined ? -1 : fassungVon(akte)
    return neueOp('spieltag-abnehmen', 0, { spieltagId, abnahmeId: neueId(), spielerId, fassung })
  }
  p.tu(nimmAb(Anna), nimmAb(Bernd))
  streite(db, { ...p, spieltagId, spiele, normal })
  p.tu(nimmAb(Elke))
  const grund = 'Augen verzählt'
  p.tu(
    neueOp('spieltag-wiederoeffnen', 3, { spieltagId, grund }),
    neueOp('spieltag-abschliessen', 4, { spieltagId, ende: 'vorzeitig' }),
    neueOp('spieltag-aendern', 5, { spieltagId, datum, ort: null, entschuldigt: [] }),
    neueOp('spieltag-streichen', 6, { spieltagId, grund }),
    neueOp('spieltag-wiederoeffnen', 7, { spieltagId, grund }),
  )
  return spieltagId
}

interface Streit extends Testverein {
  readonly schreiber: Kontext['konto']
  readonly tu: Tu
  readonly spieltagId: string
  readonly spiele: readonly [string, string, string, string, string]
  readonly normal: Readonly<Record<string, unknown>>
}

function streite(db: Db, { schreiber, tu, spieltagId, spiele, normal, ...verein }: Streit): void {
  const [, , , s4, s5] = spiele
  const [a, b, c] = [neueId(), neueId(), neueId()]
  const erhebe = (spielId: string, einspruchId: string, spielerId: string | null) =>
    neueOp('einspruch-erheben', 1, { spieltagId, spielId, einspruchId, spielerId, grund: 'Nein' })
  tue(db, { ...verein, konto: schreiber }, erhebe(s4, a, null))
  const korrektur = { art: 'korrektur', spiel: { ...normal, augenRe: 90 } } as const
  tu(
    neueOp('einspruch-annehmen', 1, { spieltagId, einspruchId: a, aenderung: korrektur }),
    erhebe(s5, b, verein.spieler['Elke'] ?? null),
    neueOp('einspruch-ablehnen', 1, { spieltagId, einspruchId: b, antwort: 'Doch' }),
    erhebe(s5, c, null),
    neueOp('einspruch-zuruecknehmen', 1, { spieltagId, einspruchId: c }),
    neueOp('spiel-streichen', 1, { spieltagId, spielId: s5, grund: 'gab es nicht' }),
  )
  tue(
    db,
    { ...verein, konto: schreiber },
    neueOp('einspruch-quittieren', 2, { spieltagId, einspruchId: a }),
  )
}

/** A season from a file: with players whom the club knows, and new ones. */
function uebernahme(): readonly Op[] {
  const datei = {
    format: 'kallemann/1',
    regelwerk: 'urexweiler',
    saison: { name: '2020', spieler: ['Ute', 'Clara', 'Willi', 'Xaver'] },
    spieltage: [
      { datum: '2020-01-01', endstand: { Ute: 1, Clara: -1, Willi: 0, Xaver: 0 } },
      {
        datum: '2020-02-01',
        ort: 'Ute',
        runden: [
          {
            spieler: ['Ute', 'Clara', 'Willi', 'Xaver'],
            ersterGeber: 'Xaver',
            spiele: [{ art: 'normal', re: ['Ute', 'Clara'], augenRe: 130 }],
          },
        ],
      },
    ],
  }
  return [neueOp('saison-importieren', 0, { saisonId: neueId(), datei })]
}

function bewegeAbende({ saisonId, spieler }: Testverein, tu: Tu): void {
  const { Anna = '', Bernd = '', Clara = '', Dieter = '', Elke = '' } = spieler
  const endstand = { [Anna]: 10, [Bernd]: -4, [Clara]: -6, [Dieter]: 0 }
  const nachgetragen = { saisonId, datum: '2026-02-06', ort: null, entschuldigt: [Elke], endstand }
  tu(neueOp('spieltag-nachtragen', 0, { spieltagId: neueId(), ...nachgetragen }))
}

/** Two who are taken out: one after the other names, one who came with nothing else. */
function tilgeSpieler(db: Db, { vereinId }: Testverein, tu: Tu): void {
  const [uwe, vera] = [neueId(), neueId()]
  tu(
    neueOp('spieler-anlegen', 0, { spielerId: uwe, name: 'Uwe', gast: true }),
    neueOp('spieler-umbenennen', 1, { spielerId: uwe, name: 'Uwe K.' }),
    neueOp('spieler-anlegen', 0, { spielerId: vera, name: 'Vera', gast: true }),
    neueOp('spieler-anonymisieren', 2, { spielerId: uwe }),
    neueOp('spieler-anonymisieren', 1, { spielerId: vera }),
  )
  // One who came with a season from a file, where also a place is called so.
  const ute = listSpieler(db, vereinId).find((s) => s.name === 'Ute')?.id ?? ''
  tu(neueOp('spieler-anonymisieren', 1, { spielerId: ute }))
}

function beginneAbend(db: Db, verein: Testverein, tu: Tu): string {
  const { saisonId, spieler } = verein
  const { Anna = '', Bernd = '', Clara = '', Dieter = '' } = spieler
  const [spieltagId, rundeId] = [neueId(), neueId()]
  const spiel = { art: 'normal', re: [Anna, Bernd], augenRe: 130 }
  tu(
    neueOp('spieltag-eroeffnen', 0, {
      ...{ spieltagId, saisonId, datum: '2026-03-06', ort: null, entschuldigt: [] },
      runde: { id: rundeId, sitze: [Anna, Bernd, Clara, Dieter], ersterGeber: Dieter },
    }),
    neueOp('spiel-eintragen', 0, { spieltagId, rundeId, spielId: neueId(), position: 1, spiel }),
  )
  spieleAmTisch(db, verein, { tu, spieltagId, rundeId, spiel })
  return spieltagId
}

/** One booking that stands, one that was struck. */
function bewegeKasse({ saisonId, spieler }: Testverein, tu: Tu): void {
  const [eins, zwei] = [neueId(), neueId()]
  const buche = (buchungId: string, art: 'einzahlung' | 'auszahlung', spielerId: string | null) =>
    neueOp('buchung-eintragen', 0, {
      ...{ saisonId, buchungId, art, cent: 2000, zweck: 'Startgeld' },
      ...{ datum: '2026-03-06', spielerId },
    })
  tu(
    buche(eins, 'einzahlung', spieler['Anna'] ?? null),
    buche(zwei, 'auszahlung', null),
    neueOp('buchung-streichen', 1, { saisonId, buchungId: zwei, grund: 'verbucht' }),
  )
}

/** Links of each kind: one that is withdrawn, one through which games are entered and changed, one to the season. */
function spieleAmTisch(
  db: Db,
  verein: Testverein,
  p: { tu: Tu; spieltagId: string; rundeId: string; spiel: Readonly<Record<string, unknown>> },
): void {
  const { spieltagId, rundeId, spiel } = p
  const [weg, freigabeId] = [neueId(), neueId()]
  const link = (id: string, token: string, recht: 'lesen' | 'eintragen') =>
    neueOp('freigabe-anlegen', 0, { freigabeId: id, spieltagId, recht, tokenHash: hashAus(token) })
  p.tu(
    link(weg, 'a1', 'lesen'),
    link(freigabeId, 'a2', 'eintragen'),
    neueOp('freigabe-widerrufen', 1, { freigabeId: weg, spieltagId }),
    neueOp('freigabe-anlegen', 0, {
      ...{ freigabeId: neueId(), saisonId: verein.saisonId, recht: 'lesen' },
      tokenHash: hashAus('a3'),
    }),
  )
  const spielId = neueId()
  const dieses = { spieltagId, spielId, freigabeId }
  for (const op of [
    neueOp('spiel-eintragen', 0, { ...dieses, rundeId, position: 2, spiel }),
    neueOp('spiel-korrigieren', 1, { ...dieses, spiel: { ...spiel, augenRe: 90 } }),
    neueOp('spiel-streichen', 2, dieses),
    neueOp('spiel-wiederherstellen', 3, dieses),
    neueOp('spiel-eintragen', 0, { ...dieses, spielId: neueId(), rundeId, position: 3, spiel }),
  ]) {
    const ausgang = sendeAmTisch(db, verein, { freigabeId, op })
    if (!ausgang.ok) throw new Error(JSON.stringify(ausgang.fehler))
  }
}

const hashAus = (zeichen: string) => zeichen.repeat(32)
