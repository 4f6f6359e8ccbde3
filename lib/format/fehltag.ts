import type { Einstellungen } from '../domain/regelwerk/einstellungen'
import { abwesenheitVon, ziehtAb } from '../domain/regelwerk/einstellungen'
import { worteDerWertung } from './wertung'

interface Fehlstand {
  /** Absences of the season that counted so far. */
  readonly bisher: number
  /** Of the season. */
  readonly einstellungen: Einstellungen
  /** No seat: no absence (U-L6). */
  readonly entschuldigt: boolean
}

/** What missing this evening costs, before it begins (U-L4, U-L6). */
export function textFehltag({ bisher, einstellungen, entschuldigt }: Fehlstand): string {
  const folge = FOLGE[abwesenheitVon(einstellungen)]
  if (entschuldigt) return `Entschuldigt: ${folge}, zählt nicht als Fehltag.`
  const nummer = `${bisher + 1}. Fehltag`
  if (!ziehtAb(einstellungen)) return `${nummer}: ${folge}.`
  const frei = einstellungen.freieFehltage
  const { einer } = worteDerWertung(einstellungen.wertung)
  if (bisher >= frei) return `${nummer}: kostet 1 ${einer}.`
  const rest = frei - bisher - 1
  if (rest === 0) return `${nummer}: frei, der nächste kostet 1 ${einer}.`
  return `${nummer}: frei, danach noch ${rest === 1 ? 'einer' : rest} frei.`
}

const FOLGE = {
  'null-punkte': '0 Spielpunkte',
  'letzter-platz': 'der letzte Platz',
  'zaehlt-nicht': 'kein Ergebnis',
} as const

/** What a season's number of free absences means (U-L4); `einer` is the point that an absence costs. */
export function textFreieFehltage(frei: number, einer = 'Rangpunkt'): string {
  if (frei === 0) return `Schon das erste Fehlen kostet 1 ${einer}.`
  const mal = frei === 1 ? 'Einmal' : `${frei}-mal`
  return `${mal} fehlen ist frei, jedes weitere Mal kostet 1 ${einer}.`
}
