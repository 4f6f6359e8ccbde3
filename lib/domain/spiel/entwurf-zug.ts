import { artRegel } from '../regelwerk/arten'
import type { Regelwerk, SonderpunktRegel } from '../regelwerk/regelwerk'
import { istBand, restlicheAugen } from './augen'
import type { Augenfeld } from './augenfelder'
import { anzahlSonderpunkte, mitZiffer } from './entwurf'
import type { ArtWahl, AugenEingabe, Entwurf, Vorgabe } from './entwurf'
import { sageAn, tippeStoss } from './entwurf-ansage'
import { hoechstensFuer, istGewaehlt, reZahlVon } from './entwurf-felder'
import type { AbsageStufe, Ansage, HinweisCode, Partei, SpielerRef } from './spiel'

/** One thing a hand does to the draft: a tap, a key, a word. */
export type Zug =
  | { readonly zug: 'art'; readonly wahl: ArtWahl }
  | { readonly zug: 're'; readonly spieler: SpielerRef }
  | { readonly zug: 'stoss'; readonly spieler: SpielerRef }
  | { readonly zug: 'partei'; readonly partei: Partei }
  | { readonly zug: 'ziffer'; readonly ziffer: number }
  | { readonly zug: 'rueck' }
  | { readonly zug: 'augenfeld'; readonly feld: Augenfeld }
  | { readonly zug: 'stich'; readonly ohneStich: Partei | 'niemand' }
  | { readonly zug: 'ansage'; readonly partei: Partei; readonly stufe: Ansage }
  | { readonly zug: 'ansager'; readonly spieler: SpielerRef; readonly stufe: Ansage }
  | { readonly zug: 'vor-klaerung'; readonly stufe: AbsageStufe }
  | {
      readonly zug: 'sonderpunkt'
      readonly partei: Partei
      readonly regel: SonderpunktRegel
      /** So many more, or fewer: quick taps add up, whatever was drawn between them. */
      readonly um: number
    }
  | { readonly zug: 'schweine'; readonly spieler: SpielerRef }
  | { readonly zug: 'trumpfabgabe'; readonly spieler: SpielerRef }
  | { readonly zug: 'regelverstoss'; readonly spieler: SpielerRef }
  | { readonly zug: 'notiz'; readonly text: string }
  | { readonly zug: 'bestaetigt'; readonly codes: readonly HinweisCode[] }
  | { readonly zug: 'neu'; readonly entwurf: Entwurf }

/** The draft after one Zug. A second tap on what is chosen takes it back. */
export function ziehe(entwurf: Entwurf, zug: Zug, regelwerk: Regelwerk): Entwurf {
  switch (zug.zug) {
    case 'art':
      return waehleArt(entwurf, zug.wahl, regelwerk)
    case 're':
      return tippeRe(entwurf, zug.spieler, regelwerk)
    case 'stoss':
      return tippeStoss(entwurf, zug.spieler)
    case 'partei':
      return { ...entwurf, augen: waehlePartei(entwurf.augen, zug.partei) }
    case 'ziffer':
      return tippeZiffer(entwurf, zug.ziffer)
    case 'rueck':
      return mitAugen(entwurf, entferneZiffer(entwurf.augen))
    case 'augenfeld':
      return tippeAugenfeld(entwurf, zug.feld)
    case 'stich':
      return { ...entwurf, ohneStich: entwurf.ohneStich === zug.ohneStich ? null : zug.ohneStich }
    case 'ansage':
      return { ...entwurf, ansagen: mitAnsage(entwurf.ansagen, zug), ansager: [] }
    case 'ansager':
      return sageAn(entwurf, zug, regelwerk)
    case 'vor-klaerung':
      return { ...entwurf, ansageVorKlaerung: anders(entwurf.ansageVorKlaerung, zug.stufe) }
    case 'sonderpunkt':
      return setzeSonderpunkt(entwurf, zug)
    case 'schweine':
      return { ...entwurf, schweine: anders(entwurf.schweine, zug.spieler) }
    case 'trumpfabgabe':
      return { ...entwurf, trumpfabgabe: umgeschaltet(entwurf.trumpfabgabe, zug.spieler) }
    case 'regelverstoss':
      return { ...entwurf, regelverstoss: anders(entwurf.regelverstoss, zug.spieler) }
    case 'notiz':
      return { ...entwurf, notiz: zug.text }
    case 'bestaetigt':
      return { ...entwurf, bestaetigt: zug.codes }
    case 'neu':
      return zug.entwurf
  }
}

function waehleArt(entwurf: Entwurf, wahl: ArtWahl, regelwerk: Regelwerk): Entwurf {
  const neu = { ...entwurf, art: wahl, bestaetigt: [] }
  const { vorgabe } = entwurf
  if (vorgabe !== null) {
    // Whom only the preset named plays its game and no other: nothing is chosen that could be wrong.
    const gilt = vorgabe.spieler !== undefined && erfuellt({ wahl, vorgabe, regelwerk })
    return { ...neu, re: gilt ? [vorgabe.spieler] : [] }
  }
  // Two Re players do not say which of them now plays alone: ask again rather than guess.
  return neu.re.length > reZahlVon(neu, regelwerk) ? { ...neu, re: [], reDurchStoss: null } : neu
}

/** Whether a kind is the one preset: a forced Pflichtsolo leaves open which solo it is of those that can be one. */
function erfuellt(p: {
  readonly wahl: ArtWahl
  readonly vorgabe: Vorgabe
  readonly regelwerk: Regelwerk
}): boolean {
  if (p.wahl === p.vorgabe.art) return true
  if (p.vorgabe.art !== 'solo' || p.wahl === 'solo') return false
  const regel = artRegel(p.regelwerk, p.wahl)
  return regel?.angesagtesSolo === true && regel.niePflicht !== true
}

function tippeRe(entwurf: Entwurf, spieler: SpielerRef, regelwerk: Regelwerk): Entwurf {
  const neu = { ...entwurf, vorgabe: null, bestaetigt: [] }
  const { reDurchStoss } = entwurf
  const ohne = (wen: SpielerRef) => entwurf.re.filter((r) => r !== wen)
  if (entwurf.re.includes(spieler)) {
    return {
      ...neu,
      re: ohne(spieler),
      reDurchStoss: reDurchStoss === spieler ? null : reDurchStoss,
    }
  }
  const zahl = reZahlVon(entwurf, regelwerk)
  if (reDurchStoss !== null && entwurf.re.length >= zahl) {
    return { ...neu, re: [...ohne(reDurchStoss), spieler], reDurchStoss: null }
  }
  // One tap too many corrects the one before it.
  return { ...neu, re: [...entwurf.re.slice(0, zahl - 1), spieler] }
}

function waehlePartei(augen: AugenEingabe, partei: Partei): AugenEingabe {
  if (augen.partei === partei) return { ...augen, frisch: true }
  const wert = augen.wert === null ? null : restlicheAugen(augen.wert)
  return { partei, wert, frisch: true }
}

function tippeZiffer(entwurf: Entwurf, ziffer: number): Entwurf {
  const wert = mitZiffer(entwurf.augen, ziffer)
  if (wert === null) return entwurf
  return mitAugen(entwurf, { ...entwurf.augen, wert, frisch: false })
}

/** One digit less, whoever put it there; what is left is then continued. */
function entferneZiffer(augen: AugenEingabe): AugenEingabe {
  const { wert } = augen
  const rest = wert === null || istBand(wert) ? 0 : Math.trunc(wert / 10)
  return rest === 0
    ? { ...augen, wert: null, frisch: true }
    : { ...augen, wert: rest, frisch: false }
}

/** The digits go to the same party as before, whose part of it this is; the next one begins a number. */
function tippeAugenfeld(entwurf: Entwurf, feld: Augenfeld): Entwurf {
  const { augenRe, ohneStich } = feld
  const { partei } = entwurf.augen
  if (istGewaehlt(entwurf, feld)) {
    return mitAugen(entwurf, { partei, wert: null, frisch: true })
  }
  const wert = partei === 're' ? augenRe : restlicheAugen(augenRe)
  return { ...mitAugen(entwurf, { partei, wert, frisch: true }), ohneStich }
}

/** Other Augen, other question: an answer to "Kein Stich?" is asked anew. */
function mitAugen(entwurf: Entwurf, augen: AugenEingabe): Entwurf {
  return { ...entwurf, augen, ohneStich: null }
}

function mitAnsage(
  ansagen: Entwurf['ansagen'],
  { partei, stufe }: { readonly partei: Partei; readonly stufe: Ansage },
): Entwurf['ansagen'] {
  const { [partei]: bisher, ...uebrige } = ansagen
  return bisher === stufe ? uebrige : { ...uebrige, [partei]: stufe }
}

function setzeSonderpunkt(entwurf: Entwurf, zug: Zug & { readonly zug: 'sonderpunkt' }): Entwurf {
  const hoechstens = hoechstensFuer(entwurf, zug.partei, zug.regel)
  const gewollt = anzahlSonderpunkte(entwurf, zug.partei, zug.regel.art) + zug.um
  const anzahl = Math.min(hoechstens, Math.max(0, gewollt))
  const partei = { ...entwurf.sonderpunkte[zug.partei], [zug.regel.art]: anzahl }
  return { ...entwurf, sonderpunkte: { ...entwurf.sonderpunkte, [zug.partei]: partei } }
}

function umgeschaltet(liste: readonly SpielerRef[], eines: SpielerRef): readonly SpielerRef[] {
  return liste.includes(eines) ? liste.filter((e) => e !== eines) : [...liste, eines]
}

function anders<T>(bisher: T | null, neu: T): T | null {
  return bisher === neu ? null : neu
}
