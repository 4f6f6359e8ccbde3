import type { RundeAkte, SpielAkte, SpieltagAkte } from '../spieltag/spieltag'
import type { Aenderung, RundeKopf, SpieltagKopf } from './aenderung'
import type { VereinStand } from './op'

/** The club after these changes. Applying them a second time changes nothing more. */
export function applyAenderungen(
  stand: VereinStand,
  aenderungen: readonly Aenderung[],
): VereinStand {
  return aenderungen.reduce(applyAenderung, stand)
}

function applyAenderung(stand: VereinStand, a: Aenderung): VereinStand {
  switch (a.art) {
    case 'spieler':
      return { ...stand, spieler: setze(stand.spieler, a.zeile) }
    case 'saison':
      return { ...stand, saisons: setze(stand.saisons, a.zeile) }
    case 'spieltag':
      return { ...stand, spieltage: setze(stand.spieltage, mitRunden(stand, a.zeile)) }
    case 'runde':
      return aendere(stand, a.spieltagId, (t) => ({
        ...t,
        runden: setze(t.runden, mitSpielen(t, a.zeile)),
      }))
    case 'spiel':
      return aendere(stand, a.spieltagId, (t) => ({
        ...t,
        runden: t.runden.map((r) => mitSpiel(r, a.zeile)),
      }))
    case 'einspruch':
      return aendere(stand, a.spieltagId, (t) => ({
        ...t,
        einsprueche: setze(t.einsprueche, a.zeile),
      }))
    case 'abnahme':
      return aendere(stand, a.spieltagId, (t) => ({ ...t, abnahmen: setze(t.abnahmen, a.zeile) }))
    case 'namen-getilgt':
      // The player's current row comes by itself; earlier names are no part of this state.
      return stand
    case 'mitglied':
      return { ...stand, mitglieder: setze(stand.mitglieder, a.zeile) }
    case 'mitglied-entfernt':
      return { ...stand, mitglieder: stand.mitglieder.filter((m) => m.id !== a.id) }
    case 'einladung':
      return { ...stand, einladungen: setze(stand.einladungen, a.zeile) }
  }
}

function setze<T extends { readonly id: string }>(zeilen: readonly T[], neu: T): readonly T[] {
  return zeilen.some((z) => z.id === neu.id)
    ? zeilen.map((z) => (z.id === neu.id ? neu : z))
    : [...zeilen, neu]
}

function mitRunden({ spieltage }: VereinStand, kopf: SpieltagKopf): SpieltagAkte {
  const bisher = spieltage.find((t) => t.id === kopf.id)
  return {
    ...kopf,
    runden: bisher?.runden ?? [],
    einsprueche: bisher?.einsprueche ?? [],
    abnahmen: bisher?.abnahmen ?? [],
  }
}

function mitSpielen({ runden }: SpieltagAkte, kopf: RundeKopf): RundeAkte {
  return { ...kopf, spiele: runden.find((r) => r.id === kopf.id)?.spiele ?? [] }
}

function mitSpiel(runde: RundeAkte, spiel: SpielAkte): RundeAkte {
  return runde.id === spiel.rundeId ? { ...runde, spiele: setze(runde.spiele, spiel) } : runde
}

function aendere(
  stand: VereinStand,
  spieltagId: string,
  neu: (spieltag: SpieltagAkte) => SpieltagAkte,
): VereinStand {
  return { ...stand, spieltage: stand.spieltage.map((t) => (t.id === spieltagId ? neu(t) : t)) }
}
