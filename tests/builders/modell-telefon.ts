import {
  fehltEtwas,
  nachAntwort,
  nachEreignis,
  nachStand,
  naechster,
  reiheEin,
} from '../../lib/sync/abend'
import { anblick } from '../../lib/sync/anblick'
import type { SpielAkte, SpieltagAkte } from '../../lib/domain/spieltag/spieltag'
import { findSpiel } from '../../lib/domain/spieltag/vorgriff'
import type { Abendlage, Absender, Entscheid, OpAntwort, Wartend } from '../../lib/sync/ausgang'
import { entscheide } from '../../lib/sync/entscheid'
import { liesWartend } from '../../lib/sync/lesen'
import { mitVersuch } from '../../lib/sync/ruecknahme'
import type { Nachricht, Stand } from '../../lib/sync/stand'
import { mitOffenen } from '../../lib/sync/vorgriff'
import type { Handlung } from './modell-handlung'
import { geschiehtAmBlatt, opFuer } from './modell-handlung'
import type { Sendung } from './modell-server'
import { kopie } from './modell-server'

/** How a phone goes from one state to the next: as the app does, or broken, to see that the schedules find it out. */
export const KERN = { reiheEin, nachAntwort, nachEreignis, nachStand, naechster }
export type Kern = typeof KERN

/** A phone at the table: what it holds, and the one request that it waits for. */
export interface Telefon {
  readonly name: string
  readonly getLage: () => Abendlage
  /** Something is missing: the log has to be read. */
  readonly willLesen: () => boolean
  /** The next request as it goes out; undefined while one is out or nothing is to be sent. */
  readonly sende: () => Sendung | undefined
  /** Nobody waits for the answer any more. */
  readonly gibAuf: () => void
  readonly hoereAntwort: (opId: string, antwort: OpAntwort) => void
  readonly hoereNachricht: (nachricht: Nachricht) => void
  readonly hoereStand: (stand: Stand) => void
  /** Loses all but what is on its disk. */
  readonly stuerzeAb: () => void
  /** Somebody opens a sheet, which goes on showing what was there. */
  readonly oeffneBlatt: () => void
  /** Somebody does something on its screen, or on the sheet: answers with what is gone by it, which the server never heard of. */
  readonly tue: (was: Handlung, zufall: number) => readonly Wartend[]
  /** Somebody decides a Konflikt: answers with what it was about; null where there is none. */
  readonly loese: (zufall: number) => Entschiedenes | null
}

export interface Entschiedenes {
  readonly strittige: readonly Wartend[]
  readonly entscheid: Entscheid
}

interface Optionen {
  readonly name: string
  readonly anfang: Stand
  readonly neueId: () => string
  readonly kern: Kern
  readonly sah: (opId: string, spiel: SpielAkte) => void
}

/** Ten years ahead: nothing may depend on a phone's clock. */
const UHR = Date.UTC(2036, 0, 1)

export function createTelefon({ name, anfang, neueId, kern, sah }: Optionen): Telefon {
  let lage: Abendlage = { stand: anfang, wartende: [] }
  let nummer = 0
  let lesen = false
  let unterwegs: string | null = null
  let blatt: SpieltagAkte | null = null
  const weg = { art: 'verein', kurz: 'kreuzdame' } as const
  const absender: Absender = { weg, kontoId: name, erfasstVon: name }

  return {
    name,
    getLage: () => lage,
    willLesen: () => lesen || fehltEtwas(lage),
    sende: () => {
      const wartend = unterwegs === null ? kern.naechster(lage.wartende, name) : undefined
      if (wartend === undefined) return undefined
      unterwegs = wartend.op.id
      lage = { ...lage, wartende: mitVersuch(lage.wartende, wartend.op.id) }
      return { opId: wartend.op.id, text: JSON.stringify(wartend.op), name }
    },
    gibAuf: () => {
      unterwegs = null
    },
    hoereAntwort: (opId, antwort) => {
      if (unterwegs !== opId) return
      unterwegs = null
      lage = kern.nachAntwort(lage, opId, { antwort, neueId: neueId() })
    },
    hoereNachricht: (nachricht) => {
      const neu = kern.nachEreignis(lage, nachricht)
      if (neu === null) lesen = true
      else lage = neu
    },
    hoereStand: (stand) => {
      lesen = false
      lage = kern.nachStand(lage, stand)
    },
    stuerzeAb: () => {
      unterwegs = null
      blatt = null
      lage = vonDerPlatte(kopie(lage))
    },
    oeffneBlatt: () => {
      blatt = mitOffenen(lage)
    },
    tue: (was, zufall) => {
      const amBlatt = geschiehtAmBlatt(was) && zufall % 3 > 0 ? blatt : null
      const bild = amBlatt ?? mitOffenen(lage)
      const op = opFuer(was, bild, { zufall, neueId })
      if (op === null) return []
      const gesehen = 'spielId' in op.daten ? findSpiel(bild, op.daten.spielId) : undefined
      const vorher = lage.wartende
      nummer += 1
      const ruecknahme = op.art === 'spiel-streichen' && zufall % 2 === 0
      if (gesehen) sah(op.id, gesehen)
      const auf = { ...(ruecknahme && { ruecknahme }), ...(amBlatt && gesehen && { gesehen }) }
      const neu = { absender, op, nummer, zeit: UHR, ...auf }
      lage = kern.reiheEin(lage, neu)
      const geblieben = new Set(lage.wartende.map((w) => w.op.id))
      return vorher.filter((w) => !geblieben.has(w.op.id))
    },
    loese: (zufall) => {
      const { konflikte } = anblick(lage)
      const konflikt = konflikte[zufall % Math.max(1, konflikte.length)]
      if (konflikt === undefined) return null
      const entscheid = konflikt.moeglich[zufall % konflikt.moeglich.length] ?? 'verwerfen'
      const quelle = { absender, neueId, nummer: nummer + 1, zeit: UHR, grund: 'so war es' }
      lage = entscheide(lage, { opId: konflikt.wartend.op.id, entscheid }, quelle)
      nummer = Math.max(nummer, ...lage.wartende.map((w) => w.nummer))
      return { strittige: [konflikt.wartend, ...konflikt.folgen], entscheid }
    },
  }
}

function vonDerPlatte({ stand, wartende }: Abendlage): Abendlage {
  return {
    stand,
    wartende: wartende.map((w) => {
      const gelesen = liesWartend(w)
      if (gelesen.art === 'fremd') throw new Error('the own record is known again')
      return gelesen.wartend
    }),
  }
}
