import type { Entwurf } from './entwurf'
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

/** Who announced what: with the Stoß that it needs (U-S4), in place of what was announced before (U-S5). */
export function sageAn(
  entwurf: Entwurf,
  { spieler, stufe }: { readonly spieler: SpielerRef; readonly stufe: Ansage },
): Entwurf {
  const vorher = ohneAnsage(entwurf)
  if (hatAngesagt(entwurf, spieler, stufe)) return vorher
  const mitStoss = !vorher.stoesse.includes(spieler)
  const neu = mitStoss ? tippeStoss(vorher, spieler) : vorher
  return {
    ...neu,
    ansagen: { [parteiDes(neu, spieler)]: stufe },
    ansager: { spieler, mitStoss },
  }
}

/** Whether a level is down as announced by this player. Of a stored game nobody knows which Stoß of the party it was. */
export function hatAngesagt(entwurf: Entwurf, spieler: SpielerRef, stufe: Ansage): boolean {
  if (entwurf.ansagen[parteiDes(entwurf, spieler)] !== stufe) return false
  return entwurf.ansager === null
    ? entwurf.stoesse.includes(spieler)
    : entwurf.ansager.spieler === spieler
}

/** After Re has changed: the Ansage belongs to whom it was said by. */
export function mitAnsager(entwurf: Entwurf): Entwurf {
  const { ansager, ansagen, re } = entwurf
  const [stufe] = Object.values(ansagen)
  if (ansager === null || stufe === undefined || re.length === 0) return entwurf
  return { ...entwurf, ansagen: { [parteiDes(entwurf, ansager.spieler)]: stufe } }
}

/** Whoever is not Re counts as Kontra: once Re is complete, that is so. */
function parteiDes({ re }: Entwurf, spieler: SpielerRef): Partei {
  return re.includes(spieler) ? 're' : 'kontra'
}

function ohneAnsage(entwurf: Entwurf): Entwurf {
  const { ansager } = entwurf
  const ohne = { ...entwurf, ansagen: {}, ansager: null }
  return ansager?.mitStoss ? ohneStoss(ohne, ansager.spieler) : ohne
}

function ohneStoss(entwurf: Entwurf, spieler: SpielerRef): Entwurf {
  const ohne = { ...entwurf, stoesse: entwurf.stoesse.filter((s) => s !== spieler) }
  if (entwurf.reDurchStoss !== spieler) return ohne
  return { ...ohne, re: entwurf.re.filter((r) => r !== spieler), reDurchStoss: null }
}
