import type { RundeAkte, SpielAkte, SpieltagAkte } from '../spieltag/spieltag'
import type { Aenderung, RundeKopf, SpieltagKopf, Tagesaenderung } from './aenderung'
import type { VereinStand } from './op'

/** The club after these changes. Applying them a second time changes nothing more. */
export function applyAenderungen(
  stand: VereinStand,
  aenderungen: readonly Aenderung[],
): VereinStand {
  return aenderungen.reduce(applyAenderung, stand)
}

/** One Spieltag after these changes of its own. Applying them a second time changes nothing more. */
export function applyTagesaenderungen(
  akte: SpieltagAkte,
  aenderungen: readonly Tagesaenderung[],
): SpieltagAkte {
  return aenderungen.reduce(applyTagesaenderung, akte)
}

function applyTagesaenderung(akte: SpieltagAkte, a: Tagesaenderung): SpieltagAkte {
  switch (a.art) {
    case 'spieltag':
      return mitKopf(akte, a.zeile)
    case 'runde':
      return { ...akte, runden: setze(akte.runden, mitSpielen(akte, a.zeile)) }
    case 'spiel':
      return { ...akte, runden: akte.runden.map((r) => mitSpiel(r, a.zeile)) }
    case 'einspruch':
      return { ...akte, einsprueche: setze(akte.einsprueche, a.zeile) }
    case 'abnahme':
      return { ...akte, abnahmen: setze(akte.abnahmen, a.zeile) }
  }
}

function applyAenderung(stand: VereinStand, a: Aenderung): VereinStand {
  switch (a.art) {
    case 'spieler':
      return { ...stand, spieler: setze(stand.spieler, a.zeile) }
    case 'saison':
      return { ...stand, saisons: setze(stand.saisons, a.zeile) }
    case 'spieltag': {
      const bisher = stand.spieltage.find((t) => t.id === a.zeile.id)
      return { ...stand, spieltage: setze(stand.spieltage, mitKopf(bisher, a.zeile)) }
    }
    case 'runde':
    case 'spiel':
    case 'einspruch':
    case 'abnahme': {
      const spieltage = stand.spieltage.map((t) =>
        t.id === a.spieltagId ? applyTagesaenderung(t, a) : t,
      )
      return { ...stand, spieltage }
    }
    case 'namen-getilgt':
      // The player's current row comes by itself; earlier names are no part of this state.
      return stand
    case 'mitglied':
      return { ...stand, mitglieder: setze(stand.mitglieder, a.zeile) }
    case 'mitglied-entfernt':
      return { ...stand, mitglieder: stand.mitglieder.filter((m) => m.id !== a.id) }
    case 'einladung':
      return { ...stand, einladungen: setze(stand.einladungen, a.zeile) }
    case 'freigabe':
      return { ...stand, freigaben: setze(stand.freigaben, a.zeile) }
    case 'buchung':
      return { ...stand, buchungen: setze(stand.buchungen, a.zeile) }
  }
}

function setze<T extends { readonly id: string }>(zeilen: readonly T[], neu: T): readonly T[] {
  return zeilen.some((z) => z.id === neu.id)
    ? zeilen.map((z) => (z.id === neu.id ? neu : z))
    : [...zeilen, neu]
}

function mitKopf(bisher: SpieltagAkte | undefined, kopf: SpieltagKopf): SpieltagAkte {
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
