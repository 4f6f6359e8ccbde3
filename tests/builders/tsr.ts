import { ergaenzeEinstellungen, getRegelwerk, regelwerkVon } from '@/lib/domain/regelwerk/presets'
import type { RegelwerkId } from '@/lib/domain/regelwerk/regelwerk'
import { pruefeSpiel } from '@/lib/domain/spiel/pruefe'
import type { AbsageStufe, Spiel } from '@/lib/domain/spiel/spiel'
import { scoreSpiel } from '@/lib/domain/wertung/score'
import type { Wertung } from '@/lib/domain/wertung/wertung'
import { SPIELER } from './spiel'

/** A rule book, or besenmarkt with Ansagen that double [B1]. */
type Buch = RegelwerkId | 'mal2'

/** Scores a Spiel that must be valid by the book. */
export function werte(id: Buch, spiel: Spiel): Wertung {
  const regelwerk =
    id === 'mal2'
      ? regelwerkVon({
          regelwerk: 'besenmarkt',
          einstellungen: ergaenzeEinstellungen('besenmarkt', { stossWirkung: 'mal2' }),
        })
      : getRegelwerk(id)
  const tisch = { regelwerk, spieler: SPIELER }
  const fehler = pruefeSpiel(spiel, tisch)
  if (fehler.length > 0) throw new Error(`kein gültiges Spiel: ${JSON.stringify(fehler)}`)
  return scoreSpiel(spiel, tisch)
}

/** Who wins and at what value: `re 5`. */
export const urteil = (id: Buch, spiel: Spiel) => {
  const { gewinner, wert } = werte(id, spiel)
  return `${gewinner ?? 'niemand'} ${wert}`
}
/** Everyone's Spielpunkte, in seat order. */
export const punkte = (id: Buch, spiel: Spiel) => SPIELER.map((s) => werte(id, spiel).punkte[s])

/** Who said Re or Kontra, and each party's Absage. */
export const sagt = (namen: readonly string[], ansagen: Spiel['ansagen'] = {}) => ({
  stoesse: namen,
  ansagen,
})
/** Both have said it and have an Absage. */
export const beide = (re: AbsageStufe, kontra: AbsageStufe) =>
  sagt(['Anna', 'Clara'], { re, kontra })
