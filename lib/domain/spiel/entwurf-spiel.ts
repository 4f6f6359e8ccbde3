import type { Regelwerk } from '../regelwerk/regelwerk'
import { anzahlSonderpunkte, augenVon } from './entwurf'
import type { Entwurf } from './entwurf'
import { ansagenIn } from './entwurf-ansage'
import { fehltIn, felderVon } from './entwurf-felder'
import type { Felder } from './entwurf-felder'
import { PARTEIEN } from './spiel'
import type { Partei, SonderpunkteEinerPartei, Spiel, SpielerRef } from './spiel'

/** The rule book and the four who play by it. */
export interface Tischrunde {
  readonly regelwerk: Regelwerk
  readonly spieler: readonly SpielerRef[]
}

/**
 * The Spiel that the draft describes, or `null` while something is missing. Only fields that the Art has
 * get into it; players stand in seat order (`spieler`, the four at the table). It may still break rules:
 * `pruefeSpiel` says so.
 */
export function spielAus(entwurf: Entwurf, { regelwerk, spieler }: Tischrunde): Spiel | null {
  if (entwurf.art === 'solo' || fehltIn(entwurf, regelwerk).length > 0) return null
  const felder = felderVon(entwurf, regelwerk)
  const augenRe = augenVon(entwurf.augen, 're')
  const ohneStich = ohneStichVon(entwurf)
  const stoesse = nachSitz(entwurf.stoesse, spieler)
  const ansagen = ansagenVon(entwurf, felder)
  const sonderpunkte = sonderpunkteVon(entwurf, felder)
  const trumpfabgabe = felder.vorbehalte ? nachSitz(entwurf.trumpfabgabe, spieler) : []
  const notiz = entwurf.notiz.trim()
  return {
    art: entwurf.art,
    re: nachSitz(entwurf.re, spieler),
    ...(augenRe !== null && { augenRe }),
    ...(ohneStich !== null && { ohneStich }),
    ...(stoesse.length > 0 && { stoesse }),
    ...(hatEintrag(ansagen) && { ansagen }),
    ...(felder.vorKlaerung &&
      entwurf.ansageVorKlaerung !== null && { ansageVorKlaerung: entwurf.ansageVorKlaerung }),
    ...(hatEintrag(sonderpunkte) && { sonderpunkte }),
    ...(felder.vorbehalte && entwurf.schweine !== null && { schweine: entwurf.schweine }),
    ...(trumpfabgabe.length > 0 && { trumpfabgabe }),
    ...(entwurf.regelverstoss !== null && { regelverstoss: entwurf.regelverstoss }),
    ...(notiz !== '' && { notiz }),
    ...(entwurf.bestaetigt.length > 0 && { bestaetigt: entwurf.bestaetigt }),
  }
}

function ohneStichVon(entwurf: Entwurf): Partei | null {
  const { ohneStich, augen } = entwurf
  if (ohneStich === null || ohneStich === 'niemand') return null
  // Augen may be missing after a broken rule; else the party must have none.
  return (augenVon(augen, ohneStich) ?? 0) === 0 ? ohneStich : null
}

function ansagenVon(entwurf: Entwurf, felder: Felder): NonNullable<Spiel['ansagen']> {
  const ansagen = ansagenIn(entwurf)
  const eintraege = PARTEIEN.flatMap((partei) => {
    const stufe = ansagen[partei]
    return stufe !== undefined && felder.stufen[partei].includes(stufe)
      ? [[partei, stufe] as const]
      : []
  })
  return Object.fromEntries(eintraege)
}

function sonderpunkteVon(entwurf: Entwurf, felder: Felder): NonNullable<Spiel['sonderpunkte']> {
  const eintraege = PARTEIEN.flatMap((partei) => {
    const eigene: SonderpunkteEinerPartei = Object.fromEntries(
      felder.sonderpunkte
        .map((regel) => [regel.art, anzahlSonderpunkte(entwurf, partei, regel.art)] as const)
        .filter(([, anzahl]) => anzahl > 0),
    )
    return hatEintrag(eigene) ? [[partei, eigene] as const] : []
  })
  return Object.fromEntries(eintraege)
}

function hatEintrag(objekt: object): boolean {
  return Object.keys(objekt).length > 0
}

/** Seat order; who does not sit here comes last, for `pruefeSpiel` to refuse. */
function nachSitz(liste: readonly SpielerRef[], sitze: readonly SpielerRef[]) {
  const platz = (s: SpielerRef) => (sitze.includes(s) ? sitze.indexOf(s) : sitze.length)
  return [...liste].sort((a, b) => platz(a) - platz(b))
}
