const UMLAUTE: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  ø: 'o',
}

/**
 * The name of a club in addresses: „Doppelkopffreunde Köllertal“ becomes `doppelkopffreunde-koellertal`, with a number
 * behind it while `vergeben` says that somebody has it.
 */
export function kurzAus(name: string, vergeben: (kurz: string) => boolean): string {
  const wort = name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüßæø]/g, (z) => UMLAUTE[z] ?? z)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-+|-+$/g, '')
  const kurz = wort === '' ? 'verein' : wort
  let wahl = kurz
  for (let nummer = 2; vergeben(wahl); nummer++) wahl = `${kurz}-${nummer}`
  return wahl
}
