import 'server-only'
import type { Auftrag, Ausgang } from '@/db/execute'
import type { Aenderung } from '../domain/op/aenderung'
import type { Ereignis } from '../sync/ereignis'
import { beendeEingaben } from './live-eingabe'
import { ereignisseFuerGaeste } from './live-gast'
import type { Leser } from './live-leser'
import {
  inhaberKonto,
  inhaberLink,
  leserImVerein,
  leserVon,
  pruefeLeser,
  trenne,
  verpacke,
} from './live-leser'
import { schreibeSaisonsFort, vergissSaisons } from './live-saison'
import { nachrichtVon } from './nachricht'

/** An operation that is on disk. */
interface Getan {
  readonly auftrag: Auftrag
  readonly ausgang: Ausgang
}

/**
 * Tells everybody who looks what an operation has made: the change itself, so that nobody has to ask for it. Never throws: what
 * is written is written, and whoever missed it comes back for it.
 */
export function veroeffentliche({ auftrag, ausgang }: Getan): void {
  if (ausgang.wiederholt) return
  try {
    verteileSpieltag(auftrag, ausgang)
    verteilePersonen(auftrag.vereinId, ausgang)
    for (const nachtrag of schreibeSaisonsFort(auftrag.vereinId, ausgang)) {
      const leser = leserVon(auftrag.vereinId, { art: 'saison', id: nachtrag.saisonId })
      sendeAllen(leser, { art: 'saison', nachtrag }, nachtrag.seq)
    }
    pruefeRechte(auftrag.vereinId, ausgang.aenderungen)
  } catch (error) {
    console.error(error)
    vergissSaisons(auftrag.vereinId)
    trenne(auftrag.vereinId)
  }
}

function verteileSpieltag({ vereinId, op, konto, freigabeId }: Auftrag, ausgang: Ausgang): void {
  const nachricht = nachrichtVon(op, ausgang)
  if (nachricht === undefined) return
  const { spieltagId, seq } = nachricht
  sendeAllen(
    leserVon(vereinId, { art: 'spieltag', id: spieltagId }),
    { art: 'spieltag', nachricht },
    seq,
  )
  if (op.art !== 'spiel-eintragen') return
  const inhaber = freigabeId === undefined ? inhaberKonto(konto.id) : inhaberLink(freigabeId)
  beendeEingaben({ vereinId, spieltagId }, [inhaber])
}

/** Of somebody who is made anonymous this is the new name: the row holds no other. */
function verteilePersonen(vereinId: string, { seq, aenderungen }: Ausgang): void {
  for (const a of aenderungen) {
    if (a.art !== 'spieler') continue
    const { id, name, gast } = a.zeile
    sendeAllen(
      leserImVerein(vereinId, 'spieltag'),
      { art: 'person', person: { id, name, gast } },
      seq,
    )
  }
}

/** Lets go who may have lost the right to look: after a member has gone anybody, after a link or its evening has ended guests. */
function pruefeRechte(vereinId: string, aenderungen: readonly Aenderung[]): void {
  const arten = new Set(aenderungen.map((a) => a.art))
  const alle = arten.has('mitglied') || arten.has('mitglied-entfernt')
  if (!alle && !arten.has('freigabe') && !arten.has('spieltag')) return
  pruefeLeser((leser) => leser.vereinId === vereinId && (alle || leser.gast === true))
}

function sendeAllen(leser: Iterable<Leser>, ereignis: Ereignis, seq: number): void {
  // Packed once for all members, and once for all who came by a link to the same.
  const gepackte = new Map<string, readonly Uint8Array[]>()
  for (const einer of [...leser]) {
    const schluessel = einer.gast ? einer.thema.id : ''
    const teile =
      gepackte.get(schluessel) ??
      (einer.gast ? ereignisseFuerGaeste(einer, ereignis) : [ereignis]).map((e) => verpacke(e, seq))
    gepackte.set(schluessel, teile)
    for (const bytes of teile) einer.sende(bytes)
  }
}
