import type { Bruch } from '../bruch'
import { addiere, bruch, dividiere, subtrahiere, vergleiche } from '../bruch'
import type { Einstellungen } from '../regelwerk/einstellungen'
import { ziehtAb } from '../regelwerk/einstellungen'
import { entscheide } from './gleichstand'
import type { Tabellenzeile, Tagesresultat, Zaehlweise } from './saison'

/** A line before it has its place; the days of its player are at hand. */
interface Rohzeile extends Omit<Tabellenzeile, 'rang' | 'gleichauf'> {
  readonly tage: readonly Tagesresultat[]
}

/**
 * The season table from what each Spieltag gave, in the order of the Spieltage and of the roster (U-L4, U-L5, D-L). By rank,
 * ties in roster order.
 */
export function zaehleTabelle(
  { spieler: roster, einstellungen }: Zaehlweise,
  spieltage: readonly (readonly Tagesresultat[])[],
): readonly Tabellenzeile[] {
  const zeilen = roster.map((spieler, i): Rohzeile => {
    const tage = spieltage.flatMap((tag) => tag[i] ?? [])
    const dabei = tage.filter((t) => !t.abwesend).length
    const fehltage = tage.filter(istFehltag).length
    // While nobody can have been there as often, it takes every Spieltag so far.
    const verlangt = Math.min(einstellungen.mindestteilnahme, spieltage.length)
    // Every unexcused absence beyond the free ones costs one (U-L4), whichever they were.
    const abzug = ziehtAb(einstellungen) ? Math.max(0, fehltage - einstellungen.freieFehltage) : 0
    return {
      spieler,
      ...werte(tage, { einstellungen, abzug }),
      spielpunkte: tage.reduce((summe, t) => summe + t.spielpunkte, 0),
      spieltage: dabei,
      fehltage,
      abzug,
      tagessiege: tage.filter((t) => t.sieg).length,
      bisMindest: dabei < verlangt ? einstellungen.mindestteilnahme - dabei : 0,
      tage,
    }
  })
  return reihe(zeilen, einstellungen)
}

/** Whether a day is an absence without an excuse (U-L4, U-L6). */
export function istFehltag(t: Pick<Tagesresultat, 'abwesend' | 'entschuldigt'>): boolean {
  return t.abwesend && !t.entschuldigt
}

/** The figure of a player's days and how many results it is made of. */
function werte(
  tage: readonly Tagesresultat[],
  p: { readonly einstellungen: Einstellungen; readonly abzug: number },
): Pick<Tabellenzeile, 'rangpunkte' | 'gezaehlt'> {
  const { wertung, streichergebnisse } = p.einstellungen
  const gestrichen = gestricheneTage(tage, streichergebnisse)
  const gewertet = tage.filter((t, i) => t.zaehlt && !gestrichen.has(i))
  const anteile = () => gewertet.map((t) => t.anteil).reduce(addiere, bruch(0))
  switch (wertung) {
    case 'rangpunkte':
    case 'ligapunkte':
    case 'summe':
      return { rangpunkte: subtrahiere(anteile(), bruch(p.abzug)), gezaehlt: gewertet.length }
    case 'schnitt':
      return mitSchnitt(anteile(), gewertet.length)
    case 'schnitt-spiel':
      return mitSchnitt(
        bruch(gewertet.reduce((summe, t) => summe + t.spielpunkte, 0)),
        gewertet.reduce((summe, t) => summe + t.spiele, 0),
      )
  }
}

function mitSchnitt(summe: Bruch, gezaehlt: number) {
  return { rangpunkte: gezaehlt === 0 ? bruch(0) : dividiere(summe, gezaehlt), gezaehlt }
}

/** Which of a player's days are dropped: the worst results, of equal ones the later; one always stays. */
export function gestricheneTage(
  tage: readonly Tagesresultat[],
  anzahl: number,
): ReadonlySet<number> {
  if (anzahl === 0) return KEINE
  const gezaehlt = tage.flatMap(({ zaehlt, anteil }, i) => (zaehlt ? [{ anteil, i }] : []))
  const vomSchlechtesten = gezaehlt.sort((a, b) => vergleiche(a.anteil, b.anteil) || b.i - a.i)
  return new Set(vomSchlechtesten.slice(0, Math.min(anzahl, gezaehlt.length - 1)).map((t) => t.i))
}

const KEINE: ReadonlySet<number> = new Set()

/** Places by figure; who lacks attendance, and then who has nothing to average, stands behind. */
function reihe(
  zeilen: readonly Rohzeile[],
  einstellungen: Einstellungen,
): readonly Tabellenzeile[] {
  const ordnung = (a: Rohzeile, b: Rohzeile) => vergleicheZeilen(a, b, einstellungen)
  return zeilen
    .map((zeile) => {
      const gleiche = zeilen.filter((z) => ordnung(z, zeile) === 0)
      const { davor, gleichauf } = entscheide(zeile, gleiche, einstellungen.gleichstand)
      const { tage: _, ...rest } = zeile
      const rang = 1 + davor + zeilen.filter((z) => ordnung(z, zeile) < 0).length
      return { ...rest, rang, gleichauf }
    })
    .sort((a, b) => a.rang - b.rang)
}

/** Negative when `a` stands before `b`, 0 when their figures do not part them. */
function vergleicheZeilen(a: Rohzeile, b: Rohzeile, { wertung }: Einstellungen): number {
  const istSchnitt = wertung === 'schnitt' || wertung === 'schnitt-spiel'
  const ohne = (z: Rohzeile) => Number(istSchnitt && z.gezaehlt === 0)
  const draussen = (z: Rohzeile) => Number(z.bisMindest > 0)
  return draussen(a) - draussen(b) || ohne(a) - ohne(b) || vergleiche(b.rangpunkte, a.rangpunkte)
}
