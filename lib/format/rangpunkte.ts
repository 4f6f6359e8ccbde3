import type { Bruch } from '../domain/bruch'
import { formatBruch, formatBruchGemischt } from './zahl'

/** How this device wants Rangpunkte: `5,75` or `5¾`. Both are exact to the reader's eye, sums stay fractions. */
export type RangpunkteForm = 'dezimal' | 'bruch'

/** The cookie that remembers the form on this device; it holds nothing else and is no secret. */
export const RANGPUNKTE_COOKIE = 'rangpunkte'

/** Reads the cookie; anything unknown is the preset, two decimals. */
export function parseRangpunkteForm(wert: string | undefined): RangpunkteForm {
  return wert === 'bruch' ? 'bruch' : 'dezimal'
}

export function formatRangpunkte(wert: Bruch, form: RangpunkteForm): string {
  switch (form) {
    case 'dezimal':
      return formatBruch(wert)
    case 'bruch':
      return formatBruchGemischt(wert)
  }
}
