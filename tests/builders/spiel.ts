import { getRegelwerk } from '@/lib/domain/regelwerk/presets'
import { pruefeSpiel } from '@/lib/domain/spiel/pruefe'
import type { Spiel } from '@/lib/domain/spiel/spiel'
import { scoreSpiel } from '@/lib/domain/wertung/score'
import type { Schritt, Wertung } from '@/lib/domain/wertung/wertung'

export const SPIELER = ['Anna', 'Bernd', 'Clara', 'Dieter'] as const
export const REGELWERK = getRegelwerk('urexweiler')
export const TISCH = { regelwerk: REGELWERK, spieler: SPIELER }

/** Anna and Bernd against Clara and Dieter. */
export function normal(mehr: Partial<Spiel> = {}): Spiel {
  return { art: 'normal', re: ['Anna', 'Bernd'], ...mehr }
}

/** Anna alone. */
export function solo(art: Spiel['art'], mehr: Partial<Spiel> = {}): Spiel {
  return { art, re: ['Anna'], ...mehr }
}

/** Scores a Spiel that must be valid. */
export function werte(spiel: Spiel): Wertung {
  const fehler = pruefeSpiel(spiel, TISCH)
  if (fehler.length > 0) throw new Error(`kein gültiges Spiel: ${JSON.stringify(fehler)}`)
  return scoreSpiel(spiel, TISCH)
}

/** The steps in short, with their rule: `U-W3 keine120`, `U-W8 stoss-re ×2`, `U-W9 fuchs −1`. */
export function kurz(schritte: readonly Schritt[]): readonly string[] {
  return schritte.map((schritt) => {
    const kopf = `${schritt.regel} ${schritt.code}`
    if ('faktor' in schritt) return `${kopf} ×${schritt.faktor}`
    return schritt.punkte === 1 ? kopf : `${kopf} ${schritt.punkte === -1 ? '−1' : schritt.punkte}`
  })
}

/** The faults in short: `U-S4 ansagen.re ansage-ohne-stoss`. */
export function fehlerKurz(spiel: Spiel): readonly string[] {
  return pruefeSpiel(spiel, TISCH).map((f) => `${f.regel} ${f.ort} ${f.code}`)
}
