import type { Aenderung } from '../../lib/domain/op/aenderung'
import { tagesaenderungen } from '../../lib/domain/op/aenderung'
import { applyAenderungen } from '../../lib/domain/op/apply'
import { decide } from '../../lib/domain/op/decide'
import type { Op, VereinStand } from '../../lib/domain/op/op'
import { parseOp } from '../../lib/domain/op/parse'
import { kanonisch } from '../../lib/domain/protokoll/protokoll'
import type { Fehler } from '../../lib/domain/result'
import type { Absage, OpAntwort } from '../../lib/sync/ausgang'
import type { Nachricht, Stand } from '../../lib/sync/stand'
import { kontext, SPIELTAG } from './verein'

/** An entry of the model's protocol, with all that replaying it takes. */
interface Eintrag {
  readonly seq: number
  readonly op: Op
  readonly name: string
  readonly jetzt: number
  readonly nachricht: Nachricht
}

/** What arrives: the operation as text, and the name of the account it comes from. */
export interface Sendung {
  readonly opId: string
  readonly text: string
  readonly name: string
}

/** The server's write path without a disk: reads, decides, applies and notes, or refuses and notes nothing. */
export interface ModellServer {
  readonly nimm: (sendung: Sendung) => OpAntwort
  readonly lies: () => Stand
  readonly log: readonly Eintrag[]
  readonly stand: () => VereinStand
}

/** `vorTake` is told what an operation is about to change. */
export function createModellServer(
  anfang: VereinStand,
  vorAnnahme: (op: Op, stand: Stand) => void,
): ModellServer {
  let verein = anfang
  let jetzt = kontext().jetzt
  const log: Eintrag[] = []

  const lies = (): Stand => ({ seq: log.at(-1)?.seq ?? 0, akte: tagVon(verein) })

  function nimm({ text, name }: Sendung): OpAntwort {
    const gelesen = parseOp(JSON.parse(text))
    if (!gelesen.ok) return lehneAb('unlesbar', gelesen.fehler, lies())
    const op = gelesen.wert
    const frueher = log.find((e) => e.op.id === op.id)
    if (frueher !== undefined)
      return kanonisch(frueher.op.daten) === kanonisch(op.daten)
        ? { art: 'genommen', seq: frueher.seq }
        : lehneAb('abgelehnt', [{ ort: 'id', regel: 'Format', code: 'op-wiederverwendet' }], lies())
    jetzt += 1000
    const entscheidung = decide(verein, op, von(name, jetzt))
    if (!entscheidung.ok) {
      const { code, fehler } = entscheidung.fehler
      return lehneAb(code, fehler, lies())
    }
    vorAnnahme(op, lies())
    const nachricht = notiere({ op, name, jetzt }, entscheidung.wert)
    verein = applyAenderungen(verein, entscheidung.wert)
    return { art: 'genommen', seq: nachricht.seq, nachricht }
  }

  function notiere(
    eintrag: Pick<Eintrag, 'op' | 'name' | 'jetzt'>,
    aenderungen: readonly Aenderung[],
  ): Nachricht {
    const vorher = log.at(-1)?.seq ?? 0
    // Between them are entries of the club's other evenings.
    const seq = vorher + 1 + (log.length % 3)
    const nachricht: Nachricht = {
      ...{ spieltagId: SPIELTAG, opId: eintrag.op.id, seq, vorher },
      aenderungen: tagesaenderungen(aenderungen, SPIELTAG),
    }
    log.push({ ...eintrag, seq, nachricht })
    return nachricht
  }

  return { nimm, lies, log, stand: () => verein }
}

/** The club of the protocol alone: every entry decided again on what the ones before it have made. */
export function spieleNach(anfang: VereinStand, log: readonly Eintrag[]): VereinStand {
  return log.reduce((stand, { op, name, jetzt }) => {
    const entscheidung = decide(stand, op, von(name, jetzt))
    if (!entscheidung.ok) throw new Error(`${op.art} was taken and is refused now`)
    return applyAenderungen(stand, entscheidung.wert)
  }, anfang)
}

/** What goes over a wire or to a disk and comes back. */
export function kopie<T>(wert: T): T {
  return JSON.parse(JSON.stringify(wert)) as T
}

function von(name: string, jetzt: number) {
  return kontext({ konto: { id: name, name, anmeldename: name }, rolle: 'schreiber', jetzt })
}

function tagVon({ spieltage }: VereinStand) {
  const akte = spieltage.find((t) => t.id === SPIELTAG)
  if (akte === undefined) throw new Error('the evening is open')
  return akte
}

function lehneAb(code: Absage['code'], fehler: readonly Fehler[], stand: Stand): OpAntwort {
  const mitText = fehler.map((f) => ({ ...f, text: f.code }))
  return { art: 'abgelehnt', absage: { code, fehler: mitText }, stand }
}
