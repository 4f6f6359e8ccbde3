import 'server-only'
import { listSaisons } from '@/db/queries/saison'
import { listSpieler } from '@/db/queries/spieler'
import { parseSaisonDatei } from '../domain/austausch/saison-datei'
import { importspieler } from '../domain/op/decide-import'
import { pruefeNeueSaison } from '../domain/op/decide-saison'
import type { VereinStand } from '../domain/op/op'
import { darf } from '../domain/op/rechte'
import type { Fehler, Result } from '../domain/result'
import { fail, ok } from '../domain/result'
import { z } from 'zod'
import { antworte, fehlerVon, lehneAb } from './antwort'
import { getDb } from './db'
import { getKontoVon } from './sitzung'
import type { Zugang } from './zugang'
import { findZugang } from './zugang'

/** What an import would create. */
interface ImportVorschau {
  /** Of the Saison. */
  readonly name: string
  /** Everyone in the file; `neu` are those whom the club does not know yet. */
  readonly spieler: readonly { name: string; neu: boolean; gast: boolean }[]
  readonly spieltage: readonly {
    datum: string
    spiele: number
    runden: number
    endstand: boolean
  }[]
  readonly anzahlSpiele: number
}

const ANFRAGE = z.strictObject({ datei: z.unknown() })

/** What a season file would create: `{ datei }` → `{ vorschau }`, 422 with its faults. For who may import it. */
export async function bearbeiteVorschau(
  anfrage: Request,
  kurz: string,
  json: unknown,
): Promise<Response> {
  const konto = await getKontoVon(anfrage)
  if (konto === null) return lehneAb(401, fehlerVon('nicht-angemeldet'))
  const zugang = findZugang(konto.kontoId, kurz)
  if (zugang === null) return lehneAb(404, fehlerVon('nicht-gefunden'))
  if (!darf(zugang.ich.rolle, 'saison-importieren')) return lehneAb(403, fehlerVon('nicht-erlaubt'))
  const gelesen = ANFRAGE.safeParse(json)
  if (!gelesen.success) return lehneAb(400, fehlerVon('unlesbar'))
  const vorschau = vorschauImport(zugang, gelesen.data.datei)
  return vorschau.ok ? antworte({ vorschau: vorschau.wert }) : lehneAb(422, vorschau.fehler)
}

/** The preview, or the faults of the file with their places in it. */
function vorschauImport(
  { verein }: Zugang,
  datei: unknown,
): Result<ImportVorschau, readonly Fehler[]> {
  const gelesen = parseSaisonDatei(datei)
  if (!gelesen.ok) return gelesen
  const saison = gelesen.wert
  const db = getDb()
  const stand: Pick<VereinStand, 'spieler' | 'saisons'> = {
    spieler: listSpieler(db, verein.id),
    saisons: listSaisons(db, verein.id),
  }
  const vergeben = pruefeNeueSaison(stand, { saisonId: '', name: saison.name })
  if (vergeben.length > 0) return fail(vergeben.map((f) => ({ ...f, ort: 'saison.name' })))
  const spieltage = saison.spieltage.map((t) => ({
    datum: t.datum,
    spiele: t.runden.reduce((summe, r) => summe + r.spiele.length, 0),
    runden: t.runden.length,
    endstand: t.endstand !== undefined,
  }))
  return ok({
    name: saison.name,
    spieler: importspieler(stand, saison).map(({ name, bekannt, gast }) => ({
      name,
      neu: bekannt === null,
      gast,
    })),
    spieltage,
    anzahlSpiele: spieltage.reduce((summe, t) => summe + t.spiele, 0),
  })
}
