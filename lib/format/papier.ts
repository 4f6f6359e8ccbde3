import type { RegelwerkId } from '../domain/regelwerk/regelwerk'
import { bewegte, summeVon, type PapierSpiel, type Punkte } from '../domain/spieltag/papier-abend'
import type { GepruefteZeile, Trennung } from '../domain/spieltag/papier-zeile'
import { aufzaehlen, textNamen } from './aufzaehlen'
import { textPunkte } from './punkte'
import { textSpielOrt } from './spiel-ort'
import { formatPunkte, formatZahl } from './zahl'

/** What the sentences name: people, and the evening's games. */
export interface PapierWorte {
  readonly namen: Readonly<Record<string, string>>
  readonly spiele: readonly PapierSpiel[]
  /** Whose words it is told in. */
  readonly regelwerk: RegelwerkId
}

/** `Spiel 7`; at a table that has had several Runden, which count anew, `Spiel 3 der Runde 2`. A sheet is of one table. */
export function textSpielnummer(nummer: number, spiele: readonly PapierSpiel[]): string {
  const spiel = spiele[nummer - 1]
  return textSpielOrt(
    spiel ? { nummer: spiel.inRunde, runde: spiel.runde } : { nummer, runde: null },
  )
}

/** Where paper and app part, as a heading: `Spiel 7`, `Zwischen Spiel 4 und Spiel 7`, `Irgendwo bis Spiel 7`. */
export function textStrecke({ nach, bis }: Strecke, spiele: readonly PapierSpiel[]): string {
  const ende = textSpielnummer(bis, spiele)
  if (bis - nach === 1) return ende
  return nach === 0
    ? `Irgendwo bis ${ende}`
    : `Zwischen ${textSpielnummer(nach, spiele)} und ${ende}`
}

/** What the rows say about that stretch. */
export function textTrennung({ nach, bis }: Strecke, spiele: readonly PapierSpiel[]): string {
  const ende = textSpielnummer(bis, spiele)
  if (nach > 0) {
    return `Nach ${textSpielnummer(nach, spiele)} ist der Unterschied noch nicht da, nach ${ende} schon.`
  }
  return bis === 1
    ? 'Schon nach dem ersten Spiel haben Papier und App andere Stände.'
    : `Nach ${ende} haben Papier und App andere Stände. Davor ist noch nichts verglichen.`
}

type Strecke = Pick<Trennung, 'nach' | 'bis'>

/** Which rows were compared and agree: `Verglichen nach Spiel 4 und Spiel 9.` */
export function textVerglichen(
  zeilen: readonly Pick<GepruefteZeile, 'nummer'>[],
  spiele: readonly PapierSpiel[],
): string {
  return `Verglichen nach ${aufzaehlen(zeilen.map((z) => textSpielnummer(z.nummer, spiele)))}.`
}

/** How it goes on after the last parting, by the last row. */
export function textDanach(
  { nummer, urteil }: GepruefteZeile,
  spiele: readonly PapierSpiel[],
): string {
  const wo = textSpielnummer(nummer, spiele)
  return urteil.art === 'stimmt'
    ? `Nach ${wo} stimmen beide wieder überein.`
    : `Danach kommt bis ${wo} kein neuer Unterschied dazu.`
}

/** What became of a row, for its head. */
export function textUrteil({ urteil }: GepruefteZeile): string {
  switch (urteil.art) {
    case 'stimmt':
      return 'stimmt überein'
    case 'wie-vorher':
      return 'kein neuer Unterschied'
    case 'trennt-sich':
      return 'weicht ab'
  }
}

/** How sure the causes of a parting are. */
interface Gewissheit {
  /** Over the likeliest cause, and over the others. */
  readonly erste: string
  readonly andere: string
  /** What the sum of the row says about them; null where it says nothing. */
  readonly zusatz: string | null
}

/** How the causes are introduced: only a row without blanks that sums to 0 is explained exactly. */
export function textGewissheit({
  summe,
  urteil,
}: Pick<GepruefteZeile, 'summe'> & { readonly urteil: Trennung }): Gewissheit {
  const { ursachen, neu } = urteil
  const genau = { andere: 'Genauso ginge auf', zusatz: null }
  if (summe === null) return { ...genau, erste: 'Das passt zu den Ständen, die da sind' }
  if (summe === 0) {
    return { ...genau, erste: ursachen.length === 1 ? 'Das erklärt es genau' : 'Am ehesten' }
  }
  // What an earlier row had wrong already, or a rule forgotten in an earlier game, is no slip in this one.
  const nurZeile = summeVon(neu) !== 0 && ursachen[0]?.art !== 'solo-nicht-verdreifacht'
  return {
    erste: 'Am ehesten',
    andere: 'Möglich ist auch',
    zusatz: nurZeile
      ? 'Die Zeile ergibt nicht 0. Fast immer ist dann in ihr eine Zahl falsch gerechnet, geschrieben oder abgetippt; alles andere ist unwahrscheinlich.'
      : null,
  }
}

/** A sum that is not 0, and the figure that would put it right where only one can be meant. */
export function textSummenfehler(
  { summe, korrektur }: Pick<GepruefteZeile, 'summe' | 'korrektur'>,
  { namen }: Pick<PapierWorte, 'namen'>,
): string {
  const fehler = `Die Summe ist ${formatPunkte(summe ?? 0)} statt 0: Auf dem Papier ist etwas falsch, oder eine Zahl ist falsch abgetippt.`
  if (korrektur === null) return fehler
  const { spieler, richtig } = korrektur
  return `${fehler} Mit ${formatZahl(richtig)} bei ${namen[spieler] ?? spieler} geht sie auf; so steht es auch in der App.`
}

/** Who got how many points in a game: `Anna +3, Bernd −3`; who got none is left out. */
export function textPunkteOhneNull(punkte: Punkte, { namen }: Pick<PapierWorte, 'namen'>): string {
  return textPunkte(bewegte(punkte), namen)
}

/** Who is blank, when that keeps a cause from being named. */
export function textZuWenig(
  { staende }: GepruefteZeile,
  { namen }: Pick<PapierWorte, 'namen'>,
): string {
  const offen = staende.filter((s) => s.papier === null).map((s) => s.spieler)
  return `Für eine Ursache fehlen die Stände von ${textNamen(offen, namen)}.`
}
