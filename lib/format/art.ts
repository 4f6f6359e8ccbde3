import type { RegelwerkId } from '../domain/regelwerk/regelwerk'
import type { Ansage, Art, Partei, Sonderpunkt } from '../domain/spiel/spiel'
import { worteVon } from './worte'

const ARTEN: Readonly<Record<Exclude<Art, 'solo-fehlfarben'>, string>> = {
  normal: 'Normalspiel',
  hochzeit: 'Hochzeit',
  'stilles-solo': 'Stilles Solo',
  'hochzeit-solo': 'Hochzeitssolo',
  'solo-normal': 'Normales Solo',
  'solo-kreuz': 'Kreuzsolo',
  'solo-pik': 'Piksolo',
  'solo-herz': 'Herzsolo',
  'solo-karo': 'Karosolo',
  'solo-damen': 'Damensolo',
  'solo-buben': 'Bubensolo',
  'solo-koehler': 'Köhler',
  'solo-null': 'Null',
}

const ANSAGEN: Readonly<Record<Ansage, string>> = {
  keine90: 'keine 90',
  keine60: 'keine 60',
  keine30: 'keine 30',
  schwarz: 'schwarz',
  augen30: '30 Augen',
  augen60: '60 Augen',
  augen90: '90 Augen',
  augen120: '120 Augen',
  augen150: '150 Augen',
  augen180: '180 Augen',
  augen210: '210 Augen',
  augen240: '240 Augen',
}

const SONDERPUNKTE: Readonly<Record<Sonderpunkt, string>> = {
  doppelkopf: 'Doppelkopf',
  fuchs: 'Fuchs gefangen',
  'fuchs-letzter': 'Fuchs im letzten Stich',
  charlie: 'Charlie',
  kallemann: 'Kallemann',
}

const PARTEIEN: Readonly<Record<Partei, string>> = { re: 'Re', kontra: 'Kontra' }

/** Name of a kind of game as its rule book has it: `Damensolo`, `Fleischloser`. */
export function textArt(art: Art, regelwerk: RegelwerkId): string {
  return art === 'solo-fehlfarben' ? worteVon(regelwerk).fehlfarben : ARTEN[art]
}

/** Name of a level: `keine 90`, in Null `30 Augen`. */
export function textAnsage(ansage: Ansage): string {
  return ANSAGEN[ansage]
}

/** Name of a Sonderpunkt as it stands on the sheet: `Fuchs gefangen`. */
export function textSonderpunkt(sonderpunkt: Sonderpunkt): string {
  return SONDERPUNKTE[sonderpunkt]
}

/** `Re` or `Kontra`. */
export function textPartei(partei: Partei): string {
  return PARTEIEN[partei]
}
