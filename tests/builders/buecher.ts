import type { Einstellungen } from '@/lib/domain/regelwerk/einstellungen'
import { STOSS_WIRKUNGEN } from '@/lib/domain/regelwerk/einstellungen'
import { ergaenzeEinstellungen, getRegelwerk, regelwerkVon } from '@/lib/domain/regelwerk/presets'
import type { Regelwerk } from '@/lib/domain/regelwerk/regelwerk'
import { REGELWERK_IDS } from '@/lib/domain/regelwerk/regelwerk'
import type { GezaehltesSpiel } from '@/lib/domain/spiel/augen'
import type { Urteil } from '../golden/orakel'
import { orakelSpiel } from '../golden/orakel'
import { orakelTsr } from '../golden/orakel-tsr'
import { SPIELER } from './spiel'

/** A rule book with one value of each setting that scoring asks for. */
export interface Buch {
  readonly name: string
  readonly id: Regelwerk['id']
  readonly einstellungen: Einstellungen
  readonly regelwerk: Regelwerk
  readonly tisch: { readonly regelwerk: Regelwerk; readonly spieler: typeof SPIELER }
  /** The second scoring, written from the text alone. */
  readonly orakel: (spiel: GezaehltesSpiel) => Urteil
}

/** Every rule book with every value of what a club may set in its scoring. */
export const BUECHER: readonly Buch[] = REGELWERK_IDS.flatMap((id) => {
  const { einstellbar, standard } = getRegelwerk(id)
  const wirkungen = einstellbar.includes('stossWirkung') ? STOSS_WIRKUNGEN : [standard.stossWirkung]
  return wirkungen.map((stossWirkung): Buch => {
    const einstellungen = ergaenzeEinstellungen(id, { stossWirkung })
    const regelwerk = regelwerkVon({ regelwerk: id, einstellungen })
    return {
      name: wirkungen.length > 1 ? `${id} ${stossWirkung}` : id,
      id,
      einstellungen,
      regelwerk,
      tisch: { regelwerk, spieler: SPIELER },
      orakel: (spiel) => {
        if (id === 'urexweiler') return orakelSpiel(spiel)
        const { gewinner, wert } = orakelTsr(spiel, {
          regelwerk: id,
          stossWirkung,
          spieler: SPIELER,
        })
        return { gewinner, wert }
      },
    }
  })
})
