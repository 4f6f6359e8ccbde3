import type { Chronikeintrag, Spielbezug } from '../domain/protokoll/chronik'
import type { Unterschied } from '../domain/spieltag/unterschiede'
import { textSaisonfolge } from './chronik-saison'
import type { RangpunkteForm } from './rangpunkte'
import { textUnterschiede } from './unterschiede'
import { textVorgang } from './vorgang'

/** What somebody did on an evening, as the rest of a sentence that begins with the name: `Anna hat Spiel 5 korrigiert`. */
export function textChronik(eintrag: Chronikeintrag): string {
  const { op, art, daten, spiel, einspruch, namen } = eintrag
  const welches = textWelches(spiel)
  const wessen = einspruch && textWessen(eintrag)
  switch (op?.art) {
    case 'spieltag-eroeffnen':
      return 'hat den Spieltag eröffnet'
    case 'spieltag-nachtragen':
      return 'hat den Spieltag mit seinem Endstand nachgetragen'
    case 'spieltag-aendern':
      return 'hat Datum, Ort oder Entschuldigte geändert'
    case 'runde-eroeffnen':
      return 'hat die Besetzung am Tisch geändert'
    case 'spieltag-abschliessen':
      return `hat den Spieltag ${op.daten.ende === 'vorzeitig' ? 'vorzeitig ' : ''}abgeschlossen`
    case 'spieltag-wiederoeffnen':
      return 'hat den Spieltag wieder geöffnet'
    case 'spieltag-streichen':
      return 'hat den Spieltag gestrichen'
    case 'spieltag-abnehmen':
      return `hat das Ergebnis für ${namen[op.daten.spielerId] ?? 'jemanden'} bestätigt`
    case 'spiel-eintragen':
      return `hat ${welches} eingetragen`
    case 'spiel-korrigieren':
      return `hat ${welches} korrigiert`
    case 'spiel-streichen':
      return `hat ${welches} gestrichen`
    case 'spiel-wiederherstellen':
      return `lässt ${welches} wieder zählen`
    case 'einspruch-erheben': {
      const fuer = op.daten.spielerId === null ? '' : ` für ${wessen ?? 'jemanden'}`
      return `hat${fuer} Einspruch gegen ${welches} erhoben`
    }
    case 'einspruch-annehmen':
      return `hat den Einspruch von ${wessen} gegen ${welches} angenommen${DAMIT[op.daten.aenderung.art]}`
    case 'einspruch-ablehnen':
      return `hat den Einspruch von ${wessen} gegen ${welches} abgelehnt`
    case 'einspruch-zuruecknehmen':
      return `hat den Einspruch von ${wessen} gegen ${welches} zurückgenommen`
    case 'einspruch-quittieren':
      return `hat die Entscheidung über den Einspruch gegen ${welches} gelesen`
    // Of nothing else does an evening have entries, but for those that no `op` could be read of.
    case 'spieler-anlegen':
    case 'spieler-umbenennen':
    case 'spieler-anonymisieren':
    case 'saison-anlegen':
    case 'saison-aendern':
    case 'saison-importieren':
    case 'mitglied-einladen':
    case 'einladung-widerrufen':
    case 'mitglied-aufnehmen':
    case 'mitglied-aendern':
    case 'mitglied-entfernen':
    case undefined:
      return art === 'saison-importieren'
        ? `hat ${spiel ? welches : 'den Spieltag'} mit der Saison aus einer Datei übernommen`
        : textVorgang(art, daten)
  }
}

const DAMIT = {
  korrektur: ' und das Spiel korrigiert',
  streichung: ' und das Spiel gestrichen',
  wiederherstellung: '; das Spiel zählt wieder',
  bestehende: '; das Spiel war schon geändert',
} as const

function textWelches(spiel: Spielbezug | null): string {
  if (spiel === null) return 'ein Spiel'
  const runde = spiel.runde === null ? '' : ` der ${spiel.runde}. Runde`
  return `Spiel ${spiel.nummer}${runde}`
}

function textWessen({ einspruch, namen }: Chronikeintrag): string {
  if (einspruch === null) return 'jemandem'
  const { spielerId, kontoName } = einspruch
  return spielerId === null ? kontoName : (namen[spielerId] ?? kontoName)
}

/** Why, in the words of whoever did it: `Grund`, `falsch gezählt`. */
export function textWarum({
  op,
}: Chronikeintrag): { readonly was: 'Grund' | 'Antwort'; readonly text: string } | null {
  if (op === null) return null
  const { daten } = op
  if ('grund' in daten && daten.grund) return { was: 'Grund', text: daten.grund }
  if ('antwort' in daten && daten.antwort) return { was: 'Antwort', text: daten.antwort }
  return null
}

/**
 * What else came of it, in short sentences with the names and figures of then: dealers, Pflicht and Kür, marks, planned
 * games, totals, then places in the season.
 */
export function textWirkungen(
  { art, folge, spiel, namen }: Chronikeintrag,
  form: RangpunkteForm,
): { readonly abend: readonly string[]; readonly saison: readonly string[] } {
  // A whole season came at once: nothing of its table is this evening's alone.
  if (art === 'saison-importieren') return { abend: [], saison: [] }
  const andere = (folge?.unterschiede ?? []).filter((u) => !istSelbst(u, spiel))
  return {
    abend: textUnterschiede(andere, namen),
    saison: folge?.saison ? textSaisonfolge(folge.saison, { namen, form }) : [],
  }
}

/** The value of the game itself stands where its versions are told. */
function istSelbst(u: Unterschied, spiel: Spielbezug | null): boolean {
  const vomWert = u.art === 'wert' || u.art === 'spiel-weg' || u.art === 'spiel-dazu'
  return vomWert && u.nummer === spiel?.nummer
}
