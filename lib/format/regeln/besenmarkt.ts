import type { RegelId } from '../../domain/regelwerk/regel-ids'
import type { RegelText } from './regeltext'
import { normalspiel } from './regeltext'
import { PFLICHTSOLO_BEISPIELE, pflichtsolo } from './tsr-abend'
import { eintrag } from './tsr-gemeinsam'

/** What Besenmarkt does otherwise than the Turnierspielregeln (B). */
export const BESENMARKT_REGELN: Readonly<Record<Extract<RegelId, `B-${string}`>, RegelText>> = {
  'B-G': {
    titel: 'Sieger',
    text: 'Re gewinnt mit 121 Augen, Kontra mit 120, auch wenn nur Kontra angesagt ist. Mit einer Absage braucht Re 151, 181 oder 211, Kontra 150, 180 oder 210, bei schwarz alle Stiche. Die keine 90 von Kontra hält, solange Re 90 Augen oder weniger hat. Gegen sie gewinnt Re also erst mit 91, Kontra gegen die von Re schon mit 90. Haben beide eine Absage und hält keine, gewinnt niemand, und es zählt D-N.',
    beispiele: [
      {
        text: 'Kontra sagt keine 90 ab, Re bekommt genau 90',
        spiel: normalspiel({ augenRe: 90, stoesse: ['Clara'], ansagen: { kontra: 'keine90' } }),
      },
      {
        text: 'Kontra sagt keine 90 ab, Re bekommt 91',
        spiel: normalspiel({ augenRe: 91, stoesse: ['Clara'], ansagen: { kontra: 'keine90' } }),
      },
    ],
  },
  'B-W': {
    titel: 'Wert',
    text: 'Je ein Punkt: gewonnen, der Verlierer unter 90, unter 60, unter 30 Augen oder schwarz, jede angesagte Stufe. Jede Ansage zählt zwei Punkte; der Verein kann einstellen, dass sie stattdessen alles außer den Sonderpunkten verdoppelt. Punkte gegen eine Absage gibt es nicht.',
    beispiele: [
      { text: 'Anna sagt Re, 121 Augen', spiel: normalspiel({ augenRe: 121, stoesse: ['Anna'] }) },
      { text: 'Dasselbe, wenn die Ansage verdoppelt: 1 × 2 = 2' },
      {
        text: 'Kontra sagt keine 60 ab, Re bekommt genau 60',
        spiel: normalspiel({ augenRe: 60, stoesse: ['Clara'], ansagen: { kontra: 'keine60' } }),
      },
    ],
    entscheidungen: [
      {
        kennung: 'B1',
        text: 'Die Regeln nennen sich vereinfachte Turnierspielregeln, und dort zählt eine Ansage zwei Punkte; „mal 2 Punkte“ lässt beides zu. Gewinnt niemand, wird nichts verdoppelt.',
      },
      {
        kennung: 'B2',
        text: 'Eine gehaltene keine 90 mit genau 90 Augen zählt auch die Stufe unter 90, ebenso 60 und 30: Sonst wäre eine gehaltene Absage ohne ihre Stufe.',
      },
    ],
  },
  'B-S': {
    titel: 'Sonderpunkte',
    text: 'Je ein Punkt: gegen die Alten, Doppelkopf mit 42 oder mehr Augen im Stich, Fuchs gefangen, ein Fuchs macht den letzten Stich. Die des Siegers kommen dazu, die des Verlierers gehen ab. Charlie gibt es nicht. In einem Solo zählt keiner, auch nicht im Karosolo.',
    beispiele: [
      {
        text: 'Re gewinnt, ein Fuchs von Re macht den letzten Stich',
        spiel: normalspiel({ augenRe: 130, sonderpunkte: { re: { 'fuchs-letzter': 1 } } }),
      },
    ],
  },
  'B-A': {
    titel: 'Soli',
    text: 'Ein Fehlfarbensolo gibt es nicht. Pflichtsolo kann das Bubensolo sein oder ein Farbsolo. Das Damensolo ist nur ein Lustsolo, auch als erstes. Gegen ein Pflichtsolo ist keine Absage möglich; eine eingetragene muss bestätigt werden und bleibt gekennzeichnet.',
  },
  'B-R': {
    titel: 'Falsch bedient',
    text: 'Das Spiel endet mit diesem Stich, alle Karten, die noch nicht gespielt sind, gehören der anderen Partei; so werden die Augen eingetragen, und sie sind nötig. Verliert die Partei, die den Fehler gemacht hat, trägt der Schuldige es allein: −2 × Wert, sein Partner 0, die anderen je + Wert. Ein Solist zahlt wie immer dreifach. Ein Gegner eines Solisten zahlt den dreifachen Wert, der Solist bekommt ihn, die anderen nichts. Gewinnt sie trotzdem, zählt das Spiel wie sonst.',
    beispiele: [
      {
        text: 'Anna hat falsch bedient, Re hat 100 Augen',
        spiel: normalspiel({ augenRe: 100, regelverstoss: 'Anna' }),
      },
      {
        text: 'Bubensolo von Anna, Bernd hat falsch bedient, Anna hat 200 Augen',
        spiel: { art: 'solo-buben', re: ['Anna'], augenRe: 200, regelverstoss: 'Bernd' },
      },
    ],
    entscheidungen: [{ kennung: 'B3', text: 'So verteilt, ist auch hier die Summe 0.' }],
  },
}

/** What it shares with the Turnierspielregeln, as it holds here. */
export const BESENMARKT_EIGENE: Readonly<Record<'U-P' | 'D-N' | 'D-T', RegelText>> = {
  'U-P': eintrag(
    'In einem Spiel gibt es höchstens vier Doppelköpfe, zwei gefangene Füchse und einen Fuchs im letzten Stich, beide Parteien zusammengenommen.',
    '42 für einen Doppelkopf, 11 für einen gefangenen Fuchs, 11 für den im letzten Stich',
    'Auch wenn jemand falsch bedient hat (B-R), werden Augen eingetragen, und Sonderpunkte zählen.',
  ),
  'D-N': {
    titel: 'Niemand gewinnt',
    text: 'Haben beide Parteien ihre Absage verfehlt, zählen weder gewonnen noch Ansagen und Absagen, und nichts wird verdoppelt. Was eine Partei erreicht hat (unter 90 und tiefer, Sonderpunkte), zählt für sie. Das Spiel steht mit dem Unterschied für Re, mit seinem Vorzeichen.',
    beispiele: [
      {
        text: 'Beide sagen keine 90 ab, Re bekommt 130 Augen und hat einen Fuchs gefangen',
        spiel: normalspiel({
          ...{ augenRe: 130, stoesse: ['Anna', 'Clara'] },
          ansagen: { re: 'keine90', kontra: 'keine90' },
          sonderpunkte: { re: { fuchs: 1 } },
        }),
      },
    ],
  },
  'D-T': {
    titel: 'Spielzahl und Pflichtsolo',
    text: pflichtsolo(
      'Jeder spielt ein Pflichtsolo: Das erste angesagte Solo eines Spielers ist es, wenn es nach B-A eines sein kann.',
    ),
    beispiele: PFLICHTSOLO_BEISPIELE,
  },
}
