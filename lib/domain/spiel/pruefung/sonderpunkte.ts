import type { Fehler } from '../../result'
import type { SonderpunktRegel } from '../../regelwerk/regelwerk'
import { alsBand, istBand } from '../augen'
import { augenVon } from '../parteien'
import { PARTEIEN } from '../spiel'
import type { Partei, Spiel } from '../spiel'
import type { Eintrag } from './eintrag'

/** What one party has of one kind; only counts other than 0 are looked at. */
interface Posten {
  readonly partei: Partei
  readonly regel: SonderpunktRegel
  readonly anzahl: number
  readonly ort: string
}

/** U-P: Sonderpunkte that the kind of game knows, the cards allow and the party's Augen can hold. */
export function pruefeSonderpunkte(eintrag: Eintrag): readonly Fehler[] {
  const posten = eintrag.regelwerk.sonderpunkte.map((regel) => postenVon(eintrag.spiel, regel))
  if (posten.every((einer) => einer.length === 0)) return []
  const zaehlt = eintrag.regelwerk.verstoss === 'traegt-allein'
  if (eintrag.spiel.regelverstoss !== undefined && !zaehlt) {
    return [{ ort: 'sonderpunkte', regel: 'U-P', code: 'sonderpunkte-bei-regelverstoss' }]
  }
  return posten.flatMap((einer) => [
    ...einer.flatMap((p) => pruefePosten(eintrag, p)),
    ...pruefeHoechstzahl(einer),
  ])
}

function postenVon(spiel: Spiel, regel: SonderpunktRegel): readonly Posten[] {
  return PARTEIEN.map((partei) => ({
    partei,
    regel,
    anzahl: spiel.sonderpunkte?.[partei]?.[regel.art] ?? 0,
    ort: `sonderpunkte.${partei}.${regel.art}`,
  })).filter((posten) => posten.anzahl !== 0)
}

function pruefePosten({ spiel, art }: Eintrag, posten: Posten): readonly Fehler[] {
  const { ort, partei, regel, anzahl } = posten
  const sonderpunkt = regel.art
  if (!Number.isInteger(anzahl) || anzahl < 0) {
    return [{ ort, regel: 'U-P', code: 'sonderpunkt-keine-anzahl', daten: { sonderpunkt, anzahl } }]
  }
  if (!art.sonderpunkte.includes(sonderpunkt)) {
    const daten = { sonderpunkt, art: art.art }
    return [{ ort, regel: 'U-P', code: 'sonderpunkt-nicht-in-art', daten }]
  }
  if (sonderpunkt === 'fuchs' && spiel.schweine !== undefined) {
    return [{ ort, regel: 'U-P', code: 'fuchs-mit-schweinen' }]
  }
  const noetig = anzahl * regel.augen
  const augen = augenVon(spiel, partei)
  if (augen === undefined) return []
  const { bis } = alsBand(augen)
  if (bis >= noetig) return []
  const gezaehlt = istBand(augen) ? 0 : 1
  const daten = { sonderpunkt, partei, anzahl, noetig, augen: bis, gezaehlt }
  return [{ ort, regel: 'U-P', code: 'sonderpunkt-ohne-augen', daten }]
}

/** U-W9's bounds hold over both parties together. */
function pruefeHoechstzahl(posten: readonly Posten[]): readonly Fehler[] {
  const [erster] = posten
  if (!erster) return []
  const { art: sonderpunkt, hoechstens } = erster.regel
  const ist = posten.reduce((summe, { anzahl }) => summe + anzahl, 0)
  if (ist <= hoechstens) return []
  const ort = posten.length === 1 ? erster.ort : 'sonderpunkte'
  return [
    { ort, regel: 'U-P', code: 'sonderpunkt-zu-viele', daten: { sonderpunkt, hoechstens, ist } },
  ]
}
