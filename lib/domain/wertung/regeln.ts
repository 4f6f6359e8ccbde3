import type { Regelwerk } from '../regelwerk/regelwerk'
import type { Wertungsregeln } from './auswertung'
import { besenmarktWertung, DDV_WERTUNG } from './tsr/buecher'
import { werte } from './urexweiler/werte'
import { verteile } from './verteile'

const UREXWEILER: Wertungsregeln = { werte, verteile }

const BESENMARKT = { plus2: besenmarktWertung('plus2'), mal2: besenmarktWertung('mal2') } as const

/** The rule functions that belong to a rule book. */
export function getWertungsregeln({ id, stossWirkung }: Regelwerk): Wertungsregeln {
  switch (id) {
    case 'urexweiler':
      return UREXWEILER
    case 'ddv':
    case 'skill7':
      return DDV_WERTUNG
    case 'besenmarkt':
      return BESENMARKT[stossWirkung]
  }
}
