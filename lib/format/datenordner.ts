/**
 * What stands in the way of opening the data folder, in words and with what to do about it; null for what is nobody's
 * but a programmer's. `error` is what the file system, SQLite or `openDatenbank` threw.
 */
export function textDatenfehler(error: unknown, ordner: string): string | null {
  const code = codeVon(error)
  const satz = SAETZE.find(([codes]) => codes.some((c) => code.startsWith(c)))?.[1]
  return satz === undefined ? null : `${satz(`Datenordner ${ordner}`)} (${code})`
}

const SAETZE: readonly (readonly [readonly string[], (ordner: string) => string])[] = [
  [
    ['DATEN_NEUER'],
    (o) =>
      `Die Daten im ${o} stammen von einer neueren Fassung von Kallemann. Diese Fassung ändert nichts daran: die neuere starten oder eine Sicherung von vorher zurückspielen.`,
  ],
  [
    ['DATEN_AELTER'],
    (o) =>
      `Die Daten im ${o} stammen von einer früheren Fassung von Kallemann. Einmal npm start oder npm run migrate bringt sie auf den neuesten Stand.`,
  ],
  [
    ['DATEN_BESCHAEDIGT', 'SQLITE_NOTADB', 'SQLITE_CORRUPT'],
    (o) =>
      `Die Datenbank im ${o} ist beschädigt oder keine. Nichts wurde geändert: die Datei kallemann.sqlite beiseitelegen und die letzte Sicherung zurückspielen.`,
  ],
  [
    ['DATEN_POSTGRES'],
    () =>
      'DATABASE_URL nennt PostgreSQL. Schema und Migrationen liegen bereit, der Server läuft noch auf SQLite: DATABASE_URL entfernen.',
  ],
  [
    ['ENOTDIR', 'EEXIST'],
    (o) => `Der ${o} ist kein Ordner. KALLEMANN_DATA auf einen Ordner zeigen lassen.`,
  ],
  [
    ['EACCES', 'EPERM', 'EROFS', 'SQLITE_READONLY', 'SQLITE_CANTOPEN', 'EISDIR'],
    (o) =>
      `Im ${o} lässt sich nicht schreiben. Dem Konto, unter dem Kallemann läuft, Lese- und Schreibrechte geben oder mit KALLEMANN_DATA einen anderen Ordner nennen.`,
  ],
  [['ENOENT'], (o) => `Der ${o} lässt sich nicht anlegen. KALLEMANN_DATA prüfen.`],
  [
    ['ENOSPC', 'EDQUOT', 'SQLITE_FULL'],
    (o) => `Für den ${o} ist kein Platz mehr auf dem Datenträger. Platz schaffen und neu starten.`,
  ],
  [
    ['SQLITE_BUSY', 'SQLITE_LOCKED'],
    (o) =>
      `Ein anderes Programm hält die Datenbank im ${o} fest. Es beenden oder kurz warten und neu starten.`,
  ],
]

function codeVon(error: unknown): string {
  if (typeof error !== 'object' || error === null) return ''
  if ('code' in error && typeof error.code === 'string') return error.code
  return 'cause' in error ? codeVon(error.cause) : ''
}
