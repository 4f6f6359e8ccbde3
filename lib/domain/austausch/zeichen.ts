/** What a line of a table can show: the same for files and for what is typed in. */

/** Control characters, line breaks, halves of characters, and those that turn the direction of what follows around. */
const VERBOTEN = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u202a-\u202e\u2066-\u2069]/u

export function istEinzeilig(text: string): boolean {
  return !VERBOTEN.test(text)
}

/** Whether anything of it can be seen. */
export function istSichtbar(text: string): boolean {
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(ohneUnsichtbares(text))
}

/** Without what shows nothing by itself: soft hyphens, joiners, fillers, selectors. */
export function ohneUnsichtbares(text: string): string {
  return text.replace(/\p{Default_Ignorable_Code_Point}/gu, '')
}

/** Characters as people count them: code points of the composed form. */
export function zaehleZeichen(text: string): number {
  return [...text.normalize('NFC')].length
}
