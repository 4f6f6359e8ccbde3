import { abgeleiteteId } from '../ids'
import { invariant } from '../invariant'
import type { Ende, Runde } from '../runde/runde'
import { computeRunde } from '../runde/compute'
import type { Saison, SaisonSpieltag } from '../saison/saison'
import { mitReferenzen } from '../spiel/referenzen'
import type { Aenderung, Kontext } from './aenderung'

/** Where the ids of an import come from: the operation's own, one after the other, so that a replay makes the same. */
export type Idquelle = () => string

export function idsAus(opId: string): Idquelle {
  let nummer = 0
  return () => abgeleiteteId(opId, ++nummer)
}

export interface Importziel {
  readonly saisonId: string
  /** Player id by the name in the file. */
  readonly spieler: ReadonlyMap<string, string>
  readonly neueId: Idquelle
  readonly kontext: Kontext
}

/** The rows of all Spieltage of a file, in its order. */
export function spieltageZeilen(saison: Saison, ziel: Importziel): readonly Aenderung[] {
  const jeDatum = new Map<string, number>()
  return saison.spieltage.flatMap((spieltag) => {
    const reihenfolge = (jeDatum.get(spieltag.datum) ?? 0) + 1
    jeDatum.set(spieltag.datum, reihenfolge)
    return spieltagZeilen(spieltag, reihenfolge, ziel)
  })
}

/** A Spieltag of a file is over: whoever hands over a season hands over what counts. */
function spieltagZeilen(
  spieltag: SaisonSpieltag,
  reihenfolge: number,
  ziel: Importziel,
): readonly Aenderung[] {
  const id = ziel.neueId()
  const { datum, ort, entschuldigt, endstand } = spieltag
  const runden = spieltag.runden.map((runde, i) => ({ runde, nummer: i + 1, ende: endeVon(runde) }))
  return [
    {
      art: 'spieltag',
      zeile: {
        id,
        saisonId: ziel.saisonId,
        datum,
        reihenfolge,
        ort: ort ?? null,
        entschuldigt: entschuldigt.map((name) => idVon(ziel, name)),
        endstand:
          endstand === undefined
            ? null
            : Object.fromEntries(Object.entries(endstand).map(([n, p]) => [idVon(ziel, n), p])),
        ende: spieltag.ende ?? endeDesTages(runden),
        gestrichen: false,
        version: 1,
      },
    },
    ...runden.flatMap((r) => rundeZeilen(r, id, ziel)),
  ]
}

function rundeZeilen(
  { runde, nummer, ende }: { runde: Runde; nummer: number; ende: Ende },
  spieltagId: string,
  ziel: Importziel,
): readonly Aenderung[] {
  const id = ziel.neueId()
  const { konto, jetzt } = ziel.kontext
  const ids = (namen: readonly string[]) => namen.map((name) => idVon(ziel, name))
  return [
    {
      art: 'runde',
      spieltagId,
      zeile: {
        id,
        nummer,
        tisch: runde.tisch ?? 1,
        regelwerk: runde.regelwerk,
        einstellungen: runde.einstellungen,
        sitze: ids(runde.spieler),
        ersterGeber: idVon(ziel, runde.ersterGeber),
        ende,
        version: 1,
      },
    },
    ...computeRunde(runde).spiele.map((spiel, i): Aenderung => ({
      art: 'spiel',
      spieltagId,
      zeile: {
        id: ziel.neueId(),
        rundeId: id,
        position: i + 1,
        version: 1,
        spiel: mitReferenzen(spiel.spiel, (name) => idVon(ziel, name)),
        besetzung: ids(spiel.spieler),
        gestrichen: false,
        grund: null,
        eingetragenAm: jetzt,
        erfasstVon: konto.name,
        erfasstAm: jetzt,
      },
    })),
  ]
}

/** An evening is played out when the last Runde of each of its tables is. */
function endeDesTages(runden: readonly { readonly runde: Runde; readonly ende: Ende }[]): Ende {
  const letzte = new Map(runden.map((r) => [r.runde.tisch, r.ende]))
  return [...letzte.values()].includes('vorzeitig') ? 'vorzeitig' : 'gespielt'
}

function endeVon(runde: Runde): Ende {
  return runde.ende ?? (computeRunde(runde).beendet ? 'gespielt' : 'vorzeitig')
}

function idVon({ spieler }: Importziel, name: string): string {
  const id = spieler.get(name)
  invariant(id !== undefined, `${name} steht unter den Spielern der Datei`)
  return id
}
