import type { Regelwerk } from '../regelwerk/regelwerk'
import type { Entwurf } from './entwurf'
import { ABSAGE_STUFEN, PARTEIEN } from './spiel'
import type { Ansage, Partei, SpielerRef } from './spiel'

/**
 * A Stoß said or taken back. As long as nobody is Re, who stoß becomes Re, which saves a tap; if it was Kontra, the two
 * taps on Re put that right by themselves (`tippeRe`).
 */
export function tippeStoss(entwurf: Entwurf, spieler: SpielerRef): Entwurf {
  if (entwurf.stoesse.includes(spieler)) return ohneStoss(entwurf, spieler)
  const gestossen = { ...entwurf, stoesse: [...entwurf.stoesse, spieler] }
  if (entwurf.re.length > 0) return gestossen
  return { ...gestossen, re: [spieler], reDurchStoss: spieler, vorgabe: null, bestaetigt: [] }
}

/**
 * Who announced what: with the Stoß that it needs (U-S4, D-A), in place of what was announced before: by anybody where
 * only one party may (U-S5), else by this player.
 */
export function sageAn(
  entwurf: Entwurf,
  { spieler, stufe }: { readonly spieler: SpielerRef; readonly stufe: Ansage },
  { ansagen }: Pick<Regelwerk, 'ansagen'>,
): Entwurf {
  const vorher = ansagen === 'eine-partei' ? ohneAnsagen(entwurf) : ohneAnsage(entwurf, spieler)
  if (hatAngesagt(entwurf, spieler, stufe)) return vorher
  const mitStoss = !vorher.stoesse.includes(spieler)
  const neu = mitStoss ? tippeStoss(vorher, spieler) : vorher
  return { ...neu, ansager: [...neu.ansager, { spieler, stufe, mitStoss }] }
}

/** What each party has announced: of all that its players said, the highest. */
export function ansagenIn(entwurf: Entwurf): Entwurf['ansagen'] {
  const { ansagen, ansager } = entwurf
  if (ansager.length === 0) return ansagen
  const eintraege = PARTEIEN.flatMap((partei) => {
    const gesagt = ansager.filter((a) => parteiDes(entwurf, a.spieler) === partei)
    const [hoechste] = [...gesagt.map((a) => a.stufe), ansagen[partei]]
      .filter((stufe) => stufe !== undefined)
      .sort((a, b) => rang(b) - rang(a))
    return hoechste === undefined ? [] : [[partei, hoechste] as const]
  })
  return Object.fromEntries(eintraege)
}

/** Whether a level is down as announced by this player. Of a stored game nobody knows which Stoß of the party it was. */
export function hatAngesagt(entwurf: Entwurf, spieler: SpielerRef, stufe: Ansage): boolean {
  const vonIhm = entwurf.ansager.some((a) => a.spieler === spieler && a.stufe === stufe)
  const seinePartei = entwurf.ansagen[parteiDes(entwurf, spieler)] === stufe
  return vonIhm || (seinePartei && entwurf.stoesse.includes(spieler))
}

function rang(stufe: Ansage): number {
  return ABSAGE_STUFEN.findIndex((s) => s === stufe)
}

/** Whoever is not Re counts as Kontra: once Re is complete, that is so. */
function parteiDes({ re }: Entwurf, spieler: SpielerRef): Partei {
  return re.includes(spieler) ? 're' : 'kontra'
}

function ohneAnsagen(entwurf: Entwurf): Entwurf {
  const ohne = entwurf.ansager.reduce((e, a) => ohneAnsage(e, a.spieler), entwurf)
  return { ...ohne, ansagen: {} }
}

/** Without what this player announced, or what his party is only known to have announced. */
function ohneAnsage(entwurf: Entwurf, spieler: SpielerRef): Entwurf {
  const seine = entwurf.ansager.find((a) => a.spieler === spieler)
  const { [parteiDes(entwurf, spieler)]: _, ...ansagen } = entwurf.ansagen
  const ohne = { ...entwurf, ansagen, ansager: entwurf.ansager.filter((a) => a !== seine) }
  return seine?.mitStoss ? ohneStoss(ohne, spieler) : ohne
}

function ohneStoss(entwurf: Entwurf, spieler: SpielerRef): Entwurf {
  const ohne = { ...entwurf, stoesse: entwurf.stoesse.filter((s) => s !== spieler) }
  if (entwurf.reDurchStoss !== spieler) return ohne
  return { ...ohne, re: entwurf.re.filter((r) => r !== spieler), reDurchStoss: null }
}
