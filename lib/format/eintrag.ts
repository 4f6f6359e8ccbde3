import type { RegelwerkId } from '../domain/regelwerk/regelwerk'
import { istBand, restlicheAugen } from '../domain/spiel/augen'
import type { Augen } from '../domain/spiel/differenz'
import { PARTEIEN, SONDERPUNKTE } from '../domain/spiel/spiel'
import type { Partei, SonderpunkteEinerPartei, Spiel } from '../domain/spiel/spiel'
import type { Wertung } from '../domain/wertung/wertung'
import { textAnsage, textArt, textPartei, textSonderpunkt } from './art'
import { textNamen } from './aufzaehlen'
import { formatAugen } from './augen'
import { worteVon } from './worte'

type Namen = Readonly<Record<string, string>>

/** One line of what was entered: `Re`, `Anna und Bernd`. */
export interface EintragZeile {
  readonly was: string
  readonly wert: string
}

interface Umfeld {
  /** The four who played. */
  readonly spieler: readonly string[]
  readonly namen: Namen
  /** Whose words it is told in. */
  readonly regelwerk: RegelwerkId
  /** Ansagen that count, automatic ones too; empty for a struck game. */
  readonly ansagen: Wertung['ansagen']
}

/** A Spiel as it was entered, a line for each thing said: only what there was. */
export function textEintrag(spiel: Spiel, umfeld: Umfeld): readonly EintragZeile[] {
  const { spieler, namen, regelwerk } = umfeld
  const kontra = spieler.filter((s) => !spiel.re.includes(s))
  const zeilen: (EintragZeile | null)[] = [
    { was: 'Spiel', wert: textArt(spiel.art, regelwerk) },
    { was: 'Re', wert: textNamen(spiel.re, namen) },
    { was: 'Kontra', wert: textNamen(kontra, namen) },
    textAugenzeile(spiel),
    wenn(worteVon(regelwerk).stoss, textNamen(spiel.stoesse ?? [], namen)),
    ...PARTEIEN.map((partei) => textGeltende(spiel, partei, umfeld)),
    wenn(
      'Vor der Klärung',
      spiel.ansageVorKlaerung === undefined ? '' : textAnsage(spiel.ansageVorKlaerung),
    ),
    ...PARTEIEN.map((partei) => textSonderpunkte(spiel, partei)),
    wenn('Schweine', textNamen(spiel.schweine === undefined ? [] : [spiel.schweine], namen)),
    wenn('Trumpfabgabe', textNamen(spiel.trumpfabgabe ?? [], namen)),
    wenn(
      'Regelverstoß',
      textNamen(spiel.regelverstoss === undefined ? [] : [spiel.regelverstoss], namen),
    ),
    wenn('Notiz', spiel.notiz ?? ''),
  ]
  return zeilen.filter((z) => z !== null)
}

function wenn(was: string, wert: string): EintragZeile | null {
  return wert === '' ? null : { was, wert }
}

function textAugenzeile({ augenRe, ohneStich }: Spiel): EintragZeile | null {
  if (augenRe === undefined) return null
  return { was: 'Augen', wert: textAugen({ augenRe, ...(ohneStich && { ohneStich }) }) }
}

/** `Re 132, Kontra 108`, with the party that took no trick; `Re 121 bis 150, Kontra 90 bis 119 (nicht gezählt)`. */
export function textAugen({ augenRe, ohneStich }: Augen): string {
  const re = `Re ${formatAugen(augenRe)}${ohneStich === 're' ? ' (kein Stich)' : ''}`
  const rest = formatAugen(restlicheAugen(augenRe))
  const kontra = `Kontra ${rest}${ohneStich === 'kontra' ? ' (kein Stich)' : ''}`
  return `${re}, ${kontra}${istBand(augenRe) ? ' (nicht gezählt)' : ''}`
}

function textGeltende(
  spiel: Spiel,
  partei: Partei,
  { ansagen, regelwerk }: Pick<Umfeld, 'ansagen' | 'regelwerk'>,
): EintragZeile | null {
  const geltend = ansagen[partei]
  const stufe = geltend?.stufe ?? spiel.ansagen?.[partei]
  if (stufe === undefined) return null
  const automatisch = geltend?.herkunft === 'automatisch' ? ' (von selbst angesagt)' : ''
  return {
    was: `${worteVon(regelwerk).absage} ${textPartei(partei)}`,
    wert: textAnsage(stufe) + automatisch,
  }
}

function textSonderpunkte(spiel: Spiel, partei: Partei): EintragZeile | null {
  const anzahlen = spiel.sonderpunkte?.[partei] ?? {}
  return wenn(`Sonderpunkte ${textPartei(partei)}`, textAnzahlen(anzahlen))
}

/** `2 × Fuchs gefangen, Kallemann`; empty for none. */
export function textAnzahlen(anzahlen: SonderpunkteEinerPartei): string {
  return SONDERPUNKTE.map((art) => [art, anzahlen[art] ?? 0] as const)
    .filter(([, anzahl]) => anzahl > 0)
    .map(([art, anzahl]) => `${anzahl > 1 ? `${anzahl} × ` : ''}${textSonderpunkt(art)}`)
    .join(', ')
}
