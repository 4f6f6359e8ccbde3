import type { Bruch } from '../bruch'
import { addiere, bruch, dividiere } from '../bruch'
import type { Abwesenheit, Einstellungen } from '../regelwerk/einstellungen'
import { abwesenheitVon } from '../regelwerk/einstellungen'
import type { SpielerRef } from '../spiel/spiel'
import type { Tagesergebnis } from './ergebnis'
import type { Tagesplatz, Tischplatz, Zaehlweise } from './saison'

/** A place by Spielpunkte, with those who share it. */
interface Platz {
  readonly spieler: SpielerRef
  readonly spielpunkte: number
  readonly rang: number
  readonly geteilt: number
  readonly abwesend: boolean
}

/** The places of one Spieltag in roster order, with what each gives (U-L1 to U-L3, U-L6, D-L). */
export function verteilePlaetze(
  { spieler: roster, einstellungen }: Zaehlweise,
  ergebnis: Tagesergebnis,
): readonly Tagesplatz[] {
  const abwesenheit = abwesenheitVon(einstellungen)
  return reiheEin(roster, ergebnis.punkte, abwesenheit).map((platz) => {
    const { spieler, abwesend } = platz
    const spiele = ergebnis.spiele.get(spieler) ?? 0
    const tische = einstellungen.wertung === 'ligapunkte' ? tischeVon(ergebnis, spieler) : null
    return {
      ...platz,
      spiele,
      anteil: anteilVon(platz, { einstellungen, anzahl: roster.length, spiele, tische }),
      zaehlt:
        einstellungen.wertung === 'schnitt-spiel'
          ? spiele > 0
          : !abwesend || abwesenheit !== 'zaehlt-nicht',
      entschuldigt: abwesend && ergebnis.entschuldigt.includes(spieler),
      sieg: platz.rang === 1 && (!abwesend || abwesenheit === 'null-punkte'),
      ...(tische === null ? {} : { tische }),
    }
  })
}

/**
 * The places of a roster by Spielpunkte. Who is absent takes part with 0 (U-L2), or stands behind everybody who is there; guests
 * are left out (U-L6).
 */
export function reiheEin(
  roster: readonly SpielerRef[],
  punkte: ReadonlyMap<SpielerRef, number>,
  abwesenheit: Abwesenheit,
): readonly Platz[] {
  const dabei = roster.filter((s) => punkte.has(s) || abwesenheit === 'null-punkte')
  const gereiht = dabei.map((s) => punkte.get(s) ?? 0)
  return roster.map((spieler) => {
    const spielpunkte = punkte.get(spieler) ?? 0
    const abwesend = !punkte.has(spieler)
    if (abwesend && abwesenheit !== 'null-punkte') {
      const geteilt = roster.length - dabei.length
      return { spieler, spielpunkte, rang: dabei.length + 1, geteilt, abwesend }
    }
    return { spieler, spielpunkte, ...platzUnter(gereiht, spielpunkte), abwesend }
  })
}

function platzUnter(alle: readonly number[], eigene: number) {
  return {
    rang: 1 + alle.filter((p) => p > eigene).length,
    geteilt: alle.filter((p) => p === eigene).length,
  }
}

interface Tagesgabe {
  readonly einstellungen: Einstellungen
  /** N of U-L1. */
  readonly anzahl: number
  readonly spiele: number
  readonly tische: readonly Tischplatz[] | null
}

/** What a place, or the day's Spielpunkte, give. */
function anteilVon(platz: Platz, p: Tagesgabe): Bruch {
  const { spielpunkte, abwesend } = platz
  switch (p.einstellungen.wertung) {
    case 'rangpunkte':
      return abwesend
        ? rangpunkteOhne(platz, p)
        : teile(platz, (rang) => platzRangpunkte(rang, p.anzahl))
    case 'ligapunkte':
      if (abwesend) return bruch(abwesenheitVon(p.einstellungen) === 'letzter-platz' ? 1 : 0)
      return (p.tische ?? []).map((t) => t.anteil).reduce(addiere, bruch(0))
    case 'summe':
    case 'schnitt':
      return bruch(spielpunkte)
    case 'schnitt-spiel':
      return p.spiele === 0 ? bruch(0) : bruch(spielpunkte, p.spiele)
  }
}

/** Rangpunkte of somebody who is not there: as anybody with 0 (U-L3), those of the last place, or none. */
function rangpunkteOhne(platz: Platz, { einstellungen, anzahl }: Tagesgabe): Bruch {
  switch (abwesenheitVon(einstellungen)) {
    case 'null-punkte':
      return teile(platz, (rang) => platzRangpunkte(rang, anzahl))
    case 'letzter-platz':
      return platzRangpunkte(anzahl, anzahl)
    case 'zaehlt-nicht':
      return bruch(0)
  }
}

/** The points of the places `rang` … `rang + geteilt − 1`, shared equally (U-L3). */
function teile(
  { rang, geteilt }: Pick<Platz, 'rang' | 'geteilt'>,
  punkte: (rang: number) => Bruch,
): Bruch {
  const plaetze = Array.from({ length: geteilt }, (_, i) => punkte(rang + i))
  return dividiere(plaetze.reduce(addiere), geteilt)
}

/** Rangpunkte of one place of `plaetze`, unshared: N + ½, N − 1, … 1 (U-L1). */
export function platzRangpunkte(platz: number, plaetze: number): Bruch {
  return platz === 1 ? bruch(2 * plaetze + 1, 2) : bruch(plaetze + 1 - platz)
}

/** Ligapunkte of one place of a table, unshared: 4, 3, 2, 1, then none (D-L). */
export function platzLigapunkte(platz: number): number {
  return Math.max(0, 5 - platz)
}

/** The places of somebody at the tables of a Spieltag; guests take places too. A list without a game gives none. */
function tischeVon({ listen }: Tagesergebnis, spieler: SpielerRef): readonly Tischplatz[] {
  return listen.flatMap(({ punkte, spiele }) => {
    const eigene = punkte.get(spieler)
    const gespielt = spiele === null || [...spiele.values()].some((zahl) => zahl > 0)
    if (eigene === undefined || !gespielt) return []
    const platz = platzUnter([...punkte.values()], eigene)
    return [{ ...platz, anteil: teile(platz, (rang) => bruch(platzLigapunkte(rang))) }]
  })
}
