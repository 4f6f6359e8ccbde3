import { encode } from 'next-auth/jwt'
import { onTestFinished, vi } from 'vitest'
import { beginneSitzung } from '../../db/konten'
import type { Db } from '../../db/open'
import { closeDb, getDb } from '../../lib/server/db'
import { getGeheimnis } from '../../lib/server/geheimnis'
import { testordner } from './datenbank'

const URSPRUNG = 'http://192.168.0.7:3000'

/** The server's own database in a fresh data folder, for one test. */
export function testserver(): Db {
  const ordner = testordner()
  vi.stubEnv('KALLEMANN_DATA', ordner)
  vi.stubEnv('NEXTAUTH_SECRET', '')
  // Failed attempts and open streams of one test must not slow down the next.
  for (const name of ['Bremsen', 'Leser', 'Eingaben', 'Meldungen', 'Saisons', 'Fluss'])
    Reflect.deleteProperty(globalThis, `kallemann${name}`)
  onTestFinished(() => {
    closeDb()
    vi.unstubAllEnvs()
  })
  return getDb()
}

/** The cookie of somebody who has signed in on a device of their own. */
export async function anmelden(
  kontoId: string,
): Promise<{ readonly cookie: string; readonly sitzungId: string }> {
  const sitzungId = beginneSitzung(getDb(), { kontoId, geraet: 'Testgerät', jetzt: Date.now() })
  const token = await encode({ token: { sub: kontoId, sid: sitzungId }, secret: getGeheimnis() })
  return { cookie: `next-auth.session-token=${token}`, sitzungId }
}

/** A POST as a page of this server sends it. */
export function post(
  pfad: string,
  inhalt: unknown,
  kopfzeilen: Readonly<Record<string, string>> = {},
): Request {
  return new Request(URSPRUNG + pfad, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Host: '192.168.0.7:3000',
      Origin: URSPRUNG,
      'X-Forwarded-For': '192.168.0.21',
      'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0',
      ...kopfzeilen,
    },
    body: typeof inhalt === 'string' ? inhalt : JSON.stringify(inhalt),
  })
}

interface Fehlerzeile {
  readonly ort: string
  readonly code: string
  readonly text: string
}

export interface Gelesen {
  readonly status: number
  readonly json: {
    readonly seq?: number
    readonly wiederholt?: boolean
    readonly kurz?: string
    readonly nachricht?: { readonly seq: number; readonly vorher: number }
    readonly vorschau?: unknown
    readonly ablehnung?: {
      readonly code: string
      readonly fehler: readonly Fehlerzeile[]
      readonly stand?: unknown
    }
    readonly fehler?: readonly Fehlerzeile[]
  }
  /** In short: `anmeldename anmeldename-form`. */
  readonly fehler: readonly string[]
}

/** Status, JSON and faults of an answer; every fault must come with a sentence. */
export async function lies(antwort: Response): Promise<Gelesen> {
  const json = (await antwort.json()) as Gelesen['json']
  const zeilen = json.fehler ?? json.ablehnung?.fehler ?? []
  for (const { code, text } of zeilen) {
    if (!/^[A-ZÄÖÜ„0-9].*[.“]$/u.test(text)) throw new Error(`kein Satz: ${code}: ${text}`)
  }
  return { status: antwort.status, json, fehler: zeilen.map((f) => `${f.ort} ${f.code}`) }
}
