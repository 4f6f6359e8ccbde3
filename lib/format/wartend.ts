import type { Op } from '../domain/op/op'
import type { Spielbezug } from '../domain/protokoll/chronik'
import { regelwerkVon } from '../domain/regelwerk/presets'
import { differenz } from '../domain/spiel/differenz'
import type { Spielinhalt } from '../domain/spiel/differenz'
import { pruefeSpiel } from '../domain/spiel/pruefe'
import type { Spiel } from '../domain/spiel/spiel'
import { gueltigeSpiele } from '../domain/spieltag/rechnen'
import { regelwerkDes } from '../domain/spieltag/regelwerk'
import type { RundeAkte, SpielAkte, SpieltagAkte } from '../domain/spieltag/spieltag'
import { rundenort } from '../domain/spieltag/tische'
import { findSpiel } from '../domain/spieltag/vorgriff'
import { scoreSpiel } from '../domain/wertung/score'
import { textArt } from './art'
import { textNamen } from './aufzaehlen'
import { formatAugen } from './augen'
import { NICHTS, textDifferenz } from './differenz'
import { textVorgangAmAbend, textWarum } from './vorgang'
import { formatPunkte, formatZahl } from './zahl'

/** Of a change, with the Spiel that it was decided on. */
type Vorgang = Op & { readonly gesehen?: SpielAkte }

/** An operation that the server has not taken. */
type Wartendes = Vorgang & { readonly erfasstVon: string }

interface Umfeld {
  /** As the screen shows it. */
  readonly akte: SpieltagAkte
  readonly namen: Readonly<Record<string, string>>
}

/** What waits or was refused, in a sentence: `Anna hat Spiel 7 korrigiert`. */
export function textWartend(wartend: Wartendes, { akte, namen }: Umfeld): string {
  const { art, daten, erfasstVon } = wartend
  const einspruchId = 'einspruchId' in daten ? daten.einspruchId : null
  const einspruch = akte.einsprueche.find((e) => e.id === einspruchId) ?? null
  const spiel = spielOrtVon(wartend, akte)
  return `${erfasstVon} ${textVorgangAmAbend({ art, daten, namen, spiel, einspruch })}`
}

/**
 * What it says of the Spiel, in a line: of an entry and of one to be struck who was Re, the Augen and the points
 * (`Re Anna und Bernd: 130 Augen, +1`), of a correction what it changes (`Augen 130 → 155, Wert 1 → 2`); else why. Empty where there is
 * nothing more to say.
 */
export function textWartendInhalt(wartend: Wartendes, umfeld: Umfeld): string {
  const { gesehen } = wartend
  const neu = inhaltVon(wartend, umfeld.akte)
  const runde = rundeMit(umfeld.akte, platzVon(wartend, umfeld.akte)?.rundeId)
  if (neu !== null && gesehen !== undefined) return textWechsel(gesehen, neu, { runde, ...umfeld })
  const inhalt = neu ?? (wartend.art.startsWith('spiel-') ? (gesehen ?? null) : null)
  if (inhalt !== null) return textSpiel(inhalt, { runde, ...umfeld })
  const warum = textWarum(wartend)
  return warum === null ? '' : `„${warum.text}“`
}

/** Where the Spiel of an operation stands, or was to stand: a struck or refused one has the number that it had or would have had. */
export function spielOrtVon(
  vorgang: Vorgang,
  akte: SpieltagAkte,
): Pick<Spielbezug, 'nummer' | 'runde' | 'tisch'> | null {
  const platz = platzVon(vorgang, akte)
  const runde = rundeMit(akte, platz?.rundeId)
  if (platz === undefined || runde === undefined) return null
  const davor = gueltigeSpiele(runde).filter((s) => s.position < platz.position)
  return { nummer: davor.length + 1, ...rundenort(akte, runde.id) }
}

type Platz = Pick<SpielAkte, 'rundeId' | 'position'>

/** The place on the screen; of a Spiel that is not there, the one it was made for. */
function platzVon({ art, daten, gesehen }: Vorgang, akte: SpieltagAkte): Platz | undefined {
  const einspruchId = 'einspruchId' in daten ? daten.einspruchId : null
  const einspruch = akte.einsprueche.find((e) => e.id === einspruchId)
  const spielId = 'spielId' in daten ? daten.spielId : (gesehen?.id ?? einspruch?.spielId)
  const dort = spielId === undefined ? undefined : findSpiel(akte, spielId)
  return dort ?? gesehen ?? (art === 'spiel-eintragen' ? daten : undefined)
}

function rundeMit({ runden }: SpieltagAkte, id: string | undefined): RundeAkte | undefined {
  return runden.find((r) => r.id === id)
}

/** What an entry or a correction makes of the Spiel. It was made on a screen of this device, which lets nothing else through. */
function inhaltVon({ art, daten, gesehen }: Vorgang, akte: SpieltagAkte): Spielinhalt | null {
  if (art === 'spiel-eintragen') {
    const dort = findSpiel(akte, daten.spielId)?.besetzung ?? []
    return { spiel: alsSpiel(daten.spiel), besetzung: daten.besetzung ?? dort }
  }
  if (art === 'spiel-korrigieren') return korrigiert(daten, gesehen)
  if (art !== 'einspruch-annehmen' || daten.aenderung.art !== 'korrektur') return null
  return korrigiert(daten.aenderung, gesehen)
}

interface Korrektur {
  readonly spiel: Readonly<Record<string, unknown>>
  readonly besetzung?: readonly string[] | undefined
}

function korrigiert({ spiel, besetzung }: Korrektur, gesehen?: SpielAkte): Spielinhalt {
  return { spiel: alsSpiel(spiel), besetzung: besetzung ?? gesehen?.besetzung ?? [] }
}

function alsSpiel(spiel: Readonly<Record<string, unknown>>): Spiel {
  return spiel as unknown as Spiel
}

interface Dabei extends Umfeld {
  readonly runde: RundeAkte | undefined
}

function textSpiel(inhalt: Spielinhalt, { runde, akte, namen }: Dabei): string {
  const { art, re, augenRe } = inhalt.spiel
  const wertung = wertungVon(inhalt, runde)
  const wer = textNamen(re, namen)
  const was = art === 'normal' ? `Re ${wer}` : `${textArt(art, regelwerkDes(akte))} ${wer}`
  const zahlen = [
    augenRe === undefined ? '' : `${formatAugen(augenRe)} Augen`,
    wertung === null ? '' : formatPunkte(wertung.punkte[re[0] ?? ''] ?? 0),
  ].filter((t) => t !== '')
  return [was, ...(zahlen.length === 0 ? [] : [zahlen.join(', ')])].join(': ')
}

function textWechsel(alt: SpielAkte, neu: Spielinhalt, { runde, akte, namen }: Dabei): string {
  const wechsel = differenz(alt, neu)
    .filter((d) => d.feld !== 'bestaetigt')
    .map((d) =>
      d.feld === 'augen'
        ? `Augen ${augen(d.vorher)} → ${augen(d.nachher)}`
        : textPaar(textDifferenz(d, { namen, regelwerk: regelwerkDes(akte) })),
    )
  const [vorher, nachher] = [alt, neu].map((i) => wertungVon(i, runde)?.wert)
  const werte =
    vorher === undefined || nachher === undefined || vorher === nachher
      ? []
      : [`Wert ${formatZahl(vorher)} → ${formatZahl(nachher)}`]
  return [...(alt.gestrichen ? ['zählt wieder'] : []), ...wechsel, ...werte].join(', ')
}

function textPaar({ was, vorher, nachher }: ReturnType<typeof textDifferenz>): string {
  return `${was} ${vorher} → ${nachher}`
}

function augen(a: Pick<Spiel, 'augenRe'> | null): string {
  return a?.augenRe === undefined ? NICHTS : formatAugen(a.augenRe)
}

function wertungVon({ spiel, besetzung }: Spielinhalt, runde: RundeAkte | undefined) {
  if (runde === undefined || besetzung.length !== 4) return null
  const tisch = { regelwerk: regelwerkVon(runde), spieler: besetzung }
  return pruefeSpiel(spiel, tisch).length === 0 ? scoreSpiel(spiel, tisch) : null
}
