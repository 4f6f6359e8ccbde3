import { geltendeAnsage } from '../../wertung/ansagen'
import type { Fehler } from '../../result'
import { anzahlStoesse } from '../parteien'
import { NULL_STUFEN, PARTEIEN } from '../spiel'
import type { Ansage, Partei, Spiel } from '../spiel'
import type { Eintrag } from './eintrag'

/** U-S4, U-S5, U-N3: what may be announced, by whom, and that only one party does. */
export function pruefeAnsagen(eintrag: Eintrag): readonly Fehler[] {
  return [
    ...PARTEIEN.flatMap((partei) => pruefeAnsage(eintrag, partei)),
    ...pruefeVorKlaerung(eintrag),
    ...pruefeNurEine(eintrag),
  ]
}

function pruefeAnsage(eintrag: Eintrag, partei: Partei): readonly Fehler[] {
  const ansage = eintrag.spiel.ansagen?.[partei]
  if (ansage === undefined) return []
  const ort = `ansagen.${partei}`
  const daten = { partei, ansage, art: eintrag.art.art }
  if (eintrag.art.ansagen[partei].includes(ansage)) return pruefeStoss(eintrag, partei, ort)
  return [{ ort, regel: 'U-N3', code: verbot(eintrag, partei, ansage), daten }]
}

/** Why a level is none of the levels that this party may announce in this kind of game. */
function verbot(eintrag: Eintrag, partei: Partei, ansage: Ansage) {
  if (eintrag.art.ansagen[partei].length === 0) return 'ansage-des-null-spielers'
  return (NULL_STUFEN as readonly Ansage[]).includes(ansage)
    ? 'ansage-nur-im-null'
    : 'ansage-nicht-im-null'
}

/** U-S3: only a Hochzeit can have announced before it was clear who plays with whom. */
function pruefeVorKlaerung(eintrag: Eintrag): readonly Fehler[] {
  const { spiel, art } = eintrag
  if (spiel.ansageVorKlaerung === undefined) return []
  const ort = 'ansageVorKlaerung'
  if (art.vorKlaerung) return pruefeStoss(eintrag, 're', ort)
  const daten = { art: art.art }
  // In Null it would be an Ansage of the soloist, and that has a narrower rule.
  if (art.ansagen.re.length === 0) {
    return [{ ort, regel: 'U-N3', code: 'ansage-des-null-spielers', daten }]
  }
  return [{ ort, regel: 'U-P', code: 'vor-klaerung-nur-hochzeit', daten }]
}

/** U-S4, D-A. */
function pruefeStoss(eintrag: Eintrag, partei: Partei, ort: string): readonly Fehler[] {
  if (anzahlStoesse(eintrag.spiel, partei) > 0) return []
  return eintrag.regelwerk.ansagen === 'eine-partei'
    ? [{ ort, regel: 'U-S4', code: 'ansage-ohne-stoss', daten: { partei } }]
    : [{ ort, regel: 'D-A', code: 'absage-ohne-ansage', daten: { partei } }]
}

/** U-S5, an automatic Ansage counting. */
function pruefeNurEine({ spiel, art, regelwerk }: Eintrag): readonly Fehler[] {
  if (regelwerk.ansagen === 'beide-parteien') return []
  const re = geltendeAnsage(spiel, art, 're')
  const kontra = geltendeAnsage(spiel, art, 'kontra')
  if (!re || !kontra) return []
  const daten = {
    re: re.stufe,
    kontra: kontra.stufe,
    automatischRe: re.herkunft === 'automatisch' ? 1 : 0,
    automatischKontra: kontra.herkunft === 'automatisch' ? 1 : 0,
  }
  return [{ ort: ortDerAnsagen(spiel), regel: 'U-S5', code: 'ansagen-beider-parteien', daten }]
}

/** Where the entry says what is announced: Ansagen if any were said, else the Stöße that announce by themselves. */
function ortDerAnsagen(spiel: Spiel): string {
  if (PARTEIEN.some((partei) => spiel.ansagen?.[partei] !== undefined)) return 'ansagen'
  return spiel.ansageVorKlaerung === undefined ? 'stoesse' : 'ansageVorKlaerung'
}
