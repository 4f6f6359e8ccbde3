import type { Chronikeintrag, Spielbezug } from '../domain/protokoll/chronik'
import { differenz } from '../domain/spiel/differenz'
import { textNamen } from './aufzaehlen'
import { formatDatum } from './datum'
import { textEintrag } from './eintrag'
import { NICHTS, textDifferenz } from './differenz'
import { formatPunkte } from './zahl'

type Namen = Readonly<Record<string, string>>

/** One thing that an entry says: new, or old and new. `vorher` is null where nothing was said before. */
export interface Chronikzeile {
  readonly was: string
  readonly vorher: string | null
  readonly nachher: string
}

/** What an entry set or changed, line by line: of a game, of the evening, or of the seats. */
export function textChronikzeilen(eintrag: Chronikeintrag): readonly Chronikzeile[] {
  const { op, spiel, namen, folge } = eintrag
  if (spiel?.danach) return fassungszeilen(spiel, namen)
  const angaben = angabenzeilen(eintrag)
  if (op === null) return []
  if ('runde' in op.daten) return [...angaben, ...sitzzeilen(op.daten.runde, namen)]
  if ('endstand' in op.daten)
    return [...angaben, neu('Endstand', textPunkte(op.daten.endstand, namen))]
  const endet = op.art === 'spieltag-abschliessen' || op.art === 'spieltag-abnehmen'
  if (endet && folge?.spieltag) return [neu('Endstand', textPunkte(folge.spieltag.stand, namen))]
  return angaben
}

function neu(was: string, nachher: string): Chronikzeile {
  return { was, vorher: null, nachher }
}

/** What a version of a game says otherwise than the one before; of the first, all that it says. */
function fassungszeilen(spiel: Spielbezug, namen: Namen): readonly Chronikzeile[] {
  const { davor, danach, punkte } = spiel
  if (danach === null) return []
  const inhalt =
    davor === null
      ? textEintrag(danach.spiel, { spieler: danach.besetzung, namen, ansagen: {} }).map((z) =>
          neu(z.was, z.wert),
        )
      : differenz(davor, danach).map((d) => textDifferenz(d, namen))
  return [
    ...inhalt,
    wertzeile(spiel),
    ...(punkte === null ? [] : [neu('Punkte', textPunkte(punkte, namen))]),
  ]
}

function wertzeile({ davor, wert }: Spielbezug): Chronikzeile {
  const text = (w: number | null) => (w === null ? 'zählt nicht' : `${w}`)
  if (davor === null) return neu('Wert', text(wert.nachher))
  if (wert.vorher === wert.nachher) return neu('Wert', `${text(wert.nachher)}, unverändert`)
  return { was: 'Wert', vorher: text(wert.vorher), nachher: text(wert.nachher) }
}

/** `Anna +3, Bernd −3`, in the order in which they are recorded; no line breaks between a name and its figure. */
function textPunkte(punkte: Readonly<Record<string, number>>, namen: Namen): string {
  return Object.entries(punkte)
    .map(([id, p]) => `${namen[id] ?? id}\u00a0${formatPunkte(p)}`)
    .join(', ')
}

function sitzzeilen(
  { sitze, ersterGeber }: { readonly sitze: readonly string[]; readonly ersterGeber: string },
  namen: Namen,
): readonly Chronikzeile[] {
  return [
    neu('Am Tisch', textNamen(sitze, namen)),
    neu('Erster Geber', textNamen([ersterGeber], namen)),
  ]
}

/** Date, place and excuses: what is said, or what is said otherwise than before. */
function angabenzeilen({ angaben, namen }: Chronikeintrag): readonly Chronikzeile[] {
  if (angaben === null) return []
  const worte = ({ datum, ort, entschuldigt }: typeof angaben.nachher) =>
    [
      ['Datum', formatDatum(datum)],
      ['Ort', ort ?? ''],
      ['Entschuldigt', textNamen(entschuldigt, namen)],
    ] as const
  const alt = angaben.vorher && worte(angaben.vorher)
  return worte(angaben.nachher).flatMap(([was, nachher], i): readonly Chronikzeile[] => {
    const vorher = alt?.[i]?.[1]
    if (vorher === undefined) return nachher === '' ? [] : [neu(was, nachher)]
    return vorher === nachher ? [] : [{ was, vorher: vorher || NICHTS, nachher: nachher || NICHTS }]
  })
}

/** What a new game says, in a line: `Normalspiel · Re: Anna und Bernd · Augen: Re 130, Kontra 110 · Wert: 1 · …`. */
export function textKurz(zeilen: readonly Chronikzeile[]): string {
  return zeilen
    .filter((z) => z.was !== 'Kontra')
    .map((z) => (z.was === 'Spiel' || z.was === 'Punkte' ? z.nachher : `${z.was}: ${z.nachher}`))
    .join(' · ')
}
