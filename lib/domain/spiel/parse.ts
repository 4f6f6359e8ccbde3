import { z } from 'zod'
import { formatFehler, MIT_EINGABE } from '../format-fehler'
import { artRegel } from '../regelwerk/arten'
import type { Regelwerk } from '../regelwerk/regelwerk'
import type { Fehler, Result } from '../result'
import { fail, ok } from '../result'
import {
  ABSAGE_STUFEN,
  ARTEN,
  NULL_STUFEN,
  PARTEIEN,
  RUNDE_HINWEIS_CODES,
  SPIEL_HINWEIS_CODES,
} from './spiel'
import type { Spiel } from './spiel'

const ansage = z.enum([...ABSAGE_STUFEN, ...NULL_STUFEN])
const anzahl = z.number()
const sonderpunkte = z.strictObject({
  doppelkopf: anzahl.exactOptional(),
  fuchs: anzahl.exactOptional(),
  'fuchs-letzter': anzahl.exactOptional(),
  charlie: anzahl.exactOptional(),
  kallemann: anzahl.exactOptional(),
})

/** The shape alone. What it may hold is `pruefeSpiel`'s: a fault there cites a rule, here it is `Format`. */
const SPIEL = z.strictObject({
  art: z.enum(ARTEN),
  re: z.array(z.string()),
  augenRe: z
    .union([z.number(), z.strictObject({ von: z.number(), bis: z.number() })])
    .exactOptional(),
  ohneStich: z.enum(PARTEIEN).exactOptional(),
  stoesse: z.array(z.string()).exactOptional(),
  ansagen: z
    .strictObject({ re: ansage.exactOptional(), kontra: ansage.exactOptional() })
    .exactOptional(),
  ansageVorKlaerung: z.enum(ABSAGE_STUFEN).exactOptional(),
  sonderpunkte: z
    .strictObject({ re: sonderpunkte.exactOptional(), kontra: sonderpunkte.exactOptional() })
    .exactOptional(),
  schweine: z.string().exactOptional(),
  trumpfabgabe: z.array(z.string()).exactOptional(),
  regelverstoss: z.string().exactOptional(),
  notiz: z.string().exactOptional(),
  bestaetigt: z.array(z.enum([...SPIEL_HINWEIS_CODES, ...RUNDE_HINWEIS_CODES])).exactOptional(),
})

/**
 * The only way to get a Spiel from outside: its shape by the exchange format, and nothing that the rule book does not know at all.
 * Every fault with its place within the Spiel, e.g. `ansagen.re`.
 */
export function parseSpiel(roh: unknown, regelwerk: Regelwerk): Result<Spiel, readonly Fehler[]> {
  const ergebnis = SPIEL.safeParse(roh, MIT_EINGABE)
  if (!ergebnis.success) return fail(formatFehler(ergebnis.error))
  const spiel = ergebnis.data
  const fehler = FREMDES.flatMap((fremd) => fremd(spiel, regelwerk))
  return fehler.length === 0 ? ok(spiel) : fail(fehler)
}

/** What only other rule books know: there it is no more than an unknown word. */
const FREMDES: readonly ((spiel: Spiel, regelwerk: Regelwerk) => readonly Fehler[])[] = [
  fremdeArt,
  fremdeAnsagen,
  fremdeVorbehalte,
  fremdeSonderpunkte,
]

function fremdeArt({ art }: Spiel, regelwerk: Regelwerk): readonly Fehler[] {
  if (artRegel(regelwerk, art)) return []
  const erlaubt = regelwerk.arten.map((regel) => regel.art).join(', ')
  const daten = { wert: art, erlaubt }
  return [{ ort: 'art', regel: 'Format', code: 'wert-unbekannt', daten }]
}

/** Augen are announced where there is a Null (U-N3). */
function fremdeAnsagen({ ansagen }: Spiel, { arten }: Regelwerk): readonly Fehler[] {
  const bekannt = new Set(arten.flatMap((regel) => PARTEIEN.flatMap((p) => regel.ansagen[p])))
  return PARTEIEN.flatMap((partei): readonly Fehler[] => {
    const wert = ansagen?.[partei]
    if (wert === undefined || bekannt.has(wert)) return []
    const daten = { wert, erlaubt: [...bekannt].join(', ') }
    return [{ ort: `ansagen.${partei}`, regel: 'Format', code: 'wert-unbekannt', daten }]
  })
}

/** Schweine, Trumpfabgabe, and what a Hochzeit announced before it was clear, belong to Urexweiler. */
function fremdeVorbehalte(spiel: Spiel, { arten }: Regelwerk): readonly Fehler[] {
  const felder = [
    ...(arten.some((regel) => regel.vorbehalte) ? [] : (['schweine', 'trumpfabgabe'] as const)),
    ...(arten.some((regel) => regel.vorKlaerung) ? [] : (['ansageVorKlaerung'] as const)),
  ]
  return felder.filter((feld) => spiel[feld] !== undefined).map((feld) => unbekannt(feld, feld))
}

function fremdeSonderpunkte({ sonderpunkte }: Spiel, regelwerk: Regelwerk): readonly Fehler[] {
  const bekannt = regelwerk.sonderpunkte.map((regel) => regel.art as string)
  return PARTEIEN.flatMap((partei) =>
    Object.keys(sonderpunkte?.[partei] ?? {})
      .filter((feld) => !bekannt.includes(feld))
      .map((feld) => unbekannt(`sonderpunkte.${partei}.${feld}`, feld)),
  )
}

function unbekannt(ort: string, feld: string): Fehler {
  return { ort, regel: 'Format', code: 'feld-unbekannt', daten: { feld } }
}
