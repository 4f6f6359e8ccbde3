/** Without letters that are read as figures, or as each other: i, l, o, u. */
const ZEICHEN = '0123456789abcdefghjkmnpqrstvwxyz'
const ZEICHEN_JE_TOKEN = 16

/** So many random bytes make a token: 80 bits of them, which nobody can try through. */
export const TOKEN_BYTES = ZEICHEN_JE_TOKEN

/** The token of a link, short enough to be typed from a screen: `9k2m4t7x0c3vbn5q`. */
export function tokenAus(zufall: Uint8Array): string {
  return Array.from(zufall.subarray(0, TOKEN_BYTES), (byte) => ZEICHEN[byte % 32]).join('')
}

/** A token as it was meant, however it was typed. */
export function tokenGelesen(text: string): string {
  return text.toLowerCase().replace(/[\s-]/g, '').replaceAll('o', '0').replace(/[il]/g, '1')
}
