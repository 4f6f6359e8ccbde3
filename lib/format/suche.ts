import type { Gruppe, Protokollsuche, Suchfeld } from '../domain/protokoll/suche'
import { aufzaehlen } from './aufzaehlen'
import { formatDatumKurz } from './datum'

/** The kinds of entries by what they are about, in the order of the list. */
export const GRUPPEN_TEXTE: Readonly<Record<Gruppe, string>> = {
  spiele: 'Spiele',
  spieltage: 'Spieltage',
  einsprueche: 'Einsprüche',
  abnahmen: 'Bestätigungen',
  freigaben: 'Links für Gäste',
  kasse: 'Kasse',
  spieler: 'Spieler',
  saisons: 'Saisons',
  mitglieder: 'Mitglieder',
}

const FELDER: Readonly<Record<Suchfeld, string>> = {
  konto: 'Wer',
  gruppe: 'Was',
  abend: 'Spieltag vom',
  von: 'Von',
  bis: 'Bis',
  name: 'Spieler',
  vor: 'Seite',
}

/** Name of a field of the search. */
export function textSuchfeld(feld: Suchfeld): string {
  return FELDER[feld]
}

/** That parts of an address could not be read and do not count; empty when all could. */
export function textUnlesbar(felder: readonly Suchfeld[]): string {
  if (felder.length === 0) return ''
  const namen = aufzaehlen(felder.map((f) => `„${FELDER[f]}“`))
  return felder.length === 1
    ? `Die Angabe bei ${namen} ist nicht lesbar und gilt hier nicht.`
    : `Die Angaben bei ${namen} sind nicht lesbar und gelten hier nicht.`
}

/** What is looked for, in short: `Anna, Spiele, ab 01.01.26`; empty for everything. */
export function textSuche(
  { konto, gruppe, name, abend, von, bis }: Protokollsuche,
  konten: readonly { readonly id: string; readonly name: string }[],
): string {
  return [
    konto === undefined ? '' : (konten.find((k) => k.id === konto)?.name ?? 'jemand anderes'),
    gruppe === undefined ? '' : GRUPPEN_TEXTE[gruppe],
    name === undefined ? '' : `„${name}“`,
    abend === undefined ? '' : `Spieltag vom ${formatDatumKurz(abend)}`,
    von === undefined ? '' : `ab ${formatDatumKurz(von)}`,
    bis === undefined ? '' : `bis ${formatDatumKurz(bis)}`,
  ]
    .filter((teil) => teil !== '')
    .join(', ')
}
