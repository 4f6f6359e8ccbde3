import type { Einstellungen } from '@/lib/domain/regelwerk/einstellungen'
import type { RegelwerkId } from '@/lib/domain/regelwerk/regelwerk'
import { KADER_GROESSE } from '@/lib/domain/regelwerk/regelwerk'
import type { FormFehler } from '@/lib/client/senden'

/** A line of the list of players; `nr` stays with it when lines move. */
interface SpielerZeile {
  readonly nr: number
  readonly name: string
}

/** What the set-up form holds while it is filled in. */
export interface Angaben {
  readonly code: string
  readonly verein: string
  readonly name: string
  readonly anmeldename: string
  readonly passwort: string
  readonly spieler: readonly SpielerZeile[]
  /** The line that is the account's owner; null: someone who only writes. */
  readonly ich: number | null
  readonly saison: string
  readonly regelwerk: RegelwerkId
  readonly einstellungen: Einstellungen
}

/** An empty form; the first line is the owner's. */
export function anfang(
  saison: string,
  regelwerk: { readonly id: RegelwerkId; readonly standard: Einstellungen },
): Angaben {
  return {
    code: '',
    verein: '',
    name: '',
    anmeldename: '',
    passwort: '',
    spieler: Array.from({ length: KADER_GROESSE.von }, (_, nr) => ({ nr, name: '' })),
    ich: 0,
    saison,
    regelwerk: regelwerk.id,
    einstellungen: regelwerk.standard,
  }
}

/** The body of `POST /api/v1/einrichten`. */
export function alsAnfrage(a: Angaben) {
  const ichBin = a.spieler.findIndex((z) => z.nr === a.ich)
  return {
    code: a.code.trim(),
    verein: a.verein.trim(),
    name: a.name.trim(),
    anmeldename: a.anmeldename.trim(),
    passwort: a.passwort,
    spieler: a.spieler.map((z) => z.name.trim()),
    ichBin: ichBin < 0 ? null : ichBin,
    saison: a.saison.trim(),
    regelwerk: a.regelwerk,
    einstellungen: a.einstellungen,
  }
}

const PFLICHT = {
  code: 'Den Code eintragen: Er steht im Fenster, in dem der Server läuft.',
  verein: 'Dem Verein einen Namen geben.',
  name: 'Den eigenen Namen eintragen, wie ihn die anderen lesen sollen.',
  anmeldename: 'Einen Anmeldenamen wählen.',
  passwort: 'Ein Passwort wählen.',
  saison: 'Der Saison einen Namen geben.',
} as const

/** What is missing or double, at its place as the server would name it; the server has the last word. */
export function pruefeAngaben(a: Angaben): readonly FormFehler[] {
  const felder = Object.keys(PFLICHT) as (keyof typeof PFLICHT)[]
  return [
    ...felder.filter((ort) => a[ort].trim() === '').map((ort) => ({ ort, text: PFLICHT[ort] })),
    ...a.spieler.flatMap((z, i) => pruefeZeile(z.name, i, a.spieler)),
  ]
}

function pruefeZeile(
  name: string,
  i: number,
  alle: readonly SpielerZeile[],
): readonly FormFehler[] {
  const ort = `spieler[${i}]`
  if (name.trim() === '')
    return [
      {
        ort,
        text:
          alle.length > KADER_GROESSE.von
            ? 'Namen eintragen oder die Zeile entfernen.'
            : 'Namen eintragen: vier sind das Wenigste.',
      },
    ]
  const frueher = alle.findIndex((z) => gleich(z.name) === gleich(name))
  return frueher < i
    ? [{ ort, text: `Steht schon in Zeile ${frueher + 1}: einen der beiden anders schreiben.` }]
    : []
}

function gleich(name: string): string {
  return name.trim().normalize('NFC').toLocaleLowerCase('de')
}

/** A further empty line at the end. */
export function mitZeile(a: Angaben): Angaben {
  const nr = Math.max(...a.spieler.map((z) => z.nr)) + 1
  return { ...a, spieler: [...a.spieler, { nr, name: '' }] }
}

/** Without the line; if it was the owner's, nobody is until someone says so. */
export function ohneZeile(a: Angaben, nr: number): Angaben {
  return { ...a, spieler: a.spieler.filter((z) => z.nr !== nr), ich: a.ich === nr ? null : a.ich }
}

/** The line one place up (−1) or down (+1). */
export function verschiebe(a: Angaben, nr: number, um: -1 | 1): Angaben {
  const von = a.spieler.findIndex((z) => z.nr === nr)
  const zeile = a.spieler[von]
  const andere = a.spieler[von + um]
  if (!zeile || !andere) return a
  return {
    ...a,
    spieler: a.spieler.map((z) => (z === zeile ? andere : z === andere ? zeile : z)),
  }
}

/** The line with another name. */
export function benenne(a: Angaben, nr: number, name: string): Angaben {
  return { ...a, spieler: a.spieler.map((z) => (z.nr === nr ? { nr, name } : z)) }
}

/** The owner's name into the owner's line, as long as that is empty. */
export function uebernimmName(a: Angaben): Angaben {
  const zeile = a.spieler.find((z) => z.nr === a.ich)
  return zeile && zeile.name.trim() === '' ? benenne(a, zeile.nr, a.name.trim()) : a
}
