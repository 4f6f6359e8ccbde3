import type { SchrittCode } from '../domain/wertung/schritt-codes'
import type { Schritt } from '../domain/wertung/wertung'
import { formatPunkte } from './zahl'

const TEXTE: Readonly<Record<SchrittCode, string>> = {
  keine120: 'keine 120',
  keine90: 'keine 90',
  keine60: 'keine 60',
  keine30: 'keine 30',
  schwarz: 'schwarz',
  'keine90-angesagt': 'keine 90 angesagt',
  'keine60-angesagt': 'keine 60 angesagt',
  'keine30-angesagt': 'keine 30 angesagt',
  'schwarz-angesagt': 'schwarz angesagt',
  '90-erreicht': '90 erreicht',
  '60-erreicht': '60 erreicht',
  '30-erreicht': '30 erreicht',
  'stich-gemacht': 'Stich gemacht',
  'gegen-die-alten': 'gegen die Alten',
  'stoss-re': 'Stoß Re',
  'stoss-kontra': 'Stoß Kontra',
  doppelkopf: 'Doppelkopf',
  fuchs: 'Fuchs gefangen',
  'fuchs-letzter': 'Fuchs im letzten Stich',
  charlie: 'Charlie',
  kallemann: 'Kallemann',
  'ansage-re': 'Re angesagt',
  'ansage-kontra': 'Kontra angesagt',
  '120-gegen-keine90': '120 gegen keine 90',
  '90-gegen-keine60': '90 gegen keine 60',
  '60-gegen-keine30': '60 gegen keine 30',
  '30-gegen-schwarz': '30 gegen schwarz',
  regelverstoss: 'Regelverstoß',
  gewonnen: 'gewonnen',
  'mehr-als-0': 'mehr als 0',
  mindestens30: 'mindestens 30',
  mindestens60: 'mindestens 60',
  mindestens90: 'mindestens 90',
  mindestens120: 'mindestens 120',
  mindestens150: 'mindestens 150',
  mindestens180: 'mindestens 180',
  mindestens210: 'mindestens 210',
  mindestens240: 'mindestens 240',
  'augen30-angesagt': '30 angesagt',
  'augen60-angesagt': '60 angesagt',
  'augen90-angesagt': '90 angesagt',
  'augen120-angesagt': '120 angesagt',
  'augen150-angesagt': '150 angesagt',
  'augen180-angesagt': '180 angesagt',
  'augen210-angesagt': '210 angesagt',
  'augen240-angesagt': '240 angesagt',
  'keine30-null': 'keine 30',
  'keine60-null': 'keine 60',
  'keine90-null': 'keine 90',
  'keine120-null': 'keine 120',
  'keine150-null': 'keine 150',
  'keine180-null': 'keine 180',
  'keine210-null': 'keine 210',
  'keine240-null': 'keine 240',
}

/** What the Turnierspielregeln call otherwise than Urexweiler. */
const TEXTE_TSR: Readonly<Partial<Record<SchrittCode, string>>> = {
  keine90: 'unter 90',
  keine60: 'unter 60',
  keine30: 'unter 30',
  'keine90-angesagt': 'keine 90 abgesagt',
  'keine60-angesagt': 'keine 60 abgesagt',
  'keine30-angesagt': 'keine 30 abgesagt',
  'schwarz-angesagt': 'schwarz abgesagt',
}

/** The line of an explanation as it is said at the table by the book of its rule: `keine 60 angesagt`, `Stoß Re`, `unter 90`. */
export function textSchritt({ regel, code }: Schritt): string {
  const tsr = regel.startsWith('U-') ? undefined : TEXTE_TSR[code]
  return tsr ?? TEXTE[code]
}

/** What a step does to the value: `+1`, `−2`, `× 2`. */
export function textBetrag(schritt: Schritt): string {
  return 'faktor' in schritt ? `× ${schritt.faktor}` : formatPunkte(schritt.punkte)
}

/** The Turnierspielregeln count in more steps than fit on a line: there an Absage is written as its key is. */
const KURZ_TSR: Readonly<Partial<Record<SchrittCode, string>>> = {
  'ansage-re': 'Re',
  'ansage-kontra': 'Kontra',
  'keine90-angesagt': 'k90',
  'keine60-angesagt': 'k60',
  'keine30-angesagt': 'k30',
  '120-gegen-keine90': '120 gegen k90',
  '90-gegen-keine60': '90 gegen k60',
  '60-gegen-keine30': '60 gegen k30',
}

/** A step on one line with the others: `keine 90`, `Stoß Re ×2`, `Fuchs gefangen −1`, `Re +2`. */
export function kurzSchritt(schritt: Schritt): string {
  const tsr = schritt.regel.startsWith('U-') ? undefined : KURZ_TSR[schritt.code]
  const text = tsr ?? textSchritt(schritt)
  if ('faktor' in schritt) return `${text} ×${schritt.faktor}`
  return schritt.punkte === 1 ? text : `${text} ${formatPunkte(schritt.punkte)}`
}
