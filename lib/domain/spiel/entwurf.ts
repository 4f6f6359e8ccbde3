import { AUGEN_GESAMT, istBand, restlicheAugen } from './augen'
import type {
  AbsageStufe,
  Ansage,
  Art,
  Augenangabe,
  Hinweis,
  HinweisCode,
  Partei,
  Sonderpunkt,
  SonderpunkteEinerPartei,
  Spiel,
  SpielerRef,
} from './spiel'

/** What is chosen as the kind: an Art, or an announced solo whose kind is still open. */
export type ArtWahl = Art | 'solo'

/**
 * The Augen as they are typed: digits go to one party, the other gets 240 less. With `frisch` the
 * number is none that was typed here (it came with a Spiel, an address, a key for a band or the other party's): the next
 * digit begins a new one instead of continuing it.
 */
export interface AugenEingabe {
  readonly partei: Partei
  readonly wert: Augenangabe | null
  readonly frisch: boolean
}

/**
 * A Spiel while it is entered: everything may be missing or contradict itself. What of it counts follows from
 * the rule book (`felderVon`); what makes it a Spiel is `spielAus`. Values of hidden fields stay here, so
 * that a mistaken tap on another Art loses nothing.
 */
export interface Entwurf {
  readonly art: ArtWahl
  /** In the order of the taps. */
  readonly re: readonly SpielerRef[]
  /** The preset as long as it alone, and no tap, says who is Re. */
  readonly vorgabe: Vorgabe | null
  readonly augen: AugenEingabe
  /** Answer to "Kein Stich?"; `null` while unanswered. */
  readonly ohneStich: Partei | 'niemand' | null
  readonly stoesse: readonly SpielerRef[]
  /** Announced by a party, nobody knows by whom: of a stored game, of a link, of a Null. With `ansager`: `ansagenIn`. */
  readonly ansagen: Readonly<Partial<Record<Partei, Ansage>>>
  /** Who announced what, each player one level: it goes with its player from party to party. */
  readonly ansager: readonly Ansager[]
  /** Re only because of a Stoß that came before anybody was Re: gives way to whom a hand makes Re. */
  readonly reDurchStoss: SpielerRef | null
  readonly ansageVorKlaerung: AbsageStufe | null
  readonly sonderpunkte: Readonly<Record<Partei, SonderpunkteEinerPartei>>
  readonly schweine: SpielerRef | null
  readonly trumpfabgabe: readonly SpielerRef[]
  readonly regelverstoss: SpielerRef | null
  readonly notiz: string
  /** Hints the table confirmed for this Art and these Re players. */
  readonly bestaetigt: readonly HinweisCode[]
}

interface Ansager {
  readonly spieler: SpielerRef
  readonly stufe: Ansage
  /** The Stoß was not there before the Ansage, and goes with it. */
  readonly mitStoss: boolean
}

/** What an entry begins with: a repeat or a forced Pflichtsolo, else a normal game. */
export interface Vorgabe {
  readonly art: ArtWahl
  readonly spieler?: SpielerRef
}

/** The draft an entry begins with. */
export function beginneEntwurf(vorgabe?: Vorgabe): Entwurf {
  return {
    art: vorgabe?.art ?? 'normal',
    re: vorgabe?.spieler === undefined ? [] : [vorgabe.spieler],
    vorgabe: vorgabe ?? null,
    augen: { partei: 're', wert: null, frisch: true },
    ohneStich: null,
    stoesse: [],
    ansagen: {},
    ansager: [],
    reDurchStoss: null,
    ansageVorKlaerung: null,
    sonderpunkte: { re: {}, kontra: {} },
    schweine: null,
    trumpfabgabe: [],
    regelverstoss: null,
    notiz: '',
    bestaetigt: [],
  }
}

/** The draft that a stored Spiel is corrected from: `spielAus(entwurfAus(spiel))` is that Spiel again. */
export function entwurfAus(spiel: Spiel): Entwurf {
  const augenRe = spiel.augenRe ?? null
  return {
    art: spiel.art,
    re: spiel.re,
    vorgabe: null,
    augen: { partei: 're', wert: augenRe, frisch: true },
    ohneStich: spiel.ohneStich ?? (augenRe === null ? null : 'niemand'),
    stoesse: spiel.stoesse ?? [],
    ansagen: spiel.ansagen ?? {},
    ansager: [],
    reDurchStoss: null,
    ansageVorKlaerung: spiel.ansageVorKlaerung ?? null,
    sonderpunkte: {
      re: spiel.sonderpunkte?.re ?? {},
      kontra: spiel.sonderpunkte?.kontra ?? {},
    },
    schweine: spiel.schweine ?? null,
    trumpfabgabe: spiel.trumpfabgabe ?? [],
    regelverstoss: spiel.regelverstoss ?? null,
    notiz: spiel.notiz ?? '',
    bestaetigt: spiel.bestaetigt ?? [],
  }
}

/** The draft without those who do not sit in this game: the seats may change while it is filled in. */
export function nurSitzende(entwurf: Entwurf, spieler: readonly SpielerRef[]): Entwurf {
  const sitzt = (s: SpielerRef | null) => s === null || spieler.includes(s)
  const alle = [
    ...[...entwurf.re, ...entwurf.stoesse, ...entwurf.trumpfabgabe],
    ...[entwurf.schweine, entwurf.regelverstoss, entwurf.reDurchStoss],
    ...entwurf.ansager.map((a) => a.spieler),
  ]
  if (alle.every(sitzt)) return entwurf
  return {
    ...entwurf,
    re: entwurf.re.filter(sitzt),
    stoesse: entwurf.stoesse.filter(sitzt),
    ansager: entwurf.ansager.filter((a) => sitzt(a.spieler)),
    reDurchStoss: sitzt(entwurf.reDurchStoss) ? entwurf.reDurchStoss : null,
    trumpfabgabe: entwurf.trumpfabgabe.filter(sitzt),
    schweine: sitzt(entwurf.schweine) ? entwurf.schweine : null,
    regelverstoss: sitzt(entwurf.regelverstoss) ? entwurf.regelverstoss : null,
  }
}

/** The Augen of one party as typed for either; `null` while there are none. */
export function augenVon(augen: AugenEingabe, partei: Partei): Augenangabe | null {
  if (augen.wert === null) return null
  return augen.partei === partei ? augen.wert : restlicheAugen(augen.wert)
}

/** The number that a digit makes of what is typed, or `null` when it would be more than 240. A fresh field takes any. */
export function mitZiffer(augen: AugenEingabe, ziffer: number): number | null {
  const wert = getippt(augen) * 10 + ziffer
  return wert > AUGEN_GESAMT ? null : wert
}

/** The number that digits have made so far; 0 for none, and for what was not typed. */
function getippt({ wert, frisch }: AugenEingabe): number {
  return frisch || wert === null || istBand(wert) ? 0 : wert
}

/** How many Sonderpunkte of a kind a party has. */
export function anzahlSonderpunkte(
  entwurf: Entwurf,
  partei: Partei,
  sonderpunkt: Sonderpunkt,
): number {
  return entwurf.sonderpunkte[partei][sonderpunkt] ?? 0
}

/** The hints that a Spiel would carry and that the table must still confirm. */
export function offeneHinweise(
  { bestaetigt }: Pick<Entwurf, 'bestaetigt'>,
  hinweise: readonly Hinweis[],
): readonly Hinweis[] {
  return hinweise.filter((h) => !bestaetigt.includes(h.code))
}
