import { ok } from '../result'
import type { Entscheidung, Kontext } from './aenderung'
import { ablehnung, veraltetWenn } from './aenderung'
import { findeSaison } from './finde'
import type { Op, OpDaten, VereinStand } from './op'

/** What an operation on the till changes, or why it is refused. */
export function decideBuchung(
  stand: VereinStand,
  op: Extract<Op, { art: `buchung-${string}` }>,
  kontext: Kontext,
): Entscheidung {
  switch (op.art) {
    case 'buchung-eintragen':
      return bucheEin(stand, op.daten, kontext)
    case 'buchung-streichen':
      return streicheBuchung(stand, op)
  }
}

/** Records money that went into the till, or out of it, in the books of a Saison. */
function bucheEin(
  stand: VereinStand,
  daten: OpDaten<'buchung-eintragen'>,
  { konto, jetzt }: Kontext,
): Entscheidung {
  const saison = findeSaison(stand, daten.saisonId)
  if (!saison.ok) return saison
  const { buchungId, spielerId, ...angaben } = daten
  if (spielerId !== null && !stand.spieler.some((s) => s.id === spielerId))
    return ablehnung('abgelehnt', { ort: 'spielerId', code: 'spieler-unbekannt' })
  if (stand.buchungen.some((b) => b.id === buchungId))
    return ablehnung('abgelehnt', { ort: 'buchungId', code: 'id-vergeben' })
  return ok([
    {
      art: 'buchung',
      zeile: {
        id: buchungId,
        ...angaben,
        spielerId,
        kontoName: konto.name,
        gebuchtAm: jetzt,
        gestrichen: false,
        grund: null,
        version: 1,
      },
    },
  ])
}

/** Strikes a booking for good: what was meant is recorded anew. */
function streicheBuchung(
  stand: VereinStand,
  { basis, daten }: { basis: number; daten: OpDaten<'buchung-streichen'> },
): Entscheidung {
  const buchung = stand.buchungen.find(
    (b) => b.id === daten.buchungId && b.saisonId === daten.saisonId,
  )
  if (buchung === undefined)
    return ablehnung('nicht-gefunden', { ort: 'buchungId', code: 'buchung-unbekannt' })
  if (buchung.gestrichen)
    return ablehnung('veraltet', { ort: 'buchungId', code: 'buchung-gestrichen' })
  const { grund } = daten
  const zeile = { ...buchung, gestrichen: true, grund, version: buchung.version + 1 }
  return veraltetWenn(basis, buchung.version) ?? ok([{ art: 'buchung', zeile }])
}
