const LAENGE = 3

/**
 * Short forms for the columns of a score sheet, in the order of `namen`: the first three letters, and where
 * two would look alike, one letter that tells them apart or else a number. All are different.
 */
export function kurznamen(namen: readonly string[]): readonly string[] {
  const vergeben = new Set<string>()
  return namen.map((name) => {
    const kurz = kandidaten(name, namen.length).find((k) => !vergeben.has(vergleichsform(k)))
    const gewaehlt = kurz ?? name
    vergeben.add(vergleichsform(gewaehlt))
    return gewaehlt
  })
}

/** Three letters, then two and each later letter, then two and a number, the best first. */
function kandidaten(name: string, anzahl: number): readonly string[] {
  const zeichen = schriftzeichen(name)
  const stamm = zeichen.slice(0, LAENGE - 1).join('')
  return [
    zeichen.slice(0, LAENGE).join(''),
    ...zeichen
      .slice(LAENGE)
      .filter((z) => /[\p{L}\p{N}]/u.test(z))
      .map((z) => stamm + z),
    ...Array.from({ length: anzahl }, (_, i) => `${stamm}${i + 2}`),
  ]
}

/** Characters as readers see them: a letter with its marks, an emoji with its parts. */
function schriftzeichen(name: string): readonly string[] {
  return [...new Intl.Segmenter('de', { granularity: 'grapheme' }).segment(name)].map(
    (s) => s.segment,
  )
}

function vergleichsform(text: string): string {
  return text.normalize('NFC').toLowerCase()
}
