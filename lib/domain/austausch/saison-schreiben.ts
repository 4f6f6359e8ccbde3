import { getRegelwerk } from '../regelwerk/presets'
import { computeRunde } from '../runde/compute'
import type { Runde } from '../runde/runde'
import { geaenderteEinstellungen } from '../saison/geltung'
import type { Saison, SaisonSpieltag } from '../saison/saison'
import { mitReferenzen } from '../spiel/referenzen'
import type { SpielerRef } from '../spiel/spiel'
import { schreibeEinstellungen } from './einstellungen'

/** How a player is called in the file; all names of one season differ. */
type NameVon = (spieler: SpielerRef) => string

/**
 * The season file (`kallemann/1`) of a Saison, from which `parseSaisonDatei` reads it again. Beyond the plain format
 * a Runde carries `tisch` where it was played at another table than the first, and `einstellungen` where it was played under others
 * than the season's now, and a game `besetzung` where its
 * recorded four are not those of U-T2: without them the file would compute another evening.
 */
export function writeSaisonDatei(saison: Saison, nameVon: NameVon = (s) => s) {
  return {
    format: 'kallemann/1',
    regelwerk: saison.regelwerk,
    ...schreibeEinstellungen(getRegelwerk(saison.regelwerk), saison.einstellungen),
    saison: { name: saison.name, spieler: saison.spieler.map(nameVon) },
    spieltage: saison.spieltage.map((t) => schreibeSpieltag(t, saison, nameVon)),
  }
}

function schreibeSpieltag(spieltag: SaisonSpieltag, saison: Saison, nameVon: NameVon) {
  const { datum, ort, entschuldigt, endstand, runden, ende } = spieltag
  return {
    datum,
    ...(ort === undefined ? {} : { ort }),
    ...(entschuldigt.length === 0 ? {} : { entschuldigt: entschuldigt.map(nameVon) }),
    ...(endstand === undefined
      ? { runden: runden.map((r) => schreibeRunde(r, saison, nameVon)) }
      : { endstand: mitNamen(endstand, nameVon) }),
    ...(ende === undefined ? {} : { ende }),
  }
}

function schreibeRunde(runde: Runde, saison: Saison, nameVon: NameVon) {
  const abweichend = computeRunde(runde).spiele.map((s) =>
    s.hinweise.some((h) => h.code === 'besetzung-weicht-ab'),
  )
  return {
    spieler: runde.spieler.map(nameVon),
    ersterGeber: nameVon(runde.ersterGeber),
    ...(runde.tisch === undefined ? {} : { tisch: runde.tisch }),
    ...andereEinstellungen(runde, saison),
    spiele: runde.spiele.map(({ spiel, besetzung }, i) => ({
      ...mitReferenzen(spiel, nameVon),
      ...(besetzung !== undefined && abweichend[i] === true
        ? { besetzung: besetzung.map(nameVon) }
        : {}),
    })),
    ...(runde.ende === undefined || runde.ende === null ? {} : { ende: runde.ende }),
  }
}

/** Money that the season plays for and this Runde did not is told by `null`. */
function andereEinstellungen(runde: Runde, saison: Saison) {
  if (geaenderteEinstellungen(saison.einstellungen, runde.einstellungen).length === 0) return {}
  const eigene = schreibeEinstellungen(getRegelwerk(runde.regelwerk), runde.einstellungen)
  return { ...(saison.einstellungen.abrechnung === null ? {} : { abrechnung: null }), ...eigene }
}

function mitNamen(
  endstand: Readonly<Record<SpielerRef, number>>,
  nameVon: NameVon,
): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(endstand).map(([s, punkte]) => [nameVon(s), punkte]))
}
