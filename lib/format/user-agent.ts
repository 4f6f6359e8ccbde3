const BROWSER: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const SYSTEME: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

/** A device in words, from its browser's `User-Agent`: „Firefox auf Android“. */
export function textGeraet(userAgent: string | null | undefined): string {
  const browser = BROWSER.find(([muster]) => muster.test(userAgent ?? ''))?.[1]
  const system = SYSTEME.find(([muster]) => muster.test(userAgent ?? ''))?.[1]
  if (browser === undefined) return system ?? 'Unbekanntes Gerät'
  return system === undefined ? browser : `${browser} auf ${system}`
}
