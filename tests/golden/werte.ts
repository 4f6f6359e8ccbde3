import { readFileSync } from 'node:fs'
import type { Wertung } from '@/lib/domain/wertung/wertung'

/** One worked example of the rules: scored, or refused by the rule in `fehler`. */
export interface Wertbeispiel {
  readonly id: string
  readonly quelle: string
  readonly spieler: readonly string[]
  readonly spiel: unknown
  readonly erwartet?: Pick<Wertung, 'gewinner' | 'wert' | 'punkte'>
  readonly fehler?: string
}

const datei = new URL('beispiele/werte-urexweiler.json', import.meta.url)

export const WERTBEISPIELE = JSON.parse(readFileSync(datei, 'utf8')) as readonly Wertbeispiel[]
export const GEWERTET = WERTBEISPIELE.filter((b) => b.erwartet)
export const ABGEWIESEN = WERTBEISPIELE.filter((b) => b.fehler)
