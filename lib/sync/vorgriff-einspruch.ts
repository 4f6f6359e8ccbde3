import type { EinspruchAkte } from '../domain/einspruch/einspruch'
import { mitEinspruch, mitEntscheidung } from '../domain/einspruch/vorgriff'
import { findSpiel } from '../domain/spieltag/vorgriff'
import type { SpieltagAkte } from '../domain/spieltag/spieltag'
import type { AbendOp, Wartend } from './ausgang'
import { mitAenderung, neueVersionDurch } from './vorgriff-spiel'

type EinspruchOp = Extract<AbendOp, { art: `einspruch-${string}` }>

/** The evening with an objection, or with a decision on one that is still open. */
export function mitEinspruchOp(
  akte: SpieltagAkte,
  op: EinspruchOp,
  wartend: Wartend,
): SpieltagAkte {
  if (op.art === 'einspruch-erheben') return erhoben(akte, op, wartend)
  const einspruch = akte.einsprueche.find((e) => e.id === op.daten.einspruchId)
  if (einspruch === undefined || akte.gestrichen) return akte
  if (op.art === 'einspruch-quittieren')
    return einspruch.zustand !== 'offen' && einspruch.version === op.basis
      ? mitEntscheidung(akte, einspruch.id, { quittiert: true })
      : akte
  if (einspruch.zustand !== 'offen') return akte
  if (op.art === 'einspruch-annehmen') return angenommen(akte, { op, einspruch }, wartend)
  if (einspruch.version !== op.basis) return akte
  const vonMir = { entschiedenVon: wartend.erfasstVon, entschiedenAm: wartend.zeit }
  return op.art === 'einspruch-ablehnen'
    ? mitEntscheidung(akte, einspruch.id, {
        ...{ zustand: 'abgelehnt', antwort: op.daten.antwort, ...vonMir },
      })
    : mitEntscheidung(akte, einspruch.id, {
        ...{ zustand: 'zurueckgenommen', antwort: null, quittiert: true, ...vonMir },
      })
}

function erhoben(
  akte: SpieltagAkte,
  { basis, daten }: Extract<EinspruchOp, { art: 'einspruch-erheben' }>,
  wartend: Wartend,
): SpieltagAkte {
  const schon = akte.einsprueche.some((e) => e.id === daten.einspruchId)
  if (schon || akte.gestrichen || findSpiel(akte, daten.spielId)?.version !== basis) return akte
  return mitEinspruch(akte, {
    ...{ id: daten.einspruchId, spielId: daten.spielId, spielVersion: basis },
    ...{ grund: daten.grund, spielerId: daten.spielerId },
    ...{ kontoId: wartend.kontoId ?? '', kontoName: wartend.erfasstVon, erhobenAm: wartend.zeit },
    ...{ zustand: 'offen', antwort: null, entschiedenVon: null, entschiedenAm: null },
    ...{ quittiert: false, version: 1 },
  })
}

function angenommen(
  akte: SpieltagAkte,
  p: {
    readonly op: Extract<EinspruchOp, { art: 'einspruch-annehmen' }>
    readonly einspruch: EinspruchAkte
  },
  { erfasstVon, zeit }: Wartend,
): SpieltagAkte {
  const { einspruch, op } = p
  const { antwort } = op.daten
  const grund = antwort || einspruch.grund
  const neu = neueVersionDurch(op)
  const ziel = { spielId: einspruch.spielId, basis: op.basis }
  const geaendert = neu === null ? akte : mitAenderung(akte, ziel, { ...neu, grund, erfasstVon })
  if (findSpiel(akte, ziel.spielId)?.version !== ziel.basis) return akte
  if (neu !== null && geaendert === akte) return akte
  return mitEntscheidung(geaendert, einspruch.id, {
    ...{ zustand: 'angenommen', antwort: antwort || null },
    ...{ entschiedenVon: erfasstVon, entschiedenAm: zeit },
  })
}
