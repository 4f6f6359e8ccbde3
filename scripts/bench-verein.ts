import { fassungVon } from '@/lib/domain/abnahme/abnahme'
import { abgeleiteteId } from '@/lib/domain/ids'
import { invariant } from '@/lib/domain/invariant'
import type { Op, OpArt, OpDaten } from '@/lib/domain/op/op'
import { spielHinweise, verlaufNach } from '@/lib/domain/runde/hinweise'
import { besetzungVon } from '@/lib/domain/runde/verlauf'
import type { Spiel } from '@/lib/domain/spiel/spiel'
import { gueltigeSpiele, rundeAus } from '@/lib/domain/spieltag/rechnen'
import type { SpieltagAkte } from '@/lib/domain/spieltag/spieltag'
import { zufallsspiel } from '@/tests/arbitraries/zufallsspiel'

/** Years of a busy club, made up: evenings of four to six with games of every kind, corrections, objections and signatures. */
export interface Umfang {
  readonly jahre: number
  readonly abendeImJahr: number
  readonly spieleAmAbend: number
}

const WURZEL = '01900000-0000-7000-8000-000000000000'

/** Sends one operation after the other; the next one may depend on what the last one did. */
export interface Empfaenger {
  readonly sende: (op: Op, zeit: number) => void
  readonly findeSpieltag: (id: string) => SpieltagAkte
}

/** Everything that happens in the club, in order. `zufall` decides, so that the same source makes the same years. */
export function spieleJahre(
  roster: readonly string[],
  umfang: Umfang,
  p: { readonly zufall: () => number; readonly empfaenger: Empfaenger },
): void {
  let nummer = 0
  const neueId = () => abgeleiteteId(WURZEL, ++nummer)
  const neueOp = <A extends OpArt>(art: A, basis: number, daten: OpDaten<A>) =>
    ({ id: neueId(), art, basis, daten }) as Op
  for (let jahr = 0; jahr < umfang.jahre; jahr += 1) {
    const saisonId = neueId()
    const einstellungen = { freieFehltage: 2, kuersoloWiederholung: 'einmal' } as const
    const saison = { saisonId, name: String(2016 + jahr), regelwerk: 'urexweiler', einstellungen }
    const anfang = Date.UTC(2016 + jahr, 0, 1, 18)
    p.empfaenger.sende(
      neueOp('saison-anlegen', 0, { ...saison, regelwerk: 'urexweiler', spieler: [...roster] }),
      anfang,
    )
    for (let abend = 0; abend < umfang.abendeImJahr; abend += 1) {
      const zeit = anfang + Math.floor((abend * 360) / umfang.abendeImJahr) * 86_400_000
      spieleAbend({ ...p, roster, umfang, saisonId, zeit, neueId, neueOp })
    }
  }
}

interface Abend {
  readonly roster: readonly string[]
  readonly umfang: Umfang
  readonly saisonId: string
  readonly zeit: number
  readonly zufall: () => number
  readonly empfaenger: Empfaenger
  readonly neueId: () => string
  readonly neueOp: <A extends OpArt>(art: A, basis: number, daten: OpDaten<A>) => Op
}

function spieleAbend(a: Abend): void {
  const { roster, zufall, empfaenger, neueId, neueOp, umfang } = a
  const [spieltagId, rundeId] = [neueId(), neueId()]
  const ab = Math.floor(zufall() * roster.length)
  const anzahl = 4 + Math.floor(zufall() * 3)
  const reihum = roster.map((_, i) => roster[(ab + i) % roster.length] ?? '')
  const sitze = reihum.slice(0, anzahl)
  const akte = () => empfaenger.findeSpieltag(spieltagId)
  let minute = 0
  const sende = (op: Op) => empfaenger.sende(op, a.zeit + (minute += 1) * 60_000)
  sende(
    neueOp('spieltag-eroeffnen', 0, {
      spieltagId,
      saisonId: a.saisonId,
      datum: new Date(a.zeit).toISOString().slice(0, 10),
      ort: null,
      entschuldigt: reihum.slice(anzahl, anzahl + 2),
      runde: { id: rundeId, sitze, ersterGeber: sitze[0] ?? '' },
    }),
  )
  for (let position = 1; position <= umfang.spieleAmAbend; position += 1) {
    const spiel = naechstesSpiel(akte(), zufall)
    const daten = { spieltagId, rundeId, spielId: neueId(), position }
    sende(neueOp('spiel-eintragen', 0, { ...daten, spiel: { ...spiel } }))
    if (zufall() < 0.02) sende(korrektur(a, akte(), {}))
  }
  sende(neueOp('spieltag-abschliessen', 1, { spieltagId, ende: 'vorzeitig' }))
  for (const spielerId of sitze.slice(0, 2)) {
    const fassung = fassungVon(akte())
    sende(neueOp('spieltag-abnehmen', 0, { spieltagId, abnahmeId: neueId(), spielerId, fassung }))
  }
  if (zufall() < 0.1) sende(korrektur(a, akte(), { grund: 'Augen verzählt' }))
  if (zufall() < 0.05) streite(a, akte(), sende)
}

/** Mostly plain games, any art for the rest; the table has confirmed what is odd about them. */
function naechstesSpiel({ runden: [runde] }: SpieltagAkte, zufall: () => number): Spiel {
  invariant(runde, 'der Abend hat eine Runde')
  const verlauf = verlaufNach(rundeAus(runde))
  const { spieler } = besetzungVon(verlauf)
  const spiel = zufall() < 0.8 ? schlicht(spieler, zufall) : zufallsspiel(zufall, spieler)
  const bestaetigt = spielHinweise(verlauf, { spiel }).map((h) => h.code)
  return bestaetigt.length === 0 ? spiel : { ...spiel, bestaetigt }
}

function schlicht(spieler: readonly string[], zufall: () => number): Spiel {
  const erster = Math.floor(zufall() * 4)
  const zweiter = (erster + 1 + Math.floor(zufall() * 3)) % 4
  const augenRe = 2 * Math.floor(1 + zufall() * 119)
  return { art: 'normal', re: [spieler[erster] ?? '', spieler[zweiter] ?? ''], augenRe }
}

/** Other Augen for one game of the evening. */
function korrektur(a: Abend, akte: SpieltagAkte, grund: { readonly grund?: string }): Op {
  const spiel = irgendeins(akte, a.zufall)
  return a.neueOp('spiel-korrigieren', spiel.version, {
    spieltagId: akte.id,
    spielId: spiel.id,
    spiel: { ...schlicht(spiel.besetzung, a.zufall), bestaetigt: ALLE_HINWEISE },
    ...grund,
  })
}

/** Somebody objects to a game, which is then struck. */
function streite(a: Abend, akte: SpieltagAkte, sende: (op: Op) => void): void {
  const { id: spielId, version } = irgendeins(akte, a.zufall)
  const [einspruchId, spieltagId] = [a.neueId(), akte.id]
  const daten = { spieltagId, spielId, einspruchId, spielerId: null, grund: 'Das war ein Solo' }
  sende(a.neueOp('einspruch-erheben', version, daten))
  const aenderung = { art: 'streichung' } as const
  sende(a.neueOp('einspruch-annehmen', version, { spieltagId, einspruchId, aenderung }))
}

function irgendeins({ runden }: SpieltagAkte, zufall: () => number) {
  const spiele = runden.flatMap(gueltigeSpiele)
  const spiel = spiele[Math.floor(zufall() * spiele.length)]
  invariant(spiel, 'der Abend hat Spiele')
  return spiel
}

/** Whatever an odd place makes of a corrected game, the table has seen it. */
const ALLE_HINWEISE = [
  'pflichtsolo-nach-frist',
  'spielzahl-ueberschritten',
  'wiederholung-versaeumt',
  'pflichtsolo-nicht-gespielt',
]
