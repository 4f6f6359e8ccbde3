import { dieselben } from '../dieselben'
import { regelwerkVon } from '../regelwerk/presets'
import type { Fehler } from '../result'
import { ok } from '../result'
import type { Ende } from '../runde/runde'
import type { RundeAkte, SpieltagAkte } from '../spieltag/spieltag'
import { endenMitAbend, endenMitNeuer, sindZuEnde, wiederOffene } from '../spieltag/tische'
import type { Aenderung, Entscheidung } from './aenderung'
import { abgelehntWegen, ablehnung, veraltetWenn } from './aenderung'
import { beendeFreigaben } from './decide-freigabe'
import {
  findeAktuellen,
  findeOffenen,
  findeSaison,
  findeSpieltag,
  kopfVonRunde,
  kopfVonSpieltag,
} from './finde'
import { ohneGrund } from './grund'
import type { OpDaten, VereinStand } from './op'
import {
  anwesende,
  naechsteReihenfolge,
  neueRunde,
  pruefeEntschuldigt,
  pruefeSitze,
  pruefeTisch,
} from './tisch'

/** An operation on an existing thing: what it says and the version that its sender saw. */
interface Auftrag<D> {
  readonly basis: number
  readonly daten: D
}

export function eroeffneSpieltag(
  stand: VereinStand,
  daten: OpDaten<'spieltag-eroeffnen'>,
): Entscheidung {
  const saison = findeSaison(stand, daten.saisonId)
  if (!saison.ok) return saison
  const { runde, entschuldigt } = daten
  const fehler = [
    ...vergeben(stand, daten.spieltagId),
    ...pruefeSitze(runde, { stand, regelwerk: regelwerkVon(saison.wert) }),
    ...pruefeEntschuldigt(entschuldigt, { saison: saison.wert, anwesend: runde.sitze }),
  ]
  return (
    abgelehntWegen(fehler) ??
    ok([
      { art: 'spieltag', zeile: { ...neuerSpieltag(stand, daten), endstand: null, ende: null } },
      {
        art: 'runde',
        spieltagId: daten.spieltagId,
        zeile: neueRunde(runde, { optionen: saison.wert, nummer: 1 }),
      },
    ])
  )
}

/** A past evening by its result: it is over (U-L7). */
export function trageSpieltagNach(
  stand: VereinStand,
  daten: OpDaten<'spieltag-nachtragen'>,
): Entscheidung {
  const saison = findeSaison(stand, daten.saisonId)
  if (!saison.ok) return saison
  const { endstand, entschuldigt } = daten
  const anwesend = Object.keys(endstand)
  const fehler = [
    ...vergeben(stand, daten.spieltagId),
    ...pruefeEndstand(stand, endstand),
    ...pruefeEntschuldigt(entschuldigt, { saison: saison.wert, anwesend }),
  ]
  return (
    abgelehntWegen(fehler) ??
    ok([{ art: 'spieltag', zeile: { ...neuerSpieltag(stand, daten), endstand, ende: 'gespielt' } }])
  )
}

export function aendereSpieltag(
  stand: VereinStand,
  { basis, daten }: Auftrag<OpDaten<'spieltag-aendern'>>,
): Entscheidung {
  const spieltag = findeAktuellen(stand, { spieltagId: daten.spieltagId, basis })
  if (!spieltag.ok) return spieltag
  const akte = spieltag.wert
  const saison = findeSaison(stand, akte.saisonId)
  if (!saison.ok) return saison
  const { datum, ort, entschuldigt } = daten
  const fehler = pruefeEntschuldigt(entschuldigt, {
    saison: saison.wert,
    anwesend: anwesende(akte),
  })
  const reihenfolge =
    datum === akte.datum
      ? akte.reihenfolge
      : naechsteReihenfolge(stand, { saisonId: akte.saisonId, datum })
  const zaehltAnders = datum !== akte.datum || !dieselben(entschuldigt, akte.entschuldigt)
  return (
    abgelehntWegen(fehler) ??
    (zaehltAnders ? ohneGrund(akte, daten) : null) ??
    ok([naechsterKopf(akte, { datum, reihenfolge, ort: leerIstNichts(ort), entschuldigt })])
  )
}

/** Closes the evening and the Runden of all its tables (U-T7), and with them the links to it. */
export function schliesseAb(
  stand: VereinStand,
  { basis, daten }: Auftrag<OpDaten<'spieltag-abschliessen'>>,
): Entscheidung {
  const spieltag = findeOffenen(stand, { spieltagId: daten.spieltagId, basis })
  if (!spieltag.ok) return spieltag
  const akte = spieltag.wert
  if (!akte.runden.some((r) => r.spiele.some((s) => !s.gestrichen)))
    return ablehnung('abgelehnt', { ort: '', code: 'spieltag-ohne-spiele', regel: 'U-T7' })
  if (daten.ende === 'gespielt' && !sindZuEnde(akte))
    return ablehnung('abgelehnt', { ort: 'ende', code: 'spielzahl-nicht-erreicht', regel: 'U-T7' })
  return ok([
    naechsterKopf(akte, { ende: daten.ende }),
    ...endenMitAbend(akte, daten.ende).map((e) => beendete(akte.id, e)),
    ...beendeFreigaben(stand, akte.id),
  ])
}

/** Opens a closed evening again, with the Runden that ran then; or takes back that it was struck. */
export function oeffneWieder(
  stand: VereinStand,
  { basis, daten }: Auftrag<OpDaten<'spieltag-wiederoeffnen'>>,
): Entscheidung {
  const spieltag = findeSpieltag(stand, daten.spieltagId)
  if (!spieltag.ok) return spieltag
  const akte = spieltag.wert
  const veraltet = veraltetWenn(basis, akte.version)
  if (veraltet !== null) return veraltet
  if (akte.gestrichen)
    return ohneGrund(akte, daten) ?? ok([naechsterKopf(akte, { gestrichen: false })])
  if (akte.ende === null) return ablehnung('abgelehnt', { ort: '', code: 'spieltag-laeuft' })
  if (akte.runden.length === 0)
    return ablehnung('abgelehnt', { ort: '', code: 'spieltag-nur-ergebnis', regel: 'U-L7' })
  return (
    ohneGrund(akte, daten) ??
    ok([
      naechsterKopf(akte, { ende: null }),
      ...wiederOffene(akte).map((runde) => beendete(akte.id, { runde, ende: null })),
    ])
  )
}

export function streicheSpieltag(
  stand: VereinStand,
  { basis, daten }: Auftrag<OpDaten<'spieltag-streichen'>>,
): Entscheidung {
  const spieltag = findeAktuellen(stand, { spieltagId: daten.spieltagId, basis })
  if (!spieltag.ok) return spieltag
  return (
    ohneGrund(spieltag.wert, daten) ??
    ok([
      naechsterKopf(spieltag.wert, { gestrichen: true }),
      ...beendeFreigaben(stand, daten.spieltagId),
    ])
  )
}

/** A table's running Runde ends and one with other players begins; who sits down now is no longer excused. */
export function eroeffneRunde(
  stand: VereinStand,
  { basis, daten }: Auftrag<OpDaten<'runde-eroeffnen'>>,
): Entscheidung {
  const spieltag = findeOffenen(stand, { spieltagId: daten.spieltagId, basis })
  if (!spieltag.ok) return spieltag
  const akte = spieltag.wert
  const saison = findeSaison(stand, akte.saisonId)
  if (!saison.ok) return saison
  // An evening keeps the options it began under, whatever the Saison says meanwhile.
  const optionen = akte.runden.at(-1) ?? saison.wert
  const fehler = [
    ...pruefeSitze(daten.runde, { stand, regelwerk: regelwerkVon(optionen) }),
    ...pruefeTisch(akte, daten, stand),
  ]
  const { tisch = 1 } = daten
  return (
    abgelehntWegen(fehler) ??
    ok([
      naechsterKopf(akte, {
        entschuldigt: akte.entschuldigt.filter((id) => !daten.runde.sitze.includes(id)),
      }),
      ...endenMitNeuer(akte, daten).map((e) => beendete(akte.id, e)),
      {
        art: 'runde',
        spieltagId: akte.id,
        zeile: neueRunde(daten.runde, { optionen, nummer: akte.runden.length + 1, tisch }),
      },
    ])
  )
}

function neuerSpieltag(
  stand: VereinStand,
  daten: OpDaten<'spieltag-eroeffnen'> | OpDaten<'spieltag-nachtragen'>,
) {
  return {
    id: daten.spieltagId,
    saisonId: daten.saisonId,
    datum: daten.datum,
    reihenfolge: naechsteReihenfolge(stand, daten),
    ort: leerIstNichts(daten.ort),
    entschuldigt: daten.entschuldigt,
    gestrichen: false,
    version: 1,
  }
}

function naechsterKopf(akte: SpieltagAkte, neu: Partial<SpieltagAkte>): Aenderung {
  return {
    art: 'spieltag',
    zeile: kopfVonSpieltag({ ...akte, ...neu, version: akte.version + 1 }),
  }
}

/** The Runde's next version: over, or going on again. */
function beendete(
  spieltagId: string,
  { runde, ende }: { readonly runde: RundeAkte; readonly ende: Ende | null },
): Aenderung {
  const kopf = kopfVonRunde(runde)
  return { art: 'runde', spieltagId, zeile: { ...kopf, ende, version: kopf.version + 1 } }
}

function pruefeEndstand(
  stand: VereinStand,
  endstand: Readonly<Record<string, number>>,
): readonly Fehler[] {
  const fehler: Fehler[] = Object.keys(endstand)
    .filter((id) => !stand.spieler.some((s) => s.id === id))
    .map((id) => ({ ort: `endstand.${id}`, regel: 'Format', code: 'spieler-unbekannt' }))
  const summe = Object.values(endstand).reduce((a, b) => a + b, 0)
  if (Object.keys(endstand).length < 4)
    fehler.push({ ort: 'endstand', regel: 'U-L7', code: 'endstand-zu-wenige' })
  if (summe !== 0)
    fehler.push({ ort: 'endstand', regel: 'U-L7', code: 'endstand-summe', daten: { summe } })
  return fehler
}

function vergeben(stand: VereinStand, spieltagId: string): readonly Fehler[] {
  const bekannt = stand.spieltage.some((s) => s.id === spieltagId)
  return bekannt ? [{ ort: 'spieltagId', regel: 'Format', code: 'id-vergeben' }] : []
}

function leerIstNichts(text: string | null): string | null {
  return text === '' ? null : text
}
