import type { RegelId } from '../regelwerk/regel-ids'
import { getRegelwerk } from '../regelwerk/presets'
import type { RegelwerkId } from '../regelwerk/regelwerk'
import { augenVon, gegner, parteiVon } from '../spiel/parteien'
import type { Augenangabe, Partei, Spiel } from '../spiel/spiel'
import type { GeltendeAnsage, Wertung } from './wertung'

/** Augen of a party, and whether it made a trick: 0 Augen with a trick are not schwarz (U-W2). */
export interface Ausbeute {
  readonly augen: Augenangabe
  readonly ohneStich: boolean
}

/** An Ansage, and what the party made that it was announced against; in Null the soloist. */
export interface Versuch {
  readonly ansagend: Partei
  readonly ansage: GeltendeAnsage
  readonly ausbeute: Ausbeute
  /** Augen that break it, where that is not the level itself (B-G); null otherwise, and for schwarz. */
  readonly noetig: number | null
}

/** Why a game was won, lost or drawn. */
type Grund =
  | { readonly code: 'regelverstoss'; readonly taeter: Partei }
  /** D-R: the game does not count, so nobody wins. */
  | { readonly code: 'nicht-gewertet'; readonly taeter: Partei }
  /** Without an Ansage: Re needs so many. Drawn when one plays alone and has 120 (U-W1). */
  | {
      readonly code: 'augen'
      readonly augenRe: Augenangabe
      readonly noetig: number
      /** D-G: 120 are enough for Re, since Kontra was said and Re was not. */
      readonly nurKontra: boolean
    }
  | ({ readonly code: 'ansage'; readonly haelt: boolean } & Versuch)
  /** D-N: each party has missed its own. */
  | { readonly code: 'beide-verfehlt'; readonly versuche: readonly Versuch[] }
  | { readonly code: 'null'; readonly ausbeute: Ausbeute }

/** B-R: a rule was broken and the game counts all the same. */
export interface Nebenbei {
  readonly taeter: Partei
  /** Whether the offender bears alone what his party would lose. */
  readonly traegt: boolean
}

/** The reason, and the rule that decides. */
export type GewinnGrund = Grund & { readonly regel: RegelId; readonly nebenbei?: Nebenbei }

type Gewertet = Pick<Wertung, 'gewinner' | 'ansagen' | 'wert'>

/** Why the winner of a scored Spiel has won, or nobody has (U-W1, U-W2, U-N1 to U-N4, U-R1; D-G, D-N, D-R; B-G, B-R). */
export function begruendeGewinner(
  spiel: Spiel,
  wertung: Gewertet,
  regelwerk: RegelwerkId,
): GewinnGrund {
  const { regelverstoss } = spiel
  if (regelverstoss === undefined) return ohneVerstoss(spiel, wertung, regelwerk)
  const taeter = parteiVon(spiel, regelverstoss)
  switch (getRegelwerk(regelwerk).verstoss) {
    case 'verliert':
      return { regel: 'U-R1', code: 'regelverstoss', taeter }
    case 'zaehlt-nicht':
      return { regel: 'D-R', code: 'nicht-gewertet', taeter }
    case 'traegt-allein': {
      const { gewinner, wert } = wertung
      const fuerTaeter = (gewinner ?? 're') === taeter ? wert : 0 - wert
      const nebenbei = { taeter, traegt: fuerTaeter < 0 }
      return { ...ohneVerstoss(spiel, wertung, regelwerk), regel: 'B-R', nebenbei }
    }
  }
}

function ohneVerstoss(spiel: Spiel, wertung: Gewertet, regelwerk: RegelwerkId): GewinnGrund {
  const { gewinner, ansagen } = wertung
  const versuch = (ansagend: Partei) => {
    const ansage = ansagen[ansagend]
    return ansage === undefined ? [] : [versuchVon(spiel, regelwerk, { ansagend, ansage })]
  }
  // Whoever wins with an Ansage has kept it; whoever wins without one has broken the other's.
  const [entscheidend] =
    gewinner === null ? [] : [...versuch(gewinner), ...versuch(gegner(gewinner))]
  if (entscheidend !== undefined) {
    const haelt = gewinner === entscheidend.ansagend
    const regel = regelDerAnsage(spiel, regelwerk, haelt)
    return { ...entscheidend, regel, code: 'ansage', haelt }
  }
  const versuche = [...versuch('re'), ...versuch('kontra')]
  if (versuche.length > 0) return { regel: 'D-N', code: 'beide-verfehlt', versuche }
  if (spiel.art === 'solo-null')
    return { regel: 'U-N1', code: 'null', ausbeute: ausbeuteVon(spiel, 're') }
  return ohneAnsage(spiel, regelwerk)
}

function ohneAnsage(spiel: Spiel, regelwerk: RegelwerkId): GewinnGrund {
  const gesagt = new Set((spiel.stoesse ?? []).map((name) => parteiVon(spiel, name)))
  const nurKontra = regelDesSiegs(regelwerk) === 'D-G' && gesagt.has('kontra') && !gesagt.has('re')
  return {
    regel: regelDesSiegs(regelwerk),
    code: 'augen',
    augenRe: augenVon(spiel, 're') ?? 0,
    noetig: nurKontra ? 120 : 121,
    nurKontra,
  }
}

function versuchVon(
  spiel: Spiel,
  regelwerk: RegelwerkId,
  { ansagend, ansage }: Pick<Versuch, 'ansagend' | 'ansage'>,
): Versuch {
  const andere = gegner(ansagend)
  const { brichtErstDarueber } = getRegelwerk(regelwerk)
  const darueber = brichtErstDarueber === andere && ansage.stufe !== 'schwarz'
  const noetig = darueber ? Number(ansage.stufe.replace(/\D/g, '')) + 1 : null
  return { ansagend, ansage, ausbeute: ausbeuteVon(spiel, andere), noetig }
}

function regelDerAnsage(spiel: Spiel, regelwerk: RegelwerkId, haelt: boolean): RegelId {
  if (spiel.art === 'solo-null') return haelt ? 'U-N3' : 'U-N4'
  return regelwerk === 'urexweiler' ? 'U-W2' : regelDesSiegs(regelwerk)
}

function regelDesSiegs(regelwerk: RegelwerkId): 'U-W1' | 'D-G' | 'B-G' {
  switch (regelwerk) {
    case 'urexweiler':
      return 'U-W1'
    case 'ddv':
    case 'skill7':
      return 'D-G'
    case 'besenmarkt':
      return 'B-G'
  }
}

function ausbeuteVon(spiel: Spiel, partei: Partei): Ausbeute {
  return { augen: augenVon(spiel, partei) ?? 0, ohneStich: spiel.ohneStich === partei }
}
