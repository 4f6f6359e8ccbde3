/** What the rules leave to a club. Words and examples of each are in `lib/format/einstellungen.ts`. */

export const KUERSOLO_WIEDERHOLUNGEN = ['einmal', 'bis-gewonnen', 'aus'] as const
export const STOSS_WIRKUNGEN = ['plus2', 'mal2'] as const
export type StossWirkung = (typeof STOSS_WIRKUNGEN)[number]
export const WERTUNGEN = ['rangpunkte', 'ligapunkte', 'summe', 'schnitt', 'schnitt-spiel'] as const
export type SaisonWertung = (typeof WERTUNGEN)[number]
export const ABWESENHEITEN = ['null-punkte', 'letzter-platz', 'zaehlt-nicht'] as const
export type Abwesenheit = (typeof ABWESENHEITEN)[number]
export const GLEICHSTAENDE = ['geteilt', 'spielpunkte', 'tagessiege', 'direkter-vergleich'] as const
export const ABRECHNUNG_MODI = ['variabel', 'fix'] as const

/** More evenings than a season has. */
export const SPIELTAGE_HOECHSTENS = 99
/** Ten thousand euros: more than anybody plays for. */
export const CENT_HOECHSTENS = 1_000_000
/** Percent of what is paid that may go to the till (K-E). */
export const KASSENANTEIL_HOECHSTENS = 50

/** What a point costs (K-E). Whole cents. */
export interface Abrechnung {
  readonly einsatzCent: number
  /** Einsatz times |Wert|, or the Einsatz alone whatever the Wert is. */
  readonly modus: (typeof ABRECHNUNG_MODI)[number]
  /** Most that a game may cost one player against whom nobody plays alone; null without a limit and with `fix`. */
  readonly limitCent: number | null
  /** Percent for the till, 0 to 50. */
  readonly kassenanteil: number
}

/** What a club may set; an evening carries the complete set it was played under. */
export interface Einstellungen {
  /** Whether a lost Kürsolo must be repeated (U-T5). */
  readonly kuersoloWiederholung: (typeof KUERSOLO_WIEDERHOLUNGEN)[number]
  /** What Re or Kontra said does [B1]. */
  readonly stossWirkung: StossWirkung
  /** What an evening is played for; null for points only (K-E). */
  readonly abrechnung: Abrechnung | null
  /** How evenings make a table: U-L1, or one of D-L; `schnitt-spiel` divides by games, `schnitt` by Spieltage. */
  readonly wertung: SaisonWertung
  /** What an absence is: 0 Spielpunkte and perhaps a deduction (U-L2, U-L4), the last place, or nothing at all. */
  readonly abwesenheit: Abwesenheit
  /** Absences of a season without a deduction (U-L4). */
  readonly freieFehltage: number
  /** Worst results of each player that do not count; one always stays. */
  readonly streichergebnisse: number
  /** Spieltage that a player must have been at to stand before those who were not. */
  readonly mindestteilnahme: number
  /** What decides between equal figures of the table before they share a place (U-L5). */
  readonly gleichstand: (typeof GLEICHSTAENDE)[number]
  /** What an unexcused absence costs into the till; 0 for nothing. */
  readonly fehlgebuehrCent: number
}

export type Einstellung = keyof Einstellungen

/** Settings that belong to an evening: it keeps those it was opened with. */
export const ABEND_EINSTELLUNGEN = [
  'kuersoloWiederholung',
  'stossWirkung',
  'abrechnung',
] as const satisfies readonly Einstellung[]

export type AbendEinstellung = (typeof ABEND_EINSTELLUNGEN)[number]

/** Settings of the season's count: a change counts the whole season anew. */
const SAISON_EINSTELLUNGEN = [
  'wertung',
  'abwesenheit',
  'freieFehltage',
  'streichergebnisse',
  'mindestteilnahme',
  'gleichstand',
  'fehlgebuehrCent',
] as const satisfies readonly Einstellung[]

export const EINSTELLUNGEN = [...ABEND_EINSTELLUNGEN, ...SAISON_EINSTELLUNGEN] as const

/** Whether places of a Spieltag give points: only then an absence can be a place or cost points. */
function zaehltPlaetze(wertung: SaisonWertung): boolean {
  return wertung === 'rangpunkte' || wertung === 'ligapunkte'
}

/** What an absence can be: a place only where places count, and nothing where nothing is divided by Spieltage. */
export function moeglicheAbwesenheiten(wertung: SaisonWertung): readonly Abwesenheit[] {
  switch (wertung) {
    case 'rangpunkte':
    case 'ligapunkte':
      return ABWESENHEITEN
    case 'summe':
    case 'schnitt':
      return ['null-punkte', 'zaehlt-nicht']
    case 'schnitt-spiel':
      return ['zaehlt-nicht']
  }
}

/** What an absence is, whatever the other settings leave of the choice. */
export function abwesenheitVon(e: Pick<Einstellungen, 'wertung' | 'abwesenheit'>): Abwesenheit {
  return moeglicheAbwesenheiten(e.wertung).includes(e.abwesenheit) ? e.abwesenheit : 'zaehlt-nicht'
}

/** Whether an absence can cost points (U-L4). */
export function ziehtAb(e: Pick<Einstellungen, 'wertung' | 'abwesenheit'>): boolean {
  return zaehltPlaetze(e.wertung) && e.abwesenheit === 'null-punkte'
}

/**
 * The settings that change a figure, given the others: what a rule book does not know, or what the others leave nothing to do
 * for, is none of them.
 */
export function wirksameEinstellungen(
  { einstellbar }: { readonly einstellbar: readonly Einstellung[] },
  e: Pick<Einstellungen, 'wertung' | 'abwesenheit'>,
): readonly Einstellung[] {
  return EINSTELLUNGEN.filter((name) => {
    switch (name) {
      case 'kuersoloWiederholung':
      case 'stossWirkung':
        return einstellbar.includes(name)
      case 'abwesenheit':
        return moeglicheAbwesenheiten(e.wertung).length > 1
      case 'freieFehltage':
        return ziehtAb(e)
      case 'abrechnung':
      case 'wertung':
      case 'streichergebnisse':
      case 'mindestteilnahme':
      case 'gleichstand':
      case 'fehlgebuehrCent':
        return true
    }
  })
}
