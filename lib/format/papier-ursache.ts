import type { RegelwerkId } from '../domain/regelwerk/regelwerk'
import type { EinzelUrsache, Ursache, Wertgrund } from '../domain/spieltag/papier-ursache'
import { textNamen } from './aufzaehlen'
import type { PapierWorte } from './papier'
import { textPunkteOhneNull, textSpielnummer } from './papier'
import { textSchritt } from './schritt'
import { formatPunkte, formatZahl } from './zahl'

/** A cause in a few words, and as a sentence of its own. */
export interface UrsacheText {
  readonly titel: string
  readonly text: string
}

/** A cause for readers who know the game but not the program. */
export function textUrsache(ursache: Ursache, worte: PapierWorte): UrsacheText {
  if (ursache.art !== 'zwei') return textEinzelne(ursache, worte)
  const [a, b] = ursache.ursachen.map((u) => textEinzelne(u, worte))
  return { titel: 'Zwei Fehler zugleich', text: `${a?.text} Außerdem: ${b?.text}` }
}

function textEinzelne(u: EinzelUrsache, worte: PapierWorte): UrsacheText {
  switch (u.art) {
    case 'spiel-fehlt':
    case 'spiel-doppelt':
    case 'vorzeichen-spiel':
    case 'anderes-spiel':
      return textGanzesSpiel(u, textSpielnummer(u.spiel, worte.spiele))
    case 'spiel-fehlt-in-app':
      return textFehltInApp(u, worte)
    case 'wert':
      return textWert(u, textSpielnummer(u.spiel, worte.spiele), worte)
    case 'vertauscht':
    case 'falsche-spalte':
    case 'andere-verteilung':
    case 'staende-vertauscht':
      return textVerteilung(u, worte)
    case 'solo-nicht-verdreifacht':
    case 'solo-als-paar':
    case 'paar-als-solo':
      return textSolo(u, worte)
    case 'vorzeichen-punkte':
    case 'punkte-vergessen':
    case 'punkte-doppelt':
      return textSpielpunkte(u, worte)
    case 'zahlendreher':
    case 'vorzeichen-stand':
    case 'rechenfehler':
      return textSpalte(u, worte)
  }
}

type Von<A extends EinzelUrsache['art']> = Extract<EinzelUrsache, { art: A }>

function textGanzesSpiel(
  u: Extract<
    EinzelUrsache,
    { art: 'spiel-fehlt' | 'spiel-doppelt' | 'vorzeichen-spiel' | 'anderes-spiel' }
  >,
  spiel: string,
): UrsacheText {
  switch (u.art) {
    case 'spiel-fehlt':
      return {
        titel: 'Spiel fehlt auf dem Papier',
        text: `${spiel} steht nicht auf dem Papier.${u.verschoben ? ' Seine Zeilen sind von da an ein Spiel weiter.' : ''}`,
      }
    case 'spiel-doppelt':
      return {
        titel: 'Spiel doppelt gezählt',
        text: `${spiel} ist auf dem Papier zweimal gezählt.${u.verschoben ? ' Seine Zeilen sind von da an ein Spiel zurück.' : ''}`,
      }
    case 'vorzeichen-spiel':
      return {
        titel: 'Vorzeichen verkehrt',
        text: `${spiel} steht mit umgekehrten Vorzeichen auf dem Papier: Gewinner und Verlierer sind vertauscht.`,
      }
    case 'anderes-spiel':
      return {
        titel: 'Andere Zeile',
        text: `Eingetippt sind die Stände nach ${spiel}.`,
      }
  }
}

function textFehltInApp(u: Von<'spiel-fehlt-in-app'>, { namen }: PapierWorte): UrsacheText {
  const wer = textNamen(u.spieler, namen)
  const verloren = u.form === 'solo' && u.wert < 0
  return {
    titel: 'Spiel fehlt in der App',
    text: `Auf dem Papier steht ein ${u.form === 'solo' ? 'Solo' : 'Spiel'} mehr: Wert ${Math.abs(u.wert)}, ${verloren ? 'verloren' : 'gewonnen'} von ${wer}.`,
  }
}

function textWert(u: Von<'wert'>, spiel: string, { regelwerk }: PapierWorte): UrsacheText {
  const zahlen = `${formatZahl(u.papier)} statt ${formatZahl(u.app)}`
  return textWertgrund(u.weil, { spiel, zahlen, faktor: u.papier / u.app, regelwerk })
}

const FAKTOREN: Readonly<Record<string, readonly [string, string]>> = {
  '2': ['Wert verdoppelt', 'mit doppeltem Wert'],
  '4': ['Wert vervierfacht', 'mit vierfachem Wert'],
  '0.5': ['Wert halbiert', 'mit halbem Wert'],
  '0.25': ['Wert geviertelt', 'mit einem Viertel des Werts'],
}

const MEHR_ODER_WENIGER = {
  stoss: { wort: 'Stoß', einer: 'einen Stoß', beide: 'beide Stöße' },
  ansage: { wort: 'Ansage', einer: 'eine Ansage', beide: 'beide Ansagen' },
} as const

function textWertgrund(
  weil: Wertgrund,
  {
    spiel,
    zahlen,
    faktor,
    regelwerk,
  }: { spiel: string; zahlen: string; faktor: number; regelwerk: RegelwerkId },
): UrsacheText {
  const worte = MEHR_ODER_WENIGER[regelwerk === 'urexweiler' ? 'stoss' : 'ansage']
  const werte = `Wert ${zahlen}.`
  switch (weil.art) {
    case 'stoss-vergessen':
      return {
        titel: `${worte.wort} vergessen`,
        text: `Das Papier zählt in ${spiel} ${weil.anzahl === 1 ? worte.einer : worte.beide} nicht: ${werte}`,
      }
    case 'stoss-zuviel':
      return {
        titel: `${worte.wort} zu viel`,
        text: `Das Papier zählt in ${spiel} ${worte.einer} mehr: ${werte}`,
      }
    case 'sonderpunkte-verdoppelt':
      return {
        titel: 'Sonderpunkte mit verdoppelt',
        text: `Das Papier nimmt in ${spiel} auch die Sonderpunkte mal: ${werte}`,
      }
    case 'schritt-vergessen':
      return {
        titel: `„${textSchritt(weil.schritt)}“ vergessen`,
        text: `Das Papier rechnet ${spiel} ohne „${textSchritt(weil.schritt)}“: ${werte}`,
      }
    case 'faktor': {
      const [titel, wie] = FAKTOREN[String(faktor)] ?? ['Anderer Wert', 'mit anderem Wert']
      return { titel, text: `Das Papier rechnet ${spiel} ${wie}: ${werte}` }
    }
    case 'unbekannt':
      return {
        titel: 'Anderer Wert',
        text: `Das Papier hat für ${spiel} einen anderen Wert: ${zahlen}.`,
      }
  }
}

function textVerteilung(
  u: Extract<
    EinzelUrsache,
    { art: 'vertauscht' | 'falsche-spalte' | 'andere-verteilung' | 'staende-vertauscht' }
  >,
  worte: PapierWorte,
): UrsacheText {
  const spiel = textSpielnummer(u.spiel, worte.spiele)
  switch (u.art) {
    case 'vertauscht': {
      const aussetzer = u.spieler.filter((s) => !worte.spiele[u.spiel - 1]?.punkte.has(s))
      const zusatz =
        aussetzer.length === 1 ? ` ${textNamen(aussetzer, worte.namen)} setzte da aus.` : ''
      return {
        titel: 'Spieler vertauscht',
        text: `In ${spiel} sind auf dem Papier ${textNamen(u.spieler, worte.namen)} vertauscht.${zusatz}`,
      }
    }
    case 'falsche-spalte':
      return {
        titel: 'Falsche Spalte',
        text: `In ${spiel} stehen auf dem Papier die Punkte von ${name(u.von, worte)} (${punkteIn(u.spiel, u.von, worte)}) bei ${name(u.nach, worte)}.`,
      }
    case 'andere-verteilung':
      return {
        titel: 'Andere Spieler',
        text: `In ${spiel} hat das Papier dieselben Punkte bei anderen: ${textPunkteOhneNull(u.papier, worte)}.`,
      }
    case 'staende-vertauscht':
      return {
        titel: 'Spalten vertauscht',
        text: `Die Stände von ${textNamen(u.spieler, worte.namen)} sind nach ${spiel} vertauscht, auf dem Papier oder beim Abtippen.`,
      }
  }
}

function textSolo(
  u: Extract<EinzelUrsache, { art: 'solo-nicht-verdreifacht' | 'solo-als-paar' | 'paar-als-solo' }>,
  worte: PapierWorte,
): UrsacheText {
  const spiel = textSpielnummer(u.spiel, worte.spiele)
  const wer = name(u.spieler, worte)
  switch (u.art) {
    case 'solo-nicht-verdreifacht': {
      const punkte = worte.spiele[u.spiel - 1]?.punkte.get(u.spieler) ?? 0
      return {
        titel: 'Solo nicht verdreifacht',
        text: `${wer} hat auf dem Papier für ${spiel} nur ${formatPunkte(punkte / 3)} statt ${formatPunkte(punkte)}: Wer allein spielt, zählt dreifach.`,
      }
    }
    case 'solo-als-paar':
      return {
        titel: 'Zu zweit gerechnet',
        text: `Das Papier rechnet ${spiel} wie ein Spiel zu zweit: ${wer} mit ${name(u.partner, worte)} statt allein.`,
      }
    case 'paar-als-solo':
      return {
        titel: 'Als Solo gerechnet',
        text: `Das Papier hat ${spiel} als Solo von ${wer} gerechnet.`,
      }
  }
}

function textSpielpunkte(
  u: Extract<EinzelUrsache, { art: 'vorzeichen-punkte' | 'punkte-vergessen' | 'punkte-doppelt' }>,
  worte: PapierWorte,
): UrsacheText {
  const spiel = textSpielnummer(u.spiel, worte.spiele)
  const wer = name(u.spieler, worte)
  const punkte = punkteIn(u.spiel, u.spieler, worte)
  switch (u.art) {
    case 'vorzeichen-punkte':
      return {
        titel: 'Falsches Vorzeichen',
        text: `Bei ${wer} ist ${spiel} auf dem Papier mit falschem Vorzeichen gezählt, richtig ist ${punkte}.`,
      }
    case 'punkte-vergessen':
      return {
        titel: 'Punkte vergessen',
        text: `Bei ${wer} ist ${spiel} auf dem Papier nicht gezählt (${punkte}).`,
      }
    case 'punkte-doppelt':
      return {
        titel: 'Punkte doppelt gezählt',
        text: `Bei ${wer} ist ${spiel} auf dem Papier zweimal gezählt (${punkte}).`,
      }
  }
}

function textSpalte(
  u: Extract<EinzelUrsache, { art: 'zahlendreher' | 'vorzeichen-stand' | 'rechenfehler' }>,
  worte: PapierWorte,
): UrsacheText {
  const wer = name(u.spieler, worte)
  if (u.art === 'rechenfehler') {
    return {
      titel: textStellenfehler(u.um),
      text: `Nur bei ${wer} ist das Papier um ${Math.abs(u.um)} zu ${u.um > 0 ? 'hoch' : 'niedrig'}.`,
    }
  }
  return {
    titel: u.art === 'zahlendreher' ? 'Zahlendreher' : 'Falsches Vorzeichen',
    text: `Bei ${wer} steht nach ${textSpielnummer(u.spiel, worte.spiele)} auf dem Papier ${formatZahl(u.papier)} statt ${formatZahl(u.richtig)}.`,
  }
}

/** A slip of a whole place is a carry that was lost. */
function textStellenfehler(um: number): string {
  if (um % 100 === 0) return 'Hunderterfehler'
  return um % 10 === 0 ? 'Zehnerfehler' : 'Rechenfehler'
}

function name(spieler: string, { namen }: PapierWorte): string {
  return namen[spieler] ?? spieler
}

function punkteIn(spiel: number, spieler: string, { spiele }: PapierWorte): string {
  return formatPunkte(spiele[spiel - 1]?.punkte.get(spieler) ?? 0)
}
