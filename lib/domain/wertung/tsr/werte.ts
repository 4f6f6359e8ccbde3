import type { ArtRegel } from '../../regelwerk/regelwerk'
import type { GezaehltesSpiel } from '../../spiel/augen'
import { gegner } from '../../spiel/parteien'
import { ABSAGE_STUFEN, PARTEIEN } from '../../spiel/spiel'
import type { AbsageStufe, Partei } from '../../spiel/spiel'
import type { Auswertung } from '../auswertung'
import type { GeltendeAnsage, Schritt } from '../wertung'
import { augen, bricht, haelt, hatStich, lageVon } from './lage'
import type { Lage, TsrBuch } from './lage'
import { sonderpunkte } from './sonderpunkte'

const GRENZE: Readonly<Record<Exclude<AbsageStufe, 'schwarz'>, number>> = {
  keine90: 90,
  keine60: 60,
  keine30: 30,
}

/** Augen that count against an Absage, and what their step is called (D-W). */
const GEGEN = {
  keine90: { augen: 120, code: '120-gegen-keine90' },
  keine60: { augen: 90, code: '90-gegen-keine60' },
  keine30: { augen: 60, code: '60-gegen-keine30' },
  schwarz: { augen: 30, code: '30-gegen-schwarz' },
} as const satisfies Record<AbsageStufe, { augen: number; code: Schritt['code'] }>

/** The steps of a Spiel by a book of the TSR's family: D-G, D-W, D-S, D-N and B-G, B-W, B-S. */
export function werteTsr(buch: TsrBuch, spiel: GezaehltesSpiel, art: ArtRegel): Auswertung {
  const lage = lageVon(buch, spiel, art)
  const sieger = gewinner(lage)
  return {
    gewinner: sieger,
    schritte:
      sieger === null
        ? [...ohneSieger(lage), ...sonderpunkte(lage, null)]
        : [...mitSieger(lage, sieger), ...sonderpunkte(lage, sieger)],
    ansagen: ansagenVon(lage),
  }
}

/** The Absagen as they were said: none comes by itself here. */
export function ansagenVon({ abgesagt }: Pick<Lage, 'abgesagt'>): Auswertung['ansagen'] {
  const ansagen: Partial<Record<Partei, GeltendeAnsage>> = {}
  for (const partei of PARTEIEN) {
    const stufe = abgesagt[partei].at(-1)
    if (stufe !== undefined) ansagen[partei] = { stufe, herkunft: 'angesagt' }
  }
  return ansagen
}

/** D-G, B-G. `null`: both have an Absage and both miss it. */
function gewinner(lage: Lage): Partei | null {
  const absagend = PARTEIEN.filter((partei) => lage.abgesagt[partei].length > 0)
  const [eine] = absagend
  if (eine === undefined) return ohneAbsage(lage)
  const gehalten = absagend.find((partei) => haelt(lage, partei))
  if (gehalten !== undefined) return gehalten
  return absagend.length === 2 ? null : gegner(eine)
}

function ohneAbsage(lage: Lage): Partei {
  const nurKontra = lage.gesagt.includes('kontra') && !lage.gesagt.includes('re')
  const noetig = nurKontra && lage.buch.nurKontraDreht ? 120 : 121
  return augen(lage, 're') >= noetig ? 're' : 'kontra'
}

/** D-W, B-W, as they are counted at the table. */
function mitSieger(lage: Lage, sieger: Partei): readonly Schritt[] {
  const { regel } = lage.buch
  return [
    { regel: regel.wert, code: 'gewonnen', punkte: 1 },
    ...ABSAGE_STUFEN.flatMap((stufe) =>
      istUnter(lage, gegner(sieger), stufe) ? [punkt(lage, stufe)] : [],
    ),
    ...(lage.buch.stossWirkung === 'plus2'
      ? lage.gesagt.map((partei) => ansage(lage, partei, { punkte: 2 }))
      : []),
    ...PARTEIEN.flatMap((partei) =>
      lage.abgesagt[partei].map((stufe) => punkt(lage, `${stufe}-angesagt`)),
    ),
    ...gegen(lage, sieger),
    ...(lage.buch.stossWirkung === 'mal2'
      ? lage.gesagt.map((partei) => ansage(lage, partei, { faktor: 2 }))
      : []),
  ]
}

/** D-N: what each party has of its own, seen from Re. Nothing is doubled. */
function ohneSieger(lage: Lage): readonly Schritt[] {
  return PARTEIEN.flatMap((partei) => {
    const punkte = partei === 're' ? 1 : -1
    const unter = ABSAGE_STUFEN.filter((stufe) => istUnter(lage, gegner(partei), stufe))
    return [...unter.map((stufe) => punkt(lage, stufe)), ...gegen(lage, partei)].map((schritt) => ({
      ...schritt,
      regel: 'D-N' as const,
      punkte,
    }))
  })
}

/** What a party has reached against the other's Absage. */
function gegen(lage: Lage, partei: Partei) {
  if (!lage.buch.gegenPunkte) return []
  return lage.abgesagt[gegner(partei)]
    .filter((stufe) => augen(lage, partei) >= GEGEN[stufe].augen)
    .map((stufe) => punkt(lage, GEGEN[stufe].code))
}

/** Under 90, 60, 30 or without a trick; exactly 90 too where a keine 90 held with it [B2]. */
function istUnter(lage: Lage, partei: Partei, stufe: AbsageStufe): boolean {
  if (stufe === 'schwarz') return !hatStich(lage, partei)
  if (augen(lage, partei) < GRENZE[stufe]) return true
  return lage.abgesagt[gegner(partei)].includes(stufe) && !bricht(lage, partei, stufe)
}

function punkt<C extends Schritt['code']>(lage: Lage, code: C) {
  return { regel: lage.buch.regel.wert, code, punkte: 1 } as const
}

function ansage(
  lage: Lage,
  partei: Partei,
  wirkung: { readonly punkte: 2 } | { readonly faktor: 2 },
): Schritt {
  return { regel: lage.buch.regel.wert, code: `ansage-${partei}`, ...wirkung }
}
