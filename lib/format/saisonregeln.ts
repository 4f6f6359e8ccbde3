import type { Einstellungen } from '../domain/regelwerk/einstellungen'
import { abwesenheitVon, ziehtAb } from '../domain/regelwerk/einstellungen'
import { mehrAlsAmTisch } from '../domain/regelwerk/plaetze'
import { getRegelwerk } from '../domain/regelwerk/presets'
import type { RegelwerkId } from '../domain/regelwerk/regelwerk'
import { textFreieFehltage } from './fehltag'
import { formatCent } from './geld'
import type { HerleitungSatz } from './herleitung'
import { regelDerTabelle, worteDerWertung } from './wertung'

/** What of a season says how it counts. */
export interface Saisonordnung {
  readonly regelwerk: RegelwerkId
  readonly einstellungen: Einstellungen
  /** N of U-L1. */
  readonly anzahl: number
}

/** How a season counts, a sentence or two for each of its rules. */
export function textSaisonregeln(saison: Saisonordnung): readonly HerleitungSatz[] {
  const { einstellungen, anzahl } = saison
  return [
    ...textWertung(einstellungen, anzahl),
    ...textAbwesenheit(einstellungen),
    ...textTeilnehmer(saison),
    ...textStreichen(einstellungen),
    ...textMindestteilnahme(einstellungen),
    textGleichstand(einstellungen),
    textTagessieg(einstellungen),
    ...textGebuehr(einstellungen),
  ]
}

function textWertung({ wertung }: Einstellungen, anzahl: number): readonly HerleitungSatz[] {
  switch (wertung) {
    case 'rangpunkte': {
      const danach = Array.from({ length: anzahl - 1 }, (_, i) => anzahl - 1 - i).join(', ')
      return [
        {
          regel: 'U-L1',
          text: `Bei ${anzahl} Spielern gibt ein Spieltag ${anzahl},5 Rangpunkte für den ersten Platz, danach ${danach}. Die Tabelle zählt sie zusammen.`,
        },
        {
          regel: 'U-L3',
          text: 'Wer gleich viele Spielpunkte hat, teilt sich die Rangpunkte der belegten Plätze.',
        },
      ]
    }
    case 'ligapunkte':
      return [
        {
          regel: 'D-L',
          text: 'An jedem Tisch gibt der erste Platz 4 Ligapunkte, der zweite 3, der dritte 2, der vierte 1, jeder weitere keinen. Wer gleich viele Spielpunkte hat, teilt sich die Punkte der belegten Plätze. Mehrere Runden eines Spieltags und alle Spieltage zählen zusammen.',
        },
      ]
    case 'summe':
      return [{ regel: 'D-L', text: 'Die Tabelle zählt alle Spielpunkte zusammen.' }]
    case 'schnitt':
      return [
        {
          regel: 'D-L',
          text: 'Die Tabelle geht nach dem Schnitt je Spieltag: alle Spielpunkte geteilt durch die Spieltage, die zählen. Wer noch keinen hat, steht hinter allen anderen.',
        },
      ]
    case 'schnitt-spiel':
      return [
        {
          regel: 'D-L',
          text: 'Die Tabelle geht nach dem Schnitt je Spiel: alle Spielpunkte geteilt durch die Spiele, in denen man saß, nicht die, in denen man aussetzte. Ein Spieltag, von dem nur das Ergebnis bekannt ist, zählt dabei nicht. Wer noch kein Spiel hat, steht hinter allen anderen.',
        },
      ]
  }
}

function textAbwesenheit(einstellungen: Einstellungen): readonly HerleitungSatz[] {
  const { wertung, freieFehltage } = einstellungen
  switch (abwesenheitVon(einstellungen)) {
    case 'null-punkte':
      return [
        {
          regel: 'U-L2',
          text:
            wertung === 'ligapunkte'
              ? 'Wer fehlt, steht mit 0 Spielpunkten in der Reihenfolge des Tages und bekommt keine Ligapunkte.'
              : 'Wer fehlt, nimmt mit 0 Spielpunkten teil.',
        },
        ...(ziehtAb(einstellungen)
          ? [
              {
                regel: 'U-L4',
                text: textFreieFehltage(freieFehltage, worteDerWertung(wertung).einer),
              } as const,
            ]
          : []),
      ]
    case 'letzter-platz':
      return [
        {
          regel: 'U-L2',
          text: `Wer fehlt, steht hinter allen, die da waren, und bekommt 1 ${worteDerWertung(wertung).einer}, auch wenn mehrere fehlen.`,
        },
      ]
    case 'zaehlt-nicht':
      return [
        { regel: 'U-L2', text: 'Ein Spieltag, an dem man fehlt, zählt nicht, auch nicht als 0.' },
      ]
  }
}

function textTeilnehmer({ regelwerk, anzahl }: Saisonordnung): readonly HerleitungSatz[] {
  const entschuldigt = mehrAlsAmTisch(getRegelwerk(regelwerk), anzahl)
    ? 'Entschuldigt ist, wer keinen Platz am Tisch findet: Er gilt als abwesend, aber es zählt kein Fehltag. '
    : ''
  return [{ regel: 'U-L6', text: `${entschuldigt}Gäste stehen außerhalb der Wertung.` }]
}

function textStreichen(einstellungen: Einstellungen): readonly HerleitungSatz[] {
  const { streichergebnisse: anzahl } = einstellungen
  if (anzahl === 0) return []
  const was =
    anzahl === 1
      ? 'Das schlechteste Ergebnis jedes Spielers zählt'
      : `Die ${anzahl} schlechtesten Ergebnisse jedes Spielers zählen`
  const abzug = ziehtAb(einstellungen) ? ' Abzüge für Fehltage bleiben.' : ''
  return [
    {
      regel: regelDerTabelle(einstellungen),
      text: `${was} nicht, von gleich schlechten das spätere. Eines bleibt immer.${abzug}`,
    },
  ]
}

function textMindestteilnahme(einstellungen: Einstellungen): readonly HerleitungSatz[] {
  const { mindestteilnahme: anzahl } = einstellungen
  if (anzahl === 0) return []
  const tage = anzahl === 1 ? 'einem Spieltag' : `${anzahl} Spieltagen`
  return [
    {
      regel: regelDerTabelle(einstellungen),
      text: `Wer nicht an mindestens ${tage} da war, steht außer Wertung hinter allen anderen. Solange es noch nicht so viele gab, steht dort, wer einen verpasst hat.`,
    },
  ]
}

function textGleichstand(einstellungen: Einstellungen): HerleitungSatz {
  const { gleich } = worteDerWertung(einstellungen.wertung)
  return {
    regel: regelDerTabelle(einstellungen),
    text: `${gleich}: ${GLEICHSTAND[einstellungen.gleichstand]}`,
  }
}

const GLEICHSTAND: Readonly<Record<Einstellungen['gleichstand'], string>> = {
  geteilt: 'Der Platz wird geteilt.',
  spielpunkte:
    'Vorn steht, wer mehr Spielpunkte hat. Sind es gleich viele, wird der Platz geteilt.',
  tagessiege: 'Vorn steht, wer mehr Tagessiege hat. Sind es gleich viele, wird der Platz geteilt.',
  'direkter-vergleich':
    'Es entscheidet der direkte Vergleich. Von je zweien gewinnt ihn, wer an den Spieltagen, an denen beide da waren, öfter mehr Spielpunkte hatte; vorn steht, wer mehr davon gewonnen als verloren hat. Danach wird der Platz geteilt.',
}

function textTagessieg(einstellungen: Einstellungen): HerleitungSatz {
  const fehlt =
    abwesenheitVon(einstellungen) === 'null-punkte' ? ', ebenso der eines Abwesenden' : ''
  return {
    regel: 'U-L5',
    text: `Wer an einem Spieltag die meisten Spielpunkte hat, hat einen Tagessieg. Ein geteilter erster Platz zählt auch${fehlt}.`,
  }
}

function textGebuehr({ fehlgebuehrCent }: Einstellungen): readonly HerleitungSatz[] {
  if (fehlgebuehrCent === 0) return []
  return [
    { regel: 'K-E', text: `Jeder Fehltag kostet ${formatCent(fehlgebuehrCent)} in die Kasse.` },
  ]
}
