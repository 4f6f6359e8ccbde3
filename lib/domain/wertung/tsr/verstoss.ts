import type { ArtRegel } from '../../regelwerk/regelwerk'
import type { GezaehltesSpiel } from '../../spiel/augen'
import { gegner, parteiVon } from '../../spiel/parteien'
import type { SpielerRef } from '../../spiel/spiel'
import type { Auswertung, Ergebnis } from '../auswertung'
import { verteile } from '../verteile'
import type { Wertung } from '../wertung'
import { lageVon } from './lage'
import type { TsrBuch } from './lage'
import { ansagenVon } from './werte'

/** D-R: the game does not count; 4, and 1 more for each level that the offender's opponents had announced. */
export function werteVerstoss(
  buch: TsrBuch,
  spiel: GezaehltesSpiel & { readonly regelverstoss: SpielerRef },
  art: ArtRegel,
): Auswertung {
  const lage = lageVon(buch, spiel, art)
  const stufen = lage.abgesagt[gegner(parteiVon(spiel, spiel.regelverstoss))]
  return {
    gewinner: null,
    schritte: [
      { regel: 'D-R', code: 'regelverstoss', punkte: 4 },
      ...stufen.map((stufe) => ({ regel: 'D-R', code: `${stufe}-angesagt`, punkte: 1 }) as const),
    ],
    ansagen: ansagenVon(lage),
  }
}

/** D-R: the offender pays all; an opponent of a soloist pays the soloist alone. The sum is 0. */
export function verteileVerstoss(ergebnis: Ergebnis, taeter: SpielerRef): Wertung['punkte'] {
  return buesse(ergebnis, taeter, ergebnis.wert)
}

/** B-R: who broke the rule bears alone what his party would lose [B3]; else the game counts as usual. */
export function verteileMitBuesser(ergebnis: Ergebnis): Wertung['punkte'] {
  const punkte = verteile(ergebnis)
  const taeter = ergebnis.spiel.regelverstoss
  if (taeter === undefined || (punkte[taeter] ?? 0) >= 0) return punkte
  const allein = ergebnis.spiel.re.length === 1
  const wert = Math.abs(ergebnis.wert)
  if (allein) return buesse(ergebnis, taeter, wert)
  const partei = parteiVon(ergebnis.spiel, taeter)
  return Object.fromEntries(
    ergebnis.spieler.map((name) => {
      if (name === taeter) return [name, -2 * wert]
      return [name, parteiVon(ergebnis.spiel, name) === partei ? 0 : wert]
    }),
  )
}

/** Three times the value from one: to the three others, or, from an opponent of a soloist, to the soloist. */
function buesse(
  { spiel, spieler }: Pick<Ergebnis, 'spiel' | 'spieler'>,
  taeter: SpielerRef,
  wert: number,
): Wertung['punkte'] {
  const [solist] = spiel.re.length === 1 ? spiel.re : []
  const anSolisten = solist !== undefined && solist !== taeter
  return Object.fromEntries(
    spieler.map((name) => {
      if (name === taeter) return [name, 0 - 3 * wert]
      if (!anSolisten) return [name, wert]
      return [name, name === solist ? 3 * wert : 0]
    }),
  )
}
