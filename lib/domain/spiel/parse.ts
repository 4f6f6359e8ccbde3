import { z } from 'zod'
import { formatFehler, MIT_EINGABE } from '../format-fehler'
import { artRegel } from '../regelwerk/presets'
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
 * The only way to get a Spiel from outside: its shape by the exchange format, and an Art and Sonderpunkte that the rule book
 * knows. Every fault with its place within the Spiel, e.g. `ansagen.re`.
 */
export function parseSpiel(roh: unknown, regelwerk: Regelwerk): Result<Spiel, readonly Fehler[]> {
  const ergebnis = SPIEL.safeParse(roh, MIT_EINGABE)
  if (!ergebnis.success) return fail(formatFehler(ergebnis.error))
  const spiel = ergebnis.data
  const fehler = [...fremdeArt(spiel, regelwerk), ...fremdeSonderpunkte(spiel, regelwerk)]
  return fehler.length === 0 ? ok(spiel) : fail(fehler)
}

function fremdeArt({ art }: Spiel, regelwerk: Regelwerk): readonly Fehler[] {
  if (artRegel(regelwerk, art)) return []
  const erlaubt = regelwerk.arten.map((regel) => regel.art).join(', ')
  const daten = { wert: art, erlaubt }
  return [{ ort: 'art', regel: 'Format', code: 'wert-unbekannt', daten }]
}

function fremdeSonderpunkte({ sonderpunkte }: Spiel, regelwerk: Regelwerk): readonly Fehler[] {
  const bekannt = regelwerk.sonderpunkte.map((regel) => regel.art as string)
  return PARTEIEN.flatMap((partei) =>
    Object.keys(sonderpunkte?.[partei] ?? {})
      .filter((feld) => !bekannt.includes(feld))
      .map((feld): Fehler => ({
        ort: `sonderpunkte.${partei}.${feld}`,
        regel: 'Format',
        code: 'feld-unbekannt',
        daten: { feld },
      })),
  )
}
