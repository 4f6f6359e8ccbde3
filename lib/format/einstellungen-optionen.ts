import type { Abrechnung, Einstellungen } from '../domain/regelwerk/einstellungen'

interface Option<W extends string> {
  readonly wert: W
  readonly text: string
  readonly hinweis: string
}

type Optionen<N extends keyof Einstellungen> = readonly Option<Einstellungen[N] & string>[]

/** The choices of each setting in words, as a form offers them. */
export const WIEDERHOLUNG_OPTIONEN: Optionen<'kuersoloWiederholung'> = [
  {
    wert: 'einmal',
    text: 'Einmal wiederholen',
    hinweis: 'Gleich danach dasselbe Solo noch einmal. Geht auch das verloren, ist Schluss.',
  },
  {
    wert: 'bis-gewonnen',
    text: 'Wiederholen, bis es gewonnen ist',
    hinweis: 'Das Solo wird so oft gespielt, bis es einmal glückt.',
  },
  {
    wert: 'aus',
    text: 'Nicht wiederholen',
    hinweis: 'Ein verlorenes Kürsolo bleibt ohne Folge.',
  },
]

export const STOSS_OPTIONEN: Optionen<'stossWirkung'> = [
  { wert: 'plus2', text: 'Zählt 2 Punkte', hinweis: 'Wie in den Turnierspielregeln.' },
  { wert: 'mal2', text: 'Verdoppelt', hinweis: 'Jede Ansage, alles außer den Sonderpunkten.' },
]

export const WERTUNG_OPTIONEN: Optionen<'wertung'> = [
  {
    wert: 'rangpunkte',
    text: 'Rangpunkte',
    hinweis: 'Der Erste eines Spieltags bekommt einen halben mehr, als es Spieler gibt.',
  },
  {
    wert: 'ligapunkte',
    text: 'Ligapunkte',
    hinweis: '4, 3, 2, 1 für die Plätze an jedem Tisch.',
  },
  { wert: 'summe', text: 'Spielpunkte', hinweis: 'Alle Spielpunkte zusammen.' },
  {
    wert: 'schnitt',
    text: 'Spielpunkte je Spieltag',
    hinweis: 'Der Schnitt über die Spieltage, die zählen.',
  },
  {
    wert: 'schnitt-spiel',
    text: 'Spielpunkte je Spiel',
    hinweis: 'Der Schnitt über alle Spiele, in denen man saß.',
  },
]

export const ABWESENHEIT_OPTIONEN: Optionen<'abwesenheit'> = [
  {
    wert: 'null-punkte',
    text: 'Spielt mit 0 Punkten mit',
    hinweis: 'Als hätte jeder Fehlende 0 Spielpunkte gemacht.',
  },
  {
    wert: 'letzter-platz',
    text: 'Ist Letzter',
    hinweis: 'Hinter allen, die da waren, auch hinter denen im Minus.',
  },
  { wert: 'zaehlt-nicht', text: 'Zählt nicht', hinweis: 'Der Spieltag bleibt ohne Wirkung.' },
]

export const GLEICHSTAND_OPTIONEN: Optionen<'gleichstand'> = [
  { wert: 'geteilt', text: 'Geteilter Platz', hinweis: 'Beide stehen auf demselben Platz.' },
  { wert: 'spielpunkte', text: 'Mehr Spielpunkte', hinweis: 'Über die ganze Saison.' },
  { wert: 'tagessiege', text: 'Mehr Tagessiege', hinweis: 'Erste Plätze, auch geteilte.' },
  {
    wert: 'direkter-vergleich',
    text: 'Direkter Vergleich',
    hinweis: 'Wer öfter vor dem anderen lag, wenn beide da waren.',
  },
]

export const MODUS_OPTIONEN: readonly Option<Abrechnung['modus']>[] = [
  { wert: 'variabel', text: 'Je Punkt', hinweis: 'Der Einsatz mal den Wert des Spiels.' },
  { wert: 'fix', text: 'Je Spiel', hinweis: 'Der Einsatz, wie hoch das Spiel auch war.' },
]
