import type { DBSchema, IDBPDatabase, IDBPObjectStore } from 'idb'
import { openDB } from 'idb'
import type { Abwesenheitsregel } from '@/lib/domain/spieltag/tafel'
import type { Saisonblick } from '@/lib/format/saison-wechsel'
import { neueId } from '@/lib/client/ids'
import { vervollstaendige } from '@/lib/sync/altbestand'
import type { Person } from '@/lib/sync/ereignis'
import type { Stand } from '@/lib/sync/stand'
import type { Weg } from '@/lib/sync/weg'
import type { Rolle } from '@/lib/domain/verein/verein'

/** An evening on this device: how it is reached, and as whom. */
export interface Abendort {
  readonly weg: Weg
  readonly spieltagId: string
  /** Null for whoever came by a link. */
  readonly kontoId: string | null
}

/** What an evening's page needs to be drawn without a network, besides the evening. */
export interface Umgebung {
  /** The club's name. */
  readonly verein: string
  /** The name that will stand at what is entered. */
  readonly name: string
  readonly personen: readonly Person[]
  /** Roster of the season. */
  readonly kader: readonly string[]
  /** What an absence is in the season; missing in records from before it was kept, null where there is no season. */
  readonly einstellungen?: Abwesenheitsregel | null
  readonly saison: Saisonblick | null
  readonly darfSchreiben: boolean
  /** The member who looks, as far as the page asks; null by a link. */
  readonly ich: { readonly rolle: Rolle; readonly spielerId: string | null } | null
}

/** An evening that was opened on this device. */
export interface GemerkterAbend extends Abendort {
  readonly schluessel: string
  /** Of the record's shape, so that another version of the app knows what it finds. */
  readonly fassung: 1
  readonly stand: Stand
  /** When this Stand came from the server, by this device's clock; missing in records from before it was noted. */
  readonly geholt?: number
  /** Null for one whose page was never open, only that of a game. */
  readonly umgebung: Umgebung | null
  /** When it was looked at last, by this device's clock. */
  readonly gesehen: number
}

/** An evening of the store, of whatever version of the app: `liesAbend` says what it is. */
export interface AbgelegterAbend extends Partial<
  Pick<GemerkterAbend, 'kontoId' | 'gesehen' | 'spieltagId'>
> {
  readonly schluessel: string
  readonly fassung: number
}

/** A stored evening as this version has it; null for none, or one of another version. */
export function liesAbend(abgelegt: AbgelegterAbend | undefined): GemerkterAbend | null {
  if (abgelegt?.fassung !== 1) return null
  const abend = abgelegt as GemerkterAbend
  const akte = vervollstaendige(abend.stand.akte)
  return {
    ...abend,
    stand: akte === abend.stand.akte ? abend.stand : { ...abend.stand, akte },
    umgebung: abend.umgebung && mitLesbarerSaison(abend.umgebung),
  }
}

/** A season that an older version has summed up tells nothing any more: it is unknown until the page is read anew. */
function mitLesbarerSaison(umgebung: Umgebung): Umgebung {
  const rest: Partial<Saisonblick['rest']> | undefined = umgebung.saison?.rest
  return rest === undefined || rest.tage !== undefined ? umgebung : { ...umgebung, saison: null }
}

/** Whether a newer version of the app has stored it: that is not written over. */
export function istNeuer(abgelegt: AbgelegterAbend | undefined): boolean {
  return abgelegt !== undefined && abgelegt.fassung > 1
}

/** The right to send, for one tab at a time. */
export interface Pacht {
  readonly tab: string
  /** By this device's clock. */
  readonly bis: number
}

export interface Schema extends DBSchema {
  abende: { key: string; value: AbgelegterAbend }
  /** Records of whatever version of the app: `liesWartend` says what they are. */
  ausgang: {
    key: number
    value: { nummer: number; spieltagId: string }
    indexes: { spieltagId: string }
  }
  notiz: { key: 'nummer' | 'pacht' | 'laden'; value: number | Pacht | string }
}

export type GeraetDb = IDBPDatabase<Schema>

const NAME = 'kallemann'
const FASSUNG = 1

/** Longer than a device takes; a browser that does not answer at all must not hold up the table. */
const FRIST_MS = 4000

/** Which evening of the device it is: one that is reached in two ways is kept for each. */
export function schluesselVon({ weg, spieltagId }: Abendort): string {
  return `${weg.art === 'verein' ? weg.kurz : `#${weg.token}`}/${spieltagId}`
}

/** The record of an evening with a reading of it; from the record before comes only what is this account's own. */
export function alsGemerkt(
  ort: Abendort,
  stand: Stand,
  bisher: GemerkterAbend | null,
): GemerkterAbend {
  const { weg, spieltagId, kontoId } = ort
  const eigener = bisher?.kontoId === kontoId ? bisher : null
  return {
    ...{ fassung: 1, schluessel: schluesselVon(ort), weg, spieltagId, kontoId, stand },
    ...(bisher?.stand !== stand
      ? { geholt: Date.now() }
      : bisher.geholt !== undefined && { geholt: bisher.geholt }),
    umgebung: eigener?.umgebung ?? null,
    gesehen: eigener?.gesehen ?? Date.now(),
  }
}

interface Geoeffnet {
  readonly db: GeraetDb
  /** Undefined in a store from before that was noted. */
  readonly laden: string | undefined
}

let offen: Promise<Geoeffnet> | null = null

/** The device's store. Throws where the browser has none, or does not open it in time. */
export async function getGeraetDb(): Promise<GeraetDb> {
  return (await getGeoeffnet()).db
}

/** Which store it is: another one once the browser has cleared it away and it was made anew. Throws as `getGeraetDb` does. */
export async function getLaden(): Promise<string | undefined> {
  return (await getGeoeffnet()).laden
}

async function getGeoeffnet(): Promise<Geoeffnet> {
  offen ??= mitFrist(oeffne())
  try {
    return await offen
  } catch (error) {
    offen = null
    throw error
  }
}

async function oeffne(): Promise<Geoeffnet> {
  const vergiss = () => {
    offen = null
  }
  const db = await openDB<Schema>(NAME, FASSUNG, {
    upgrade(neu) {
      neu.createObjectStore('abende', { keyPath: 'schluessel' })
      const ausgang = neu.createObjectStore('ausgang', { keyPath: 'nummer' })
      ausgang.createIndex('spieltagId', 'spieltagId')
      void neu.createObjectStore('notiz').put(neueId(), 'laden')
    },
    // Another tab has a newer version of the app, or clears the store away: it must not wait for this one.
    blocking(_jetzt, _neu, ereignis) {
      vergiss()
      ;(ereignis.target as IDBDatabase).close()
    },
    terminated: vergiss,
  })
  return { db, laden: (await db.get('notiz', 'laden')) as string | undefined }
}

/** Rejects with a `TimeoutError` when an answer of the store takes too long; what was asked for may still happen. */
export function mitFrist<T>(versprechen: Promise<T>): Promise<T> {
  let uhr: ReturnType<typeof setTimeout>
  const frist = new Promise<never>((_, scheitere) => {
    const stumm = () => new DOMException('Der Speicher antwortet nicht.', 'TimeoutError')
    uhr = setTimeout(() => scheitere(stumm()), FRIST_MS)
  })
  return Promise.race([versprechen, frist]).finally(() => clearTimeout(uhr))
}

type Laden = 'abende' | 'notiz'

/** Reads and writes in one go, all of it within the time limit; done when it is written. */
export async function mitVorgang<L extends Laden, T>(
  laden: L,
  arbeit: (laden: IDBPObjectStore<Schema, [L], L, 'readwrite'>) => Promise<T>,
): Promise<T> {
  const db = await getGeraetDb()
  const vorgang = db.transaction(laden, 'readwrite')
  const fertig = Promise.all([arbeit(vorgang.store), vorgang.done])
  return mitFrist(fertig.then(([ergebnis]) => ergebnis))
}

/** Closes the store: the next call opens it anew. */
export async function schliesseGeraetDb(): Promise<void> {
  const bisher = offen
  offen = null
  await bisher?.then(
    ({ db }) => db.close(),
    () => undefined,
  )
}
