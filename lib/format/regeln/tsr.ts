import type { Art } from '../../domain/spiel/spiel'
import type { Regelblatt, Regelkapitel } from './regeltext'

/** The rules pages of the Turnierspielregeln and of the books that go by them. */

const GRUNDWORTE: Regelblatt['begriffe'] = [
  { wort: 'Augen', text: 'Was die Karten in den Stichen zählen, zusammen 240.' },
  {
    wort: 'Re und Kontra',
    text: 'Die beiden Parteien: Re hat die Kreuz-Damen oder spielt allein, Kontra sind die anderen.',
  },
  { wort: 'Ansage', text: 'Re oder Kontra, laut gesagt.' },
  {
    wort: 'Absage',
    text: 'Keine 90, keine 60, keine 30 oder schwarz, der anderen Partei abgesagt.',
  },
  { wort: 'Wert', text: 'Was ein Spiel zählt.' },
  { wort: 'Spielpunkte', text: 'Was ein Spieler in einem Spiel gewinnt oder verliert.' },
  { wort: 'Spieltag', text: 'Ein Abend.' },
  { wort: 'Runde', text: 'Die Liste der Spiele an einem Tisch.' },
]

const SOLI: Regelblatt['begriffe'] = [
  { wort: 'Pflichtsolo', text: 'Das angesagte Solo, das jeder an einem Abend spielt.' },
  { wort: 'Lustsolo', text: 'Ein angesagtes Solo, das kein Pflichtsolo ist.' },
]

function sonderpunkte(text: string): Regelblatt['begriffe'] {
  return [{ wort: 'Sonderpunkte', text }]
}

const MIT_CHARLIE = sonderpunkte('Gegen die Alten, Doppelkopf, Fuchs gefangen, Charlie.')

const FARBSOLO = 'Solo wie ein Normalspiel, mit dieser Farbe als Trumpf statt Karo.'

const ARTEN: Readonly<Partial<Record<Art, string>>> = {
  normal: 'Die zwei mit den Kreuz-Damen spielen zusammen.',
  hochzeit:
    'Einer hat beide Kreuz-Damen, sagt es an und findet in den ersten drei Stichen einen Partner.',
  'stilles-solo': 'Stille Hochzeit: Einer hat beide Kreuz-Damen, sagt es nicht und spielt allein.',
  'hochzeit-solo': 'Die Hochzeit macht die ersten drei Stiche selbst und bleibt allein.',
  'solo-kreuz': FARBSOLO,
  'solo-pik': FARBSOLO,
  'solo-herz': `${FARBSOLO} Die Herz-Zehnen bleiben die höchsten.`,
  'solo-karo': 'Solo mit den Trümpfen des Normalspiels.',
  'solo-damen': 'Solo, nur die Damen sind Trumpf.',
  'solo-buben': 'Solo, nur die Buben sind Trumpf.',
  'solo-fehlfarben': 'Solo ohne Trumpf.',
}

const WERT_EINLEITUNG =
  'Gerechnet wird aus den Augen beider Parteien, aus Ansagen, Absagen und Sonderpunkten.'

const EINTRAG: Regelkapitel = {
  anker: 'eintrag',
  titel: 'Eintrag',
  einleitung: 'Was sich eintragen lässt.',
  regeln: ['U-P'],
}

const GELD: Regelkapitel = {
  anker: 'geld',
  titel: 'Geld',
  einleitung: 'Ob um Geld gespielt wird, stellt der Verein ein.',
  regeln: ['K-E', 'K-B'],
}

function abend(regeln: Regelkapitel['regeln']): Regelkapitel {
  return {
    anker: 'abend',
    titel: 'Der Abend',
    einleitung: 'Wer gibt, wer aussetzt, wie lange gespielt wird und wann ein Solo gespielt wird.',
    regeln,
  }
}

const SAISON: Regelkapitel = {
  anker: 'saison',
  titel: 'Die Saison',
  einleitung: 'Aus den Spielpunkten der Abende wird die Tabelle.',
  regeln: ['D-L', 'U-L1', 'U-L2', 'U-L3', 'U-L4', 'U-L5', 'U-L6', 'U-L7'],
}

export const DDV_BLATT: Regelblatt = {
  begriffe: [...GRUNDWORTE, ...MIT_CHARLIE, ...SOLI],
  arten: ARTEN,
  kapitel: [
    {
      anker: 'wert',
      titel: 'Der Wert eines Spiels',
      einleitung: WERT_EINLEITUNG,
      regeln: ['D-A', 'D-G', 'D-W', 'D-S', 'D-N', 'D-P', 'D-R'],
    },
    EINTRAG,
    abend(['U-T1', 'U-T2', 'D-T', 'U-T7']),
    SAISON,
    GELD,
  ],
}

export const BESENMARKT_BLATT: Regelblatt = {
  begriffe: [
    ...GRUNDWORTE,
    ...sonderpunkte('Gegen die Alten, Doppelkopf, Fuchs gefangen, Fuchs im letzten Stich.'),
    ...SOLI,
  ],
  arten: ARTEN,
  kapitel: [
    {
      anker: 'wert',
      titel: 'Der Wert eines Spiels',
      einleitung: WERT_EINLEITUNG,
      regeln: ['D-A', 'B-G', 'B-W', 'B-S', 'D-N', 'D-P', 'B-R'],
    },
    EINTRAG,
    abend(['U-T1', 'U-T2', 'D-T', 'B-A', 'U-T7']),
    SAISON,
    GELD,
  ],
}

export const SKILL7_BLATT: Regelblatt = {
  ...DDV_BLATT,
  begriffe: [...GRUNDWORTE, ...MIT_CHARLIE],
  kapitel: DDV_BLATT.kapitel.map((kapitel) =>
    kapitel.anker === 'abend' ? abend(['U-T1', 'U-T2', 'K-A', 'U-T7']) : kapitel,
  ),
}
