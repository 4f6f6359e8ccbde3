import type { Wertungsregeln } from '../auswertung'
import { verteile } from '../verteile'
import type { TsrBuch } from './lage'
import { verteileMitBuesser, verteileVerstoss, werteVerstoss } from './verstoss'
import { werteTsr } from './werte'

const BRICHT_AB_90 = { keine90: 90, keine60: 60, keine30: 30 } as const

/** D-G to D-S. */
const DDV_BUCH: TsrBuch = {
  regel: { gewinn: 'D-G', wert: 'D-W', sonderpunkte: 'D-S' },
  bricht: { re: BRICHT_AB_90, kontra: BRICHT_AB_90 },
  nurKontraDreht: true,
  gegenPunkte: true,
  stossWirkung: 'plus2',
}

/** B-G to B-S: against Kontra's keine 90 Re needs 91. */
const BESENMARKT_BUCH: TsrBuch = {
  regel: { gewinn: 'B-G', wert: 'B-W', sonderpunkte: 'B-S' },
  bricht: { re: { keine90: 91, keine60: 61, keine30: 31 }, kontra: BRICHT_AB_90 },
  nurKontraDreht: false,
  gegenPunkte: false,
  stossWirkung: 'plus2',
}

/** `ddv` and `skill7`. */
export const DDV_WERTUNG: Wertungsregeln = {
  werte: (spiel, art) => {
    const { regelverstoss } = spiel
    return regelverstoss === undefined
      ? werteTsr(DDV_BUCH, spiel, art)
      : werteVerstoss(DDV_BUCH, { ...spiel, regelverstoss }, art)
  },
  verteile: (ergebnis) => {
    const { regelverstoss } = ergebnis.spiel
    return regelverstoss === undefined
      ? verteile(ergebnis)
      : verteileVerstoss(ergebnis, regelverstoss)
  },
}

/** `besenmarkt`, by what an Ansage does [B1]. */
export function besenmarktWertung(stossWirkung: TsrBuch['stossWirkung']): Wertungsregeln {
  const buch = { ...BESENMARKT_BUCH, stossWirkung }
  return { werte: (spiel, art) => werteTsr(buch, spiel, art), verteile: verteileMitBuesser }
}
