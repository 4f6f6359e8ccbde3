import type { Op } from '../domain/op/op'
import type { Chronikeintrag, Spielbezug } from '../domain/protokoll/chronik'
import { differenz } from '../domain/spiel/differenz'
import { NICHTS, textDifferenz } from './differenz'
import { textEintrag } from './eintrag'
import { textPunkte } from './punkte'
import { textVorgangszeilen } from './vorgang-zeilen'

type Namen = Readonly<Record<string, string>>
type Angaben = NonNullable<Chronikeintrag['angaben']>['nachher']

/** One thing that an entry says: new, or old and new. `vorher` is null where nothing was said before. */
export interface Chronikzeile {
  readonly was: string
  readonly vorher: string | null
  readonly nachher: string
}

/** What an entry set or changed, line by line: of a game, of the evening, or of the seats. */
export function textChronikzeilen(eintrag: Chronikeintrag): readonly Chronikzeile[] {
  const { op, spiel, namen, regelwerk, folge, angaben } = eintrag
  if (spiel?.danach) return fassungszeilen(spiel, { namen, regelwerk })
  if (op === null) return []
  if (angaben?.vorher) return wechselzeilen(angaben.vorher, angaben.nachher, namen)
  const endet = op.art === 'spieltag-abschliessen' || op.art === 'spieltag-abnehmen'
  if (endet && folge?.spieltag)
    return [neu('Endstand', textPunkte(Object.entries(folge.spieltag.stand), namen))]
  return textVorgangszeilen(abendfelder(op.daten), { namen, regelwerk }).map((z) =>
    neu(z.was, z.wert),
  )
}

/** Of what was sent, what an evening is; that nobody is excused goes without saying. */
function abendfelder(daten: Op['daten']): Readonly<Record<string, unknown>> {
  const felder = Object.entries(daten).filter(([feld]) => ABENDFELDER.includes(feld))
  return Object.fromEntries(felder.filter(([, wert]) => !Array.isArray(wert) || wert.length > 0))
}

const ABENDFELDER = ['datum', 'ort', 'entschuldigt', 'runde', 'endstand']

function neu(was: string, nachher: string): Chronikzeile {
  return { was, vorher: null, nachher }
}

/** What a version of a game says otherwise than the one before; of the first, all that it says. */
function fassungszeilen(
  spiel: Spielbezug,
  umfeld: Pick<Chronikeintrag, 'namen' | 'regelwerk'>,
): readonly Chronikzeile[] {
  const { namen } = umfeld
  const { davor, danach, punkte } = spiel
  if (danach === null) return []
  const inhalt =
    davor === null
      ? textEintrag(danach.spiel, { ...umfeld, spieler: danach.besetzung, ansagen: {} }).map((z) =>
          neu(z.was, z.wert),
        )
      : differenz(davor, danach).map((d) => textDifferenz(d, umfeld))
  return [
    ...inhalt,
    wertzeile(spiel),
    ...(punkte === null ? [] : [neu('Punkte', textPunkte(Object.entries(punkte), namen))]),
  ]
}

function wertzeile({ davor, wert }: Spielbezug): Chronikzeile {
  const text = (w: number | null) => (w === null ? 'zählt nicht' : `${w}`)
  if (davor === null) return neu('Wert', text(wert.nachher))
  if (wert.vorher === wert.nachher) return neu('Wert', `${text(wert.nachher)}, unverändert`)
  return { was: 'Wert', vorher: text(wert.vorher), nachher: text(wert.nachher) }
}

/** Date, place and excuses, where they are said otherwise than before. */
function wechselzeilen(alt: Angaben, jetzt: Angaben, namen: Namen): readonly Chronikzeile[] {
  return (['datum', 'ort', 'entschuldigt'] as const).flatMap((feld) => {
    const zeile = (angaben: Angaben) =>
      textVorgangszeilen({ [feld]: angaben[feld] }, { namen, regelwerk: null })[0]
    const [davor, danach] = [zeile(alt), zeile(jetzt)]
    const was = (danach ?? davor)?.was
    if (was === undefined || davor?.wert === danach?.wert) return []
    return [{ was, vorher: davor?.wert ?? NICHTS, nachher: danach?.wert ?? NICHTS }]
  })
}

/** What a new game says, in a line: `Normalspiel · Re: Anna und Bernd · Augen: Re 130, Kontra 110 · Wert: 1 · …`. */
export function textKurz(zeilen: readonly Chronikzeile[]): string {
  return zeilen
    .filter((z) => z.was !== 'Kontra')
    .map((z) => (z.was === 'Spiel' || z.was === 'Punkte' ? z.nachher : `${z.was}: ${z.nachher}`))
    .join(' · ')
}
