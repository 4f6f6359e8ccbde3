import { readFileSync } from 'node:fs'
import { execute } from '@/db/execute'
import { gruendeVerein, macheVerwaltung, type Gruendung } from '@/db/gruendung'
import { legeKontoAn } from '@/db/konten'
import { neueId } from '@/db/neue-id'
import type { Db } from '@/db/open'
import { hashPasswort, neuerCode } from '@/db/passwort'
import { listSpieler } from '@/db/queries/spieler'
import { transaktion } from '@/db/transaktion'
import { parseRundeDatei } from '@/lib/domain/austausch/runde-datei'
import { invariant } from '@/lib/domain/invariant'
import type { Op } from '@/lib/domain/op/op'
import { ok } from '@/lib/domain/result'
import { computeRunde } from '@/lib/domain/runde/compute'
import { mitReferenzen } from '@/lib/domain/spiel/referenzen'
import { textFehler } from '@/lib/format/fehler'
import { plusTage, verlegt } from './demo-saison'
import { streite } from './demo-streit'

const ANMELDENAME = 'demo'
const BEISPIELE = 'tests/golden/beispiele'
/** The seasons of the examples, and how many days ago each has played its last evening: one is over, one goes on. */
const SAISONS = [
  { datei: 'saison-sieben.json', tageHer: 380 },
  { datei: 'saison-fuenf.json', tageHer: 14 },
] as const

/** A club that can be shown. */
export interface Vorfuehrung {
  readonly anmeldename: string
  readonly passwort: string
  readonly kurz: string
  /** The season that goes on. */
  readonly saisonId: string
  /** The evening under way. */
  readonly offen: string
}

/** Fills an empty database with two seasons and an evening under way, with so many of its 25 games. */
export async function fuelleVorfuehrung(
  db: Db,
  { offeneSpiele }: { readonly offeneSpiele: number },
): Promise<Vorfuehrung> {
  const passwort = neuerCode()
  const passwortHash = await hashPasswort(passwort)
  const jetzt = Date.now()
  const gruendung = transaktion(db, (tx) => {
    const person = { anmeldename: ANMELDENAME, name: 'Anna (Vorführung)', passwortHash, jetzt }
    const absender: Gruendung = {
      konto: legeKontoAn(tx, person),
      geraet: 'Vorführdaten',
      jetzt,
    }
    const neuer = gruendeVerein(tx, 'Doppelkopfclub Kreuzdame', absender)
    macheVerwaltung(tx, { vereinId: neuer.vereinId, spielerId: null }, absender)
    return ok({ ...neuer, absender })
  })
  invariant(gruendung.ok, 'ein leerer Datenordner lässt sich einrichten')
  const { vereinId, kurz, absender } = gruendung.wert
  const tue = tueAls(db, vereinId, absender)

  const heute = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format()
  const [sieben, fuenf] = SAISONS.map(({ datei, tageHer }) => {
    const daten = { saisonId: neueId(), datei: verlegt(lies(datei), plusTage(heute, -tageHer)) }
    tue({ id: neueId(), art: 'saison-importieren', basis: 0, daten })
    return daten.saisonId
  })
  invariant(sieben !== undefined && fuenf !== undefined, 'beide Saisons sind da')
  streite(db, { vereinId, saisonId: fuenf }, tue)
  const offen = spieleAbend(db, { vereinId, saisonId: fuenf, heute, spiele: offeneSpiele }, tue)
  return { anmeldename: ANMELDENAME, passwort, kurz, saisonId: fuenf, offen }
}

interface Abend {
  readonly vereinId: string
  readonly saisonId: string
  readonly heute: string
  /** How many have been played. */
  readonly spiele: number
}

/** An evening of the newer season, under way. */
function spieleAbend(
  db: Db,
  { vereinId, saisonId, heute, spiele }: Abend,
  tue: (op: Op) => void,
): string {
  const gelesen = parseRundeDatei(lies('runde-fuenf.json'))
  invariant(gelesen.ok, 'das Beispiel ist gültig')
  const runde = gelesen.wert
  const ids = new Map(listSpieler(db, vereinId).map((s) => [s.name, s.id]))
  const id = (name: string) => {
    const gefunden = ids.get(name)
    invariant(gefunden !== undefined, `${name} spielt im Verein`)
    return gefunden
  }
  const [spieltagId, rundeId] = [neueId(), neueId()]
  tue({
    id: neueId(),
    art: 'spieltag-eroeffnen',
    basis: 0,
    daten: {
      spieltagId,
      saisonId,
      datum: heute,
      ort: 'Gasthaus Zur Linde',
      entschuldigt: [],
      runde: { id: rundeId, sitze: runde.spieler.map(id), ersterGeber: id(runde.ersterGeber) },
    },
  })
  computeRunde(runde)
    .spiele.slice(0, spiele)
    .forEach(({ spiel, hinweise }, i) => {
      const mitIds = mitReferenzen({ ...spiel, bestaetigt: hinweise.map((h) => h.code) }, id)
      tue({
        id: neueId(),
        art: 'spiel-eintragen',
        basis: 0,
        daten: { spieltagId, rundeId, spielId: neueId(), position: i + 1, spiel: { ...mitIds } },
      })
    })
  return spieltagId
}

function tueAls(db: Db, vereinId: string, { konto, geraet, jetzt }: Gruendung) {
  return (op: Op) => {
    const ausgang = execute(db, { vereinId, op, konto, geraet, jetzt })
    const gruende = ausgang.ok ? [] : ausgang.fehler.fehler.map((f) => textFehler(f))
    invariant(ausgang.ok, `${op.art}: ${gruende.join(' ')}`)
  }
}

function lies(datei: string): unknown {
  return JSON.parse(readFileSync(`${BEISPIELE}/${datei}`, 'utf8'))
}
