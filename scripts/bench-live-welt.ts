import { join } from 'node:path'
import { encode } from 'next-auth/jwt'
import { execute } from '@/db/execute'
import { beginneSitzung, legeKontoAn } from '@/db/konten'
import { neueId } from '@/db/neue-id'
import type { Db } from '@/db/open'
import { DATENBANK_DATEI, openDb } from '@/db/open'
import { findVerein } from '@/db/queries/verein'
import { sha256 } from '@/db/sha256'
import { transaktion } from '@/db/transaktion'
import { invariant } from '@/lib/domain/invariant'
import type { Op, OpArt, OpDaten } from '@/lib/domain/op/op'
import type { Spiel } from '@/lib/domain/spiel/spiel'
import type { SpieltagAkte } from '@/lib/domain/spieltag/spieltag'
import { ok } from '@/lib/domain/result'
import { zufallsquelle } from '../tests/arbitraries/zufallsspiel'
import type { Benchverein } from './bench-schreiben'
import { gruende, mitExecute } from './bench-schreiben'
import type { Server } from './bench-server'
import { starteProzess } from './bench-server'
import { spieleJahre } from './bench-verein'

/** The club that `bench:live` looks at: a season of 27 counted evenings, and one under way. */
export interface Welt {
  readonly kurz: string
  readonly saisonId: string
  /** The evening under way. */
  readonly abend: { readonly spieltagId: string; readonly rundeId: string }
  /** A game of a counted evening, and what was played. */
  readonly altes: { readonly spieltagId: string; readonly spielId: string; readonly spiel: Spiel }
  readonly sitze: readonly string[]
  /** Cookies: who enters, and accounts enough for all who look. */
  readonly schreiber: string
  readonly zuschauer: readonly string[]
}

const GEHEIMNIS = 'bench-live-bench-live-bench-live-bench-live'
const SAAT = 20260109

export function neueOp<A extends OpArt>(art: A, basis: number, daten: OpDaten<A>): Op {
  return { id: neueId(), art, basis, daten } as Op
}

/** Fills a data folder. */
export async function baueWelt(ordner: string, konten: number): Promise<Welt> {
  const datei = join(ordner, DATENBANK_DATEI)
  const verein = gruende(datei)
  const { empfaenger, ende } = mitExecute(datei, verein)
  const ops: Op[] = []
  const merkend = {
    ...empfaenger,
    sende: (op: Op, zeit: number) => {
      empfaenger.sende(op, zeit)
      ops.push(op)
    },
  }
  const umfang = { jahre: 1, abendeImJahr: 27, spieleAmAbend: 24 }
  spieleJahre(verein.spieler, umfang, { zufall: zufallsquelle(SAAT), empfaenger: merkend })
  const saisonId = ops.flatMap((o) => (o.art === 'saison-anlegen' ? [o.daten.saisonId] : [])).at(-1)
  const eroeffnet = ops.flatMap((o) => (o.art === 'spieltag-eroeffnen' ? [o.daten.spieltagId] : []))
  invariant(saisonId !== undefined && eroeffnet[13] !== undefined, 'die Saison ist gespielt')
  const altes = spielAus(empfaenger.findeSpieltag(eroeffnet[13]))
  const [spieltagId, rundeId] = [neueId(), neueId()]
  const sitze = verein.spieler.slice(0, 4)
  const runde = { id: rundeId, sitze: [...sitze], ersterGeber: sitze[0] ?? '' }
  const abend = { spieltagId, saisonId, datum: '2016-12-30', ort: null, entschuldigt: [], runde }
  empfaenger.sende(neueOp('spieltag-eroeffnen', 0, abend), Date.now())
  ende()

  const db = openDb(datei)
  const kurz = findVerein(db, verein.vereinId)?.kurz
  invariant(kurz !== undefined, 'den Verein gibt es')
  const schreiber = await cookieVon(db, verein.konto.id)
  const zuschauer: string[] = []
  for (let i = 0; i < konten; i += 1)
    zuschauer.push(await cookieVon(db, neuesMitglied(db, verein, i)))
  db.$client.close()
  return { kurz, saisonId, abend: { spieltagId, rundeId }, altes, sitze, schreiber, zuschauer }
}

function spielAus({ id, runden }: SpieltagAkte): Welt['altes'] {
  const spiel = runden
    .flatMap((r) => r.spiele)
    .find((s) => s.spiel.art === 'normal' && s.version === 1)
  invariant(spiel, 'der Abend hat ein Spiel')
  return { spieltagId: id, spielId: spiel.id, spiel: spiel.spiel }
}

function neuesMitglied(db: Db, { vereinId, konto }: Benchverein, nummer: number): string {
  const jetzt = Date.now()
  const name = `Zuschauer ${nummer}`
  const neues = transaktion(db, (tx) =>
    ok(legeKontoAn(tx, { anmeldename: `zuschauer-${nummer}`, name, passwortHash: '', jetzt })),
  )
  invariant(neues.ok, 'das Konto ist neu')
  const einladungId = neueId()
  const einladung = { rolle: 'leser', spielerId: null, ablauf: jetzt + 60_000 } as const
  const auftrag = { vereinId, geraet: 'Bench', jetzt }
  const eingeladen = execute(db, {
    ...{ ...auftrag, konto },
    op: neueOp('mitglied-einladen', 0, { ...einladung, einladungId, tokenHash: sha256(name) }),
  })
  const aufnahme = { mitgliedId: neueId(), einladungId, kontoId: neues.wert.id }
  const dabei = execute(db, {
    ...{ ...auftrag, konto: neues.wert, alsServer: true },
    op: neueOp('mitglied-aufnehmen', 0, aufnahme),
  })
  invariant(eingeladen.ok && dabei.ok, 'das Mitglied ist aufgenommen')
  return neues.wert.id
}

async function cookieVon(db: Db, kontoId: string): Promise<string> {
  const sid = beginneSitzung(db, { kontoId, geraet: 'Bench', jetzt: Date.now() })
  const token = await encode({ token: { sub: kontoId, sid }, secret: GEHEIMNIS })
  return `next-auth.session-token=${token}`
}

/** The production server as `npm start` runs it, which knows the cookies of this club. */
export function starteServer(ordner: string): Promise<Server> {
  const env = { KALLEMANN_DATA: ordner, NEXTAUTH_SECRET: GEHEIMNIS, NODE_ENV: 'production' }
  return starteProzess(['scripts/start.mjs'], env)
}

/** The control: streams that a bare Node server feeds, without any of ours. */
export function starteKontrolle(): Promise<Server> {
  return starteProzess([...process.execArgv, 'scripts/bench-live-kontrolle.ts'], {})
}
