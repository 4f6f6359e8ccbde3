import { kurzAus } from '../lib/domain/verein/kurz'
import type { Einrichten } from '../lib/domain/verein/anfragen'
import type { Kontext } from '../lib/domain/op/aenderung'
import type { Op } from '../lib/domain/op/op'
import type { Fehler, Result } from '../lib/domain/result'
import { fail, ok } from '../lib/domain/result'
import { executeIn } from './execute'
import { neueId } from './neue-id'
import type { Verbindung } from './open'
import { neuerCode } from './passwort'
import { findVereinNachKurz } from './queries/verein'
import { verein } from './schema'
import { sha256 } from './sha256'

const STUNDE_MS = 60 * 60 * 1000

export interface Gruendung {
  readonly konto: Kontext['konto']
  readonly geraet: string
  readonly jetzt: number
}

export interface GegruendeterVerein {
  readonly vereinId: string
  readonly kurz: string
}

/** A club of this name with its founder as Verwaltung, tied to no player yet. Within an immediate transaction. */
export function gruendeVerein(
  tx: Verbindung,
  name: string,
  { jetzt }: Gruendung,
): GegruendeterVerein {
  const vereinId = neueId()
  const kurz = kurzAus(name, (k) => findVereinNachKurz(tx, k) !== undefined)
  tx.insert(verein).values({ id: vereinId, kurz, name, erstellt_am: jetzt }).run()
  return { vereinId, kurz }
}

/** Makes the founder a Verwaltung, by an invitation that is accepted at once. */
export function macheVerwaltung(
  tx: Verbindung,
  { vereinId, spielerId }: { vereinId: string; spielerId: string | null },
  gruendung: Gruendung,
): Result<null, readonly Fehler[]> {
  const einladungId = neueId()
  return fuehreAus(
    tx,
    vereinId,
    gruendung,
  )([
    {
      id: neueId(),
      art: 'mitglied-einladen',
      basis: 0,
      daten: {
        einladungId,
        // Nobody needs the token of this one.
        tokenHash: sha256(neuerCode() + einladungId),
        rolle: 'verwaltung',
        spielerId,
        ablauf: gruendung.jetzt + STUNDE_MS,
      },
    },
    {
      id: neueId(),
      art: 'mitglied-aufnehmen',
      basis: 0,
      daten: { mitgliedId: neueId(), einladungId, kontoId: gruendung.konto.id },
    },
  ])
}

/** A club with its players, its first season and its founder. Faults have their place in `daten`. */
export function richteVereinEin(
  tx: Verbindung,
  daten: Pick<
    Einrichten,
    'verein' | 'spieler' | 'ichBin' | 'saison' | 'regelwerk' | 'einstellungen'
  >,
  gruendung: Gruendung,
): Result<GegruendeterVerein, readonly Fehler[]> {
  const neuer = gruendeVerein(tx, daten.verein, gruendung)
  const { vereinId } = neuer
  const fuehre = fuehreAus(tx, vereinId, gruendung)
  const personen = daten.spieler.map((name) => ({ spielerId: neueId(), name, gast: false }))
  for (const [i, person] of personen.entries()) {
    const angelegt = fuehre([{ id: neueId(), art: 'spieler-anlegen', basis: 0, daten: person }])
    if (!angelegt.ok) return fail(anderswo(angelegt.fehler, `spieler[${i}]`))
  }
  const { saison: name, regelwerk, einstellungen, ichBin } = daten
  const spieler = personen.map((p) => p.spielerId)
  const saison = { saisonId: neueId(), name, regelwerk, einstellungen, spieler }
  const angelegt = fuehre([{ id: neueId(), art: 'saison-anlegen', basis: 0, daten: saison }])
  if (!angelegt.ok) return fail(anderswo(angelegt.fehler, 'saison'))
  const spielerId = ichBin === null ? null : (spieler[ichBin] ?? null)
  const verwaltung = macheVerwaltung(tx, { vereinId, spielerId }, gruendung)
  return verwaltung.ok ? ok(neuer) : verwaltung
}

function fuehreAus(tx: Verbindung, vereinId: string, { konto, geraet, jetzt }: Gruendung) {
  return (ops: readonly Op[]): Result<null, readonly Fehler[]> => {
    for (const op of ops) {
      const ausgang = executeIn(tx, { vereinId, op, konto, geraet, jetzt, alsServer: true })
      if (!ausgang.ok) return fail(ausgang.fehler.fehler)
    }
    return ok(null)
  }
}

function anderswo(fehler: readonly Fehler[], ort: string): readonly Fehler[] {
  return fehler.map((f) => ({ ...f, ort }))
}
