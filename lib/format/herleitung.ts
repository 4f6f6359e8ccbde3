import { bruch } from '../domain/bruch'
import type { Bruch } from '../domain/bruch'
import type { Einstellungen } from '../domain/regelwerk/einstellungen'
import { abwesenheitVon } from '../domain/regelwerk/einstellungen'
import type { RegelId } from '../domain/regelwerk/regel-ids'
import { platzLigapunkte, platzRangpunkte } from '../domain/saison/platz'
import type { Tageswertung, Tischplatz } from '../domain/saison/saison'
import { formatRangpunkte } from './rangpunkte'
import type { RangpunkteForm } from './rangpunkte'
import { formFuer, regelDerTabelle } from './wertung'
import { formatZahl } from './zahl'

/** One step of a derivation with the rule it rests on. */
export interface HerleitungSatz {
  readonly regel: RegelId
  readonly text: string
}

interface Umfeld {
  /** N of U-L1, the length of the roster. */
  readonly anzahl: number
  readonly einstellungen: Einstellungen
  readonly form: RangpunkteForm
}

/** How a player's figure of one Spieltag comes about, a short sentence per step (U-L1 to U-L4, U-L6, D-L). */
export function textHerleitung(w: Tageswertung, umfeld: Umfeld): readonly HerleitungSatz[] {
  const form = formFuer(umfeld.einstellungen.wertung, umfeld.form)
  const saetze = [...textAbwesenheit(w, umfeld), ...textWert(w, { ...umfeld, form })]
  if (w.abzug > 0) {
    saetze.push({
      regel: 'U-L4',
      text: `Abzug für den Fehltag: ${formatRangpunkte(w.anteil, form)} − ${w.abzug} = ${formatRangpunkte(w.rangpunkte, form)}.`,
    })
  }
  if (w.gestrichen) {
    saetze.push({
      regel: regelDerTabelle(umfeld.einstellungen),
      text:
        w.abzug > 0
          ? 'Gestrichen als eines der schlechtesten Ergebnisse: Nur der Abzug zählt.'
          : 'Gestrichen als eines der schlechtesten Ergebnisse: Es zählt nicht.',
    })
  }
  return saetze
}

function textAbwesenheit(w: Tageswertung, { einstellungen }: Umfeld): readonly HerleitungSatz[] {
  if (!w.abwesend) return []
  const wer = w.entschuldigt ? 'Entschuldigt abwesend' : 'Abwesend'
  const kein = w.entschuldigt ? ', kein Fehltag' : ''
  const regel = w.entschuldigt ? 'U-L6' : 'U-L2'
  switch (abwesenheitVon(einstellungen)) {
    case 'null-punkte':
      return [{ regel, text: `${wer}: zählt mit 0 Spielpunkten${kein}.` }]
    case 'letzter-platz':
      return [{ regel, text: `${wer}: steht hinter allen, die da waren${kein}.` }]
    case 'zaehlt-nicht':
      return [{ regel, text: `${wer}: Der Spieltag zählt nicht${kein}.` }]
  }
}

function textWert(w: Tageswertung, umfeld: Umfeld): readonly HerleitungSatz[] {
  const { einstellungen, anzahl, form } = umfeld
  if (w.abwesend && !w.zaehlt) return []
  switch (einstellungen.wertung) {
    case 'rangpunkte':
      if (w.abwesend && abwesenheitVon(einstellungen) === 'letzter-platz')
        return [{ regel: 'U-L1', text: `Der letzte Platz gibt ${wert(w.anteil, form)}.` }]
      return [
        {
          regel: w.geteilt > 1 ? 'U-L3' : 'U-L1',
          text: textPlatz(w, { form, anzahl, punkte: (rang) => platzRangpunkte(rang, anzahl) }),
        },
      ]
    case 'ligapunkte':
      return textLiga(w, umfeld)
    case 'summe':
    case 'schnitt':
      return w.abwesend ? [] : [{ regel: 'D-L', text: `Zählt ${formatZahl(w.spielpunkte)}.` }]
    case 'schnitt-spiel':
      return [{ regel: 'D-L', text: textJeSpiel(w, form) }]
  }
}

/** Ligapunkte of each table, and their sum where there were several (D-L). */
function textLiga(w: Tageswertung, { einstellungen, form }: Umfeld): readonly HerleitungSatz[] {
  if (w.abwesend) {
    const letzter = abwesenheitVon(einstellungen) === 'letzter-platz'
    return [
      {
        regel: 'D-L',
        text: letzter
          ? `Der letzte Platz gibt ${wert(w.anteil, form)}.`
          : 'Das gibt keine Ligapunkte.',
      },
    ]
  }
  const tische = w.tische ?? []
  if (tische.length === 0)
    return [{ regel: 'D-L', text: 'Ohne ein Spiel gibt es keine Ligapunkte.' }]
  const saetze = tische.map((tisch, i) => {
    const text = textPlatz(tisch, { form, punkte: (rang) => bruch(platzLigapunkte(rang)) })
    return tische.length === 1 ? text : `Runde ${i + 1}: ${text}`
  })
  const summe = tische.map((t) => wert(t.anteil, form)).join(' + ')
  if (tische.length > 1) saetze.push(`Zusammen ${summe} = ${wert(w.anteil, form)}.`)
  return [{ regel: 'D-L', text: saetze.join(' ') }]
}

function textJeSpiel(w: Tageswertung, form: RangpunkteForm): string {
  if (w.spiele === 0)
    return 'Ohne einzelne Spiele: Der Spieltag zählt nicht in den Schnitt je Spiel.'
  return `${formatZahl(w.spielpunkte)} ÷ ${w.spiele === 1 ? '1 Spiel' : `${w.spiele} Spiele`} = ${wert(w.anteil, form)}.`
}

interface Platzumfeld {
  readonly form: RangpunkteForm
  /** How many places there are, where that is said. */
  readonly anzahl?: number
  /** What one place gives, unshared. */
  readonly punkte: (rang: number) => Bruch
}

function textPlatz(platz: Tischplatz, { form, anzahl, punkte }: Platzumfeld): string {
  const { rang, geteilt, anteil } = platz
  if (geteilt <= 1) {
    const von = anzahl === undefined ? '' : ` von ${anzahl}`
    return `Platz ${rang}${von} gibt ${wert(anteil, form)}.`
  }
  const summanden = Array.from({ length: geteilt }, (_, i) => wert(punkte(rang + i), form))
  const plaetze = `${rang} ${geteilt === 2 ? 'und' : 'bis'} ${rang + geteilt - 1}`
  return `Plätze ${plaetze} geteilt durch ${geteilt}: (${summanden.join(' + ')}) ÷ ${geteilt} = ${wert(anteil, form)}.`
}

const wert = formatRangpunkte
