import type { Regelwerk } from '@/lib/domain/regelwerk/regelwerk'
import type { Besetzung } from '@/lib/domain/runde/runde'
import type { Entwurf } from '@/lib/domain/spiel/entwurf'
import type { Felder } from '@/lib/domain/spiel/entwurf-felder'
import type { Zug } from '@/lib/domain/spiel/entwurf-zug'
import type { SpielerRef } from '@/lib/domain/spiel/spiel'
import { worteVon } from '@/lib/format/worte'

/** The parts of the sheet that a fault can stand at; `zettel` is the sheet as a whole. */
type Bereich = 'art' | 'tisch' | 'augen' | 'ansage' | 'sonderpunkte' | 'mehr' | 'zettel'

export type FehlerNachBereich = Readonly<Partial<Record<Bereich, readonly string[]>>>

/** The panel that a narrow sheet shows; a wide one shows all. */
export type Tafel = 'augen' | 'soli' | 'ansage' | 'sonderpunkte' | 'mehr'

/** What every part of the sheet draws from, and where its taps go. */
export interface Bogen {
  readonly entwurf: Entwurf
  readonly felder: Felder
  readonly regelwerk: Regelwerk
  readonly besetzung: Besetzung
  /** Who has the Pflichtsolo still to play, where that is known. */
  readonly offenePflichtsoli?: readonly SpielerRef[]
  /** Everyone at the table, clockwise. */
  readonly sitze: readonly SpielerRef[]
  readonly namen: Readonly<Record<SpielerRef, string>>
  readonly fehler: FehlerNachBereich
  readonly onZug: (zug: Zug) => void
}

/** A player's name on the sheet. */
export function nameVon(bogen: Pick<Bogen, 'namen'>, spieler: SpielerRef): string {
  return bogen.namen[spieler] ?? spieler
}

/** Who plays, in the order in which they sit: that of the columns, whoever leads. */
export function spielendeIn({ besetzung, sitze }: Pick<Bogen, 'besetzung' | 'sitze'>) {
  return sitze.filter((s) => besetzung.spieler.includes(s))
}

/** What a part of the sheet is called, by the words of the rule book. */
export function titelDer(
  bereich: Exclude<Bereich, 'zettel'>,
  { regelwerk }: Pick<Bogen, 'regelwerk'>,
): string {
  return bereich === 'ansage' ? worteVon(regelwerk.id).absage : TITEL[bereich]
}

const TITEL: Readonly<Record<Exclude<Bereich, 'ansage' | 'zettel'>, string>> = {
  art: 'Spielart',
  tisch: 'Tisch',
  augen: 'Augen',
  sonderpunkte: 'Sonderpunkte',
  mehr: 'Mehr',
}

/** The part of the sheet that holds the field at `ort` (a path within the Spiel). */
function bereichVon(ort: string): Bereich {
  const feld = ort.split(/[.[]/)[0] ?? ''
  return BEREICHE[feld] ?? 'zettel'
}

const BEREICHE: Readonly<Record<string, Bereich>> = {
  art: 'art',
  re: 'tisch',
  stoesse: 'tisch',
  augenRe: 'augen',
  ohneStich: 'augen',
  ansagen: 'ansage',
  ansageVorKlaerung: 'mehr',
  sonderpunkte: 'sonderpunkte',
  schweine: 'mehr',
  trumpfabgabe: 'mehr',
  regelverstoss: 'mehr',
  notiz: 'mehr',
}

/** Sorts faults to the parts of the sheet where they show. */
export function sortiereFehler(
  fehler: readonly { readonly ort: string; readonly text: string }[],
): FehlerNachBereich {
  const sortiert: Partial<Record<Bereich, string[]>> = {}
  for (const { ort, text } of fehler) (sortiert[bereichVon(ort)] ??= []).push(text)
  return sortiert
}
