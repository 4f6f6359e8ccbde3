import { namensschluessel } from '../austausch/namen'
import type { Einstellung, Einstellungen } from '../regelwerk/einstellungen'
import { EINSTELLUNGEN } from '../regelwerk/einstellungen'
import { ergaenzeEinstellungen } from '../regelwerk/presets'
import type { Fehler } from '../result'
import { ok } from '../result'
import type { Aenderung, Entscheidung } from './aenderung'
import { abgelehntWegen, veraltetWenn } from './aenderung'
import { findeSaison } from './finde'
import type { SaisonAkte } from '../verein/verein'
import type { OpDaten, VereinStand } from './op'

/** A new Saison; a guest who joins its roster becomes a member. */
export function legeSaisonAn(stand: VereinStand, daten: OpDaten<'saison-anlegen'>): Entscheidung {
  const { saisonId, name, regelwerk, spieler } = daten
  const einstellungen = ergaenzeEinstellungen(regelwerk, daten.einstellungen)
  const fehler = [
    ...pruefeNeueSaison(stand, daten),
    ...pruefeKader(stand, spieler),
    ...verworfene(daten.einstellungen, { regelwerk, einstellungen }),
  ]
  return (
    abgelehntWegen(fehler) ??
    ok([
      ...alsMitglieder(stand, spieler),
      {
        art: 'saison',
        zeile: { id: saisonId, name, regelwerk, einstellungen, spieler, version: 1 },
      },
    ])
  )
}

/** Name and options of a Saison. Runden that were opened keep the options they carry. */
export function aendereSaison(
  stand: VereinStand,
  { basis, daten }: { basis: number; daten: OpDaten<'saison-aendern'> },
): Entscheidung {
  const saison = findeSaison(stand, daten.saisonId)
  if (!saison.ok) return saison
  const { name } = daten
  const { regelwerk, einstellungen: bisher } = saison.wert
  const einstellungen = ergaenzeEinstellungen(regelwerk, { ...bisher, ...daten.einstellungen })
  return (
    veraltetWenn(basis, saison.wert.version) ??
    abgelehntWegen([
      ...pruefeName(stand, daten),
      ...verworfene(daten.einstellungen, { regelwerk, einstellungen }),
    ]) ??
    ok([
      {
        art: 'saison',
        zeile: { ...saison.wert, name, einstellungen, version: saison.wert.version + 1 },
      },
    ])
  )
}

/** Settings that apps before the others sent with every Saison, whatever the rule book makes of them. */
const VON_JEHER: readonly Einstellung[] = ['kuersoloWiederholung', 'freieFehltage']

/** Named settings that have no effect beside the others: nobody is told that they hold. */
function verworfene(
  genannt: Partial<Einstellungen>,
  { regelwerk, einstellungen }: Pick<SaisonAkte, 'regelwerk' | 'einstellungen'>,
): readonly Fehler[] {
  const { wertung, abwesenheit } = einstellungen
  return EINSTELLUNGEN.filter(
    (name) =>
      !VON_JEHER.includes(name) &&
      genannt[name] !== undefined &&
      genannt[name] !== einstellungen[name],
  ).map((name) => ({
    ort: `einstellungen.${name}`,
    regel: 'Format',
    code: 'einstellung-ohne-wirkung',
    daten: { regelwerk, wertung, abwesenheit },
  }))
}

/** What forbids a new Saison of this id and name. */
export function pruefeNeueSaison(
  stand: Pick<VereinStand, 'saisons'>,
  saison: { saisonId: string; name: string },
): readonly Fehler[] {
  const vergeben = stand.saisons.some((s) => s.id === saison.saisonId)
  return [
    ...(vergeben ? [{ ort: 'saisonId', regel: 'Format', code: 'id-vergeben' } as const] : []),
    ...pruefeName(stand, saison),
  ]
}

/** The roster's guests as members: a guest is in no roster. */
export function alsMitglieder(stand: VereinStand, kader: readonly string[]): readonly Aenderung[] {
  return stand.spieler
    .filter((s) => s.gast && kader.includes(s.id))
    .map((s) => ({ art: 'spieler', zeile: { ...s, gast: false, version: s.version + 1 } }))
}

function pruefeName(
  stand: Pick<VereinStand, 'saisons'>,
  { saisonId, name }: { saisonId: string; name: string },
): readonly Fehler[] {
  const schluessel = namensschluessel(name)
  const gleich = stand.saisons.some(
    (s) => s.id !== saisonId && namensschluessel(s.name) === schluessel,
  )
  return gleich
    ? [{ ort: 'name', regel: 'Format', code: 'saisonname-vergeben', daten: { name } }]
    : []
}

function pruefeKader(stand: VereinStand, kader: readonly string[]): readonly Fehler[] {
  return kader.flatMap((id, i): readonly Fehler[] => {
    const ort = `spieler[${i}]`
    if (!stand.spieler.some((s) => s.id === id))
      return [{ ort, regel: 'Format', code: 'spieler-unbekannt' }]
    return kader.indexOf(id) < i ? [{ ort, regel: 'Format', code: 'kader-doppelt' }] : []
  })
}
