const WOCHENTAGE = ['So.', 'Mo.', 'Di.', 'Mi.', 'Do.', 'Fr.', 'Sa.'] as const
const MONATE = [
  'Januar',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
] as const

/** `2026-01-09` → `Fr., 9. Januar 2026`. A calendar day: no time zone can shift it. */
export function formatDatum(datum: string): string {
  const { jahr, monat, tag } = teile(datum)
  return `${WOCHENTAGE[wochentag(datum)]}, ${tag}. ${MONATE[monat - 1]} ${jahr}`
}

/** Day of an evening and, where it is known, its place: `Fr., 9. Januar 2026 · bei Anna`. */
export function formatDatumOrt(abend: {
  readonly datum: string
  readonly ort: string | null
}): string {
  const datum = formatDatum(abend.datum)
  return abend.ort === null ? datum : `${datum} · ${abend.ort}`
}

/** `2026-01-09` → `09.01.26`, for narrow columns. */
export function formatDatumKurz(datum: string): string {
  return `${datum.slice(8, 10)}.${datum.slice(5, 7)}.${datum.slice(2, 4)}`
}

function teile(datum: string): { jahr: number; monat: number; tag: number } {
  const [jahr = 0, monat = 1, tag = 1] = datum.split('-').map(Number)
  return { jahr, monat, tag }
}

/** 0 for Sunday. Computed in UTC, where a date has no clock to be shifted by. */
function wochentag(datum: string): 0 | 1 | 2 | 3 | 4 | 5 | 6 {
  return new Date(`${datum}T00:00:00Z`).getUTCDay() as 0 | 1 | 2 | 3 | 4 | 5 | 6
}
