import type { RegelId } from '../domain/regelwerk/regel-ids'
import { getRegelwerk } from '../domain/regelwerk/presets'
import type { RegelwerkId } from '../domain/regelwerk/regelwerk'
import type {
  AussetzerGrund,
  Begruendung,
  KuerDanach,
  PflichtFaelligkeit,
  SoloGrund,
} from '../domain/runde/begruendung'
import { textNamen } from './aufzaehlen'
import { zahlwort } from './plaetze'
import { worteVon } from './worte'

/** A piece of a sentence: words, or a game of the same Runde to link to. */
export type Satzteil = string | { readonly spiel: number }

/** One reason with the rule it rests on. */
export interface BegruendungSatz {
  readonly regel: RegelId
  readonly teile: readonly Satzteil[]
}

interface Umfeld {
  readonly namen: Readonly<Record<string, string>>
  /** Number of the Runde on its evening: only the first has a dealer by lot. */
  readonly runde: number
}

/** Why a game was dealt, seated and counted as it was, in whole German sentences (U-T1 to U-T6). */
export function textBegruendung(b: Begruendung, umfeld: Umfeld): readonly BegruendungSatz[] {
  const { namen } = umfeld
  return [
    { regel: 'U-T1', teile: textGeber(b, umfeld) },
    { regel: 'U-T2', teile: [textTisch(b.tisch, namen)] },
    { regel: 'U-T2', teile: [textAusspieler(b, namen)] },
    ...(b.solo === null ? [] : textSolo(b.solo, { namen, regelwerk: b.regelwerk })),
    { regel: ABENDREGEL[b.regelwerk].spielzahl, teile: textSpielzahl(b, namen) },
  ]
}

/** Where each book says how many games are played, what a solo counts as, and when a Pflichtsolo cannot wait. */
const ABENDREGEL: Readonly<
  Record<RegelwerkId, Readonly<Record<'spielzahl' | 'solo' | 'faellig', RegelId>>>
> = {
  urexweiler: { spielzahl: 'U-T3', solo: 'U-T4', faellig: 'U-T6' },
  ddv: { spielzahl: 'D-T', solo: 'D-T', faellig: 'D-T' },
  besenmarkt: { spielzahl: 'D-T', solo: 'D-T', faellig: 'D-T' },
  skill7: { spielzahl: 'K-A', solo: 'K-A', faellig: 'K-A' },
}

interface Soloumfeld {
  readonly namen: Namen
  readonly regelwerk: RegelwerkId
}

/** A game by its number: `Spiel 7`. */
export function textSpielNummer(nummer: number): string {
  return `Spiel ${nummer}`
}

type Namen = Umfeld['namen']

function textGeber(
  { regelwerk, geber, geberGrund: grund }: Begruendung,
  { namen, runde }: Umfeld,
): readonly Satzteil[] {
  const wer = textNamen([geber], namen)
  switch (grund.code) {
    case 'erster':
      return runde === 1
        ? [`${wer} gibt das erste Spiel, so ausgelost.`]
        : [`${wer} gibt das erste Spiel der neuen Runde.`]
    case 'reihum':
      return [`Nach ${textNamen([grund.nach], namen)} gibt ${wer}, der Reihe nach.`]
    case 'noch-einmal':
      return [
        `${wer} gibt noch einmal: `,
        { spiel: grund.solo },
        ` war ein ${eigenesSolo(regelwerk)}.`,
      ]
  }
}

const ZU: Readonly<Record<number, string>> = { 4: 'Zu viert', 5: 'Zu fünft', 6: 'Zu sechst' }

function textTisch({ anzahl, aussetzer, statt }: AussetzerGrund, namen: Namen): string {
  const zu = ZU[anzahl] ?? `Zu ${anzahl}`
  const wer = textNamen(
    aussetzer.map((a) => a.spieler),
    namen,
  )
  const setzen = aussetzer.length === 1 ? 'setzt' : 'setzen'
  if (statt.length > 0) {
    const muesste = statt.length === 1 ? 'müsste' : 'müssten'
    return `${wer} ${setzen} aus, so ist es eingetragen. Nach dem Geber ${muesste} ${textNamen(statt, namen)} aussetzen.`
  }
  switch (aussetzer.length) {
    case 0:
      return `${zu} spielen alle mit.`
    case 1:
      return `${wer} setzt aus: ${zu} setzt der Geber aus.`
    default:
      return `${wer} setzen aus: ${zu} der Geber und wer zwei Plätze rechts von ihm sitzt.`
  }
}

/** The solo that stands outside the round: led by the soloist, dealt again. */
function eigenesSolo(regelwerk: RegelwerkId): string {
  return regelwerk === 'urexweiler' ? 'angesagtes Solo' : 'Pflichtsolo'
}

function textAusspieler(
  { regelwerk, ausspieler, solistSpieltAus, tisch }: Begruendung,
  namen: Namen,
): string {
  const wer = textNamen([ausspieler], namen)
  if (solistSpieltAus) return `${wer} spielt aus: Ein ${eigenesSolo(regelwerk)} beginnt der Solist.`
  // By the record somebody else may sit out: then it is the next one at the table who leads.
  const links = tisch.statt.length > 0 ? 'am Tisch der Nächste links' : 'links'
  return `${wer} spielt aus, ${links} vom Geber.`
}

function textSolo(grund: SoloGrund, { namen, regelwerk }: Soloumfeld): readonly BegruendungSatz[] {
  const regel = ABENDREGEL[regelwerk]
  switch (grund.code) {
    case 'nicht-angesagt':
      if (!getRegelwerk(regelwerk).soli.pflicht) return []
      return [
        {
          regel: regel.solo,
          teile: [
            `Weder Pflichtsolo noch ${worteVon(regelwerk).kuersolo}: Das ist nur ein angesagtes Solo.`,
          ],
        },
      ]
    case 'pflicht':
      return [
        {
          regel: regel.solo,
          teile: [
            `Pflichtsolo: das erste ${pflichtfaehig(regelwerk)} von ${textNamen([grund.solist], namen)} in dieser Runde.`,
          ],
        },
        ...(grund.faellig === null
          ? []
          : [{ regel: regel.faellig, teile: [textFaellig(grund.faellig, namen)] }]),
      ]
    case 'lust':
      return [{ regel: regel.solo, teile: textLust(grund, namen) }]
    case 'kuer':
      return textKuer(grund, namen)
  }
}

/** Not every announced solo may be a Pflichtsolo (B-A). */
function pflichtfaehig(regelwerk: RegelwerkId): string {
  const { arten } = getRegelwerk(regelwerk)
  return arten.some((art) => art.niePflicht === true)
    ? 'angesagte Solo, das eines sein kann,'
    : 'angesagte Solo'
}

function textLust(
  { solist, pflichtsolo, pflicht }: Extract<SoloGrund, { code: 'lust' }>,
  namen: Namen,
): readonly Satzteil[] {
  if (!pflicht) return ['Ein Solo wird gegeben und ausgespielt wie ein Normalspiel.']
  const wie = 'gegeben und ausgespielt wie ein Normalspiel'
  const wer = textNamen([solist], namen)
  return pflichtsolo === null
    ? [
        `Lustsolo: Dieses Solo kann kein Pflichtsolo sein; ${wie}. ${wer} hat das eigene noch offen.`,
      ]
    : [`Lustsolo, ${wie}: Das Pflichtsolo von ${wer} war `, { spiel: pflichtsolo }, '.']
}

function textKuer(
  grund: Extract<SoloGrund, { code: 'kuer' }>,
  namen: Namen,
): readonly BegruendungSatz[] {
  const saetze: BegruendungSatz[] = [
    {
      regel: 'U-T4',
      teile: [
        `Kürsolo: Das Pflichtsolo von ${textNamen([grund.solist], namen)} war `,
        { spiel: grund.pflichtsolo },
        '.',
      ],
    },
  ]
  if (grund.wiederholt !== null) {
    saetze.push({
      regel: 'U-T5',
      teile: [
        'Wiederholung: Das Kürsolo in ',
        { spiel: grund.wiederholt },
        ' ging verloren und musste sofort noch einmal gespielt werden.',
      ],
    })
  }
  if (grund.danach !== null) {
    saetze.push({ regel: 'U-T5', teile: [textDanach(grund.danach)] })
  }
  return saetze
}

function textDanach(danach: KuerDanach): string {
  switch (danach) {
    case 'wiederholen':
      return 'Verloren: Das nächste Spiel muss dasselbe Solo noch einmal sein.'
    case 'keine-zweite':
      return 'Auch die Wiederholung ist verloren: Ein zweites Mal muss sie nicht wiederholt werden.'
    case 'aus':
      return 'Verloren: In dieser Runde wird kein Kürsolo wiederholt.'
  }
}

function textFaellig({ uebrig, offen, reihe }: PflichtFaelligkeit, namen: Namen): string {
  const spiele = uebrig === 1 ? 'war nur noch dieses Spiel' : `waren noch ${uebrig} Spiele`
  const soli =
    offen.length === 1
      ? 'dieses Pflichtsolo offen'
      : `${offen.length} Pflichtsoli offen (${textNamen(offen, namen)})`
  const dran =
    reihe.length > 1 ? ` Links vom Geber beginnt ${textNamen(reihe.slice(0, 1), namen)}.` : ''
  return `Es war fällig: Zu spielen ${spiele} und ${soli}.${dran}`
}

function textSpielzahl(
  { regelwerk, spielzahl }: Pick<Begruendung, 'regelwerk' | 'spielzahl'>,
  namen: Namen,
): readonly Satzteil[] {
  const { anzahl, grundzahl, kuersoli, geplant } = spielzahl
  if (geplant === null) return ['Wie viele Spiele es werden, ist nicht festgelegt.']
  const bei = `bei ${zahlwort(anzahl)} Spielern`
  if (getRegelwerk(regelwerk).soli.weitere === 'lustsolo')
    return [`Geplant sind ${geplant} Spiele, so viele sind es ${bei}.`]
  const geplante = `Geplant nach diesem Spiel: ${geplant}`
  if (kuersoli.length === 0) return [`${geplante}, so viele sind es ${bei} ohne Kürsolo.`]
  const wozu = kuersoli.length === 1 ? 'das Kürsolo' : 'die Kürsoli'
  return [
    `${geplante}. ${grundzahl} ${bei}, ${kuersoli.length} für ${wozu} in `,
    ...kuersoli.flatMap(({ nummer, solist }, i): readonly Satzteil[] => [
      trenner(i, kuersoli.length),
      { spiel: nummer },
      ` (${textNamen([solist], namen)})`,
    ]),
    '.',
  ]
}

function trenner(i: number, anzahl: number): string {
  if (i === 0) return ''
  return i === anzahl - 1 ? ' und ' : ', '
}
