import type { GezaehltesSpiel } from '@/lib/domain/spiel/augen'
import { artenVon } from './buecher'
import { spielAusWahl } from './spielwahl'

/** mulberry32: the same games in every run of the script. */
export function zufallsquelle(saat: number): () => number {
  let stand = saat
  return () => {
    stand = (stand + 0x6d2b79f5) | 0
    let t = Math.imul(stand ^ (stand >>> 15), stand | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A valid game of `urexweiler` among the four at `tisch`. */
export function zufallsspiel(zufall: () => number, tisch: readonly string[]): GezaehltesSpiel {
  const bis = (hoechstens: number) => Math.floor(zufall() * (hoechstens + 1))
  const vierMal = () => Array.from({ length: 4 }, () => zufall() < 0.3)
  const arten = artenVon('urexweiler')
  /** In the order of `SONDERPUNKTE`. */
  const anzahlen = () => [bis(4), bis(2), 0, 0, bis(1)]
  const wahl = {
    art: arten[bis(arten.length - 1)] ?? 'normal',
    sitzRe: bis(3),
    abstand: 1 + bis(2),
    augen: zufall() < 0.1 ? bis(1) * 240 : bis(240),
    ohneStich: zufall() < 0.5,
    stoesse: vierMal(),
    ansagePartei: zufall() < 0.5 ? ('re' as const) : ('kontra' as const),
    ansageStufen: bis(8),
    andereStufen: 0,
    vorKlaerung: bis(4),
    sonderpunkte: { re: anzahlen(), kontra: anzahlen() },
    schweine: bis(4),
    regelverstoss: zufall() < 0.9 ? 4 : bis(3),
    trumpfabgabe: vierMal(),
    notiz: '',
  }
  return spielAusWahl(wahl, tisch)
}
