import { AUGEN_GESAMT, istBand, restlicheAugen } from '../domain/spiel/augen'
import type { Augenfeld } from '../domain/spiel/augenfelder'
import type { Augenangabe, Partei } from '../domain/spiel/spiel'
import { textPartei } from './art'

/** `121`, of Augen that nobody counted `121 bis 150`. */
export function formatAugen(augen: Augenangabe): string {
  return istBand(augen) ? `${augen.von} bis ${augen.bis}` : `${augen}`
}

/** The same where there is little room: `121–150`. */
export function kurzAugen(augen: Augenangabe): string {
  return istBand(augen) ? `${augen.von}–${augen.bis}` : `${augen}`
}

/** What a key of the entry says of a party's Augen, on one line or two: `unter 30`, `121 –150`, `kein Stich`. */
export function zeilenAugenfeld(feld: Augenfeld, partei: Partei): readonly [string, string?] {
  if (feld.ohneStich !== null)
    return feld.ohneStich === partei ? ['kein', 'Stich'] : ['alle', 'Stiche']
  const augen = augenDes(feld, partei)
  if (!istBand(augen)) return [`${augen}`]
  if (augen.von === 0) return ['unter', `${augen.bis + 1}`]
  if (augen.bis === AUGEN_GESAMT) return ['über', `${augen.von - 1}`]
  return [`${augen.von}`, `–${augen.bis}`]
}

/** The same for who hears it: `Re: 121 bis 150 Augen`. */
export function satzAugenfeld(feld: Augenfeld, partei: Partei): string {
  const augen = `${formatAugen(augenDes(feld, partei))} Augen`
  if (feld.ohneStich === null) return `${textPartei(partei)}: ${augen}`
  return `${textPartei(partei)}: ${feld.ohneStich === partei ? 'kein Stich' : 'alle Stiche'}, ${augen}`
}

function augenDes({ augenRe }: Augenfeld, partei: Partei): Augenangabe {
  return partei === 're' ? augenRe : restlicheAugen(augenRe)
}
