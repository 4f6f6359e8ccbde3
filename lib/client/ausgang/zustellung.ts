import { neueId } from '@/lib/client/ids'
import type { Logantwort } from '@/lib/client/live/log'
import type { Antwort } from '@/lib/client/ops'
import { SERVER_KANN_NICHT } from '@/lib/format/speicherlage'
import { fehltEtwas, nachAntwort, nachNeuanfang, nachStand } from '@/lib/sync/abend'
import type { Absage, OpAntwort, Wartend } from '@/lib/sync/ausgang'
import type { Spieltaglog } from '@/lib/sync/ereignis'
import { mitVersuch } from '@/lib/sync/ruecknahme'
import type { Marke, Stand } from '@/lib/sync/stand'
import type { Ablage } from './ablage'
import type { Gehalten } from './geraet'
import type { Abendort } from './geraet-db'

/** What it takes to deliver one record. */
export interface Zustellung {
  readonly ablage: Ablage
  /** False when it is known that nothing can go out. */
  readonly istVerbunden: () => boolean
  readonly sende: (wartend: Wartend) => Promise<Antwort>
  readonly liesLog: (ort: Abendort, bekannt: Marke | null) => Promise<Logantwort>
}

/** What became of one step: taken care of, or nothing could be said, which leaves the record where it is. */
type Ausgang = 'erledigt' | Offen
type Offen = 'netz' | 'stoerung' | 'anmeldung'

/**
 * One attempt on a record. What leaves it where it is counts as a failure, whatever was answered, so that nothing is tried twice
 * without a pause; and so does a link that is asked to sign in, which it cannot.
 */
export async function versuche(wartend: Wartend, optionen: Zustellung): Promise<Ausgang> {
  const ausgang = await erledige(wartend, optionen).catch(alsStoerung)
  if (ausgang === 'anmeldung' && wartend.kontoId === null) return 'stoerung'
  if (ausgang !== 'erledigt') return ausgang
  const nachher = await optionen.ablage.listWartende()
  return nachher.some((w) => istNichtWeiter(w, wartend)) ? 'stoerung' : ausgang
}

function istNichtWeiter(jetzt: Wartend, vorher: Wartend): boolean {
  return jetzt.op.id === vorher.op.id && jetzt.seq === vorher.seq && jetzt.absage === undefined
}

async function erledige(wartend: Wartend, optionen: Zustellung): Promise<Ausgang> {
  const { weg, spieltagId, kontoId, op } = wartend
  const ort = { weg, spieltagId, kontoId }
  if (wartend.seq !== undefined) return holeNach(ort, optionen)
  if (!optionen.istVerbunden()) return 'netz'
  // Taken back in this moment.
  if (!(await merkeVersuch(wartend, ort, optionen))) return 'erledigt'
  const antwort = await deute(ort, await optionen.sende(wartend), optionen)
  if (typeof antwort === 'string') return antwort
  const ids = { antwort, neueId: neueId() }
  const neu = await optionen.ablage.verwandle(ort, (g) => nach(g, op.id, ids), 'fluechtig')
  const { stand, wartende } = neu
  if (stand === null) return 'erledigt'
  const fehlt = fehltEtwas({ stand, wartende }) || istVonFrueher(antwort, stand)
  return fehlt ? holeNach(ort, optionen) : 'erledigt'
}

/** Says on the device that a record goes out now: nobody may take it back without the server. False when somebody just has. */
async function merkeVersuch(
  { op, versucht }: Wartend,
  ort: Abendort,
  { ablage }: Pick<Zustellung, 'ablage'>,
): Promise<boolean> {
  if (versucht) return true
  const { wartende } = await ablage.verwandle(
    ort,
    (g) => ({ ...g, wartende: mitVersuch(g.wartende, op.id) }),
    'fluechtig',
  )
  return wartende.some((w) => w.op.id === op.id)
}

/** What an answer says of the operation. A refusal comes with the evening as it is, from the log where the answer has it not. */
async function deute(
  ort: Abendort,
  antwort: Antwort,
  { liesLog }: Pick<Zustellung, 'liesLog'>,
): Promise<OpAntwort | Offen> {
  if (antwort.ok) return { art: 'genommen', seq: antwort.seq, nachricht: antwort.nachricht }
  if (antwort.art === 'netz') return ohneAntwort(antwort)
  const { code, fehler, stand } = antwort.ablehnung
  if (code === 'nicht-angemeldet') return 'anmeldung'
  const absage = { code, fehler }
  if (stand !== undefined) return { art: 'abgelehnt', absage, stand }
  const gelesen = await liesLog(ort, null)
  if (gelesen.art === 'netz') return ohneAntwort(gelesen)
  if (gelesen.art === 'anmeldung') return 'anmeldung'
  const jetzt = gelesen.art === 'da' ? (gelesen.log.stand ?? undefined) : undefined
  return { art: 'abgelehnt', absage, stand: jetzt }
}

/** An answer from before what is known: overtaken, or the server went back to a backup. The log knows. */
function istVonFrueher(antwort: OpAntwort, stand: Stand): boolean {
  const dazu = antwort.art === 'genommen' ? antwort.nachricht : antwort.stand
  return dazu !== undefined && dazu.seq < stand.seq
}

function ohneAntwort({ stoerung }: { readonly stoerung?: true }): Offen {
  return stoerung ? 'stoerung' : 'netz'
}

/** What this app does not understand of an answer is as good as none, and must not hold up the others. */
function alsStoerung(error: unknown): Offen {
  console.error(error)
  return 'stoerung'
}

/** A person decides about what the server fails on; nobody knows whether it has been taken, and its id sees to that. */
export async function legeBeiseite(wartend: Wartend, ablage: Ablage): Promise<void> {
  const { weg, spieltagId, kontoId, op } = wartend
  const fehler = {
    ort: '',
    regel: 'Format',
    code: 'serverfehler',
    text: SERVER_KANN_NICHT,
  } as const
  const absage: Absage = { code: 'abgelehnt', fehler: [fehler] }
  const ids = { antwort: { art: 'abgelehnt', absage }, neueId: neueId() } as const
  await ablage.verwandle({ weg, spieltagId, kontoId }, (g) => nach(g, op.id, ids), 'fluechtig')
}

function nach(
  { stand, wartende }: Gehalten,
  opId: string,
  ids: { readonly antwort: OpAntwort; readonly neueId: string },
): Gehalten {
  const { antwort } = ids
  const aktuell = stand ?? (antwort.art === 'abgelehnt' ? antwort.stand : undefined)
  if (aktuell !== undefined) return nachAntwort({ stand: aktuell, wartende }, opId, ids)
  // The evening is not here: there is nothing to compare with.
  if (antwort.art === 'genommen')
    return { stand: null, wartende: wartende.filter((w) => w.op.id !== opId) }
  const { absage } = antwort
  return { stand: null, wartende: wartende.map((w) => (w.op.id === opId ? { ...w, absage } : w)) }
}

/** The server has taken something, and this device has not seen what came of it. */
async function holeNach(
  ort: Abendort,
  { ablage, liesLog }: Pick<Zustellung, 'ablage' | 'liesLog'>,
): Promise<Ausgang> {
  const { stand } = await ablage.lies(ort)
  const gelesen = await liesLog(ort, stand)
  if (gelesen.art === 'netz') return ohneAntwort(gelesen)
  if (gelesen.art === 'anmeldung') return 'anmeldung'
  const log = gelesen.art === 'da' ? gelesen.log : null
  await ablage.verwandle(ort, (g) => nachLog(g, log), 'fluechtig')
  return 'erledigt'
}

function nachLog(gehalten: Gehalten, log: Spieltaglog | null): Gehalten {
  const gelesen = log?.stand ?? null
  if (gelesen === null) return ohneGenommene(gehalten)
  if (log?.neu) return nachNeuanfang({ ...gehalten, stand: gelesen }, gelesen)
  return ohneGenommene(mitStand(gehalten, gelesen))
}

function mitStand({ stand, wartende }: Gehalten, neu: Stand): Gehalten {
  return nachStand({ stand: stand ?? neu, wartende }, neu)
}

/** The log was read, so what the server has taken is either in the evening or not for this reader. */
function ohneGenommene({ stand, wartende }: Gehalten): Gehalten {
  return { stand, wartende: wartende.filter((w) => w.seq === undefined) }
}
