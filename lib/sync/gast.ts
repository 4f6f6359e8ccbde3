import type { EinspruchAkte } from '../domain/einspruch/einspruch'
import type { Tagesaenderung } from '../domain/op/aenderung'
import type { Abend } from '../domain/saison/abende'
import type { Saisonblatt } from '../domain/saison/blatt'
import type { SpielAkte, SpieltagAkte } from '../domain/spieltag/spieltag'
import type { Person, Spieltaglog } from './ereignis'
import type { Blattnachtrag } from './saisonblatt'
import type { Nachricht, Stand } from './stand'

/**
 * What whoever came by a link is told: the games, with who recorded them, and the names of those at the table. Who objects, and
 * with which words, who signs or is excused is the club's own business, and no account is named by its id.
 */
export function standFuerGaeste({ akte, ...marke }: Stand): Stand {
  return { ...marke, akte: akteFuerGaeste(akte) }
}

function akteFuerGaeste(akte: SpieltagAkte): SpieltagAkte {
  const runden = akte.runden.map((r) => ({
    ...r,
    spiele: r.spiele.map((s) => spielFuerGaeste(s, akte.einsprueche)),
  }))
  return { ...akte, runden, entschuldigt: [], einsprueche: [], abnahmen: [] }
}

/**
 * A correction tells its reason. What an accepted Einspruch made of a Spiel has the words of the objection, or of the answer to it:
 * both rows are of one operation, and so of one moment.
 */
function spielFuerGaeste(spiel: SpielAkte, einsprueche: readonly EinspruchAkte[]): SpielAkte {
  const wegenEinspruch = einsprueche.some(
    (e) =>
      e.spielId === spiel.id && e.zustand === 'angenommen' && e.entschiedenAm === spiel.erfasstAm,
  )
  return wegenEinspruch ? { ...spiel, grund: null } : spiel
}

/** The same of what an operation has made; numbers stay, so that nothing seems to be missing. */
export function nachrichtFuerGaeste(nachricht: Nachricht): Nachricht {
  const { aenderungen } = nachricht
  const einsprueche = aenderungen.flatMap((a) => (a.art === 'einspruch' ? [a.zeile] : []))
  return {
    ...nachricht,
    aenderungen: aenderungen.flatMap((a) => aenderungFuerGaeste(a, einsprueche)),
  }
}

function aenderungFuerGaeste(
  a: Tagesaenderung,
  einsprueche: readonly EinspruchAkte[],
): readonly Tagesaenderung[] {
  switch (a.art) {
    case 'spieltag':
      return [{ ...a, zeile: { ...a.zeile, entschuldigt: [] } }]
    case 'spiel':
      return [{ ...a, zeile: spielFuerGaeste(a.zeile, einsprueche) }]
    case 'runde':
      return [a]
    case 'einspruch':
    case 'abnahme':
      return []
  }
}

/** The same of what the log answers. */
export function logFuerGaeste(log: Spieltaglog, akte: SpieltagAkte): Spieltaglog {
  const { stand, personen } = log
  return {
    ...log,
    stand: stand && standFuerGaeste(stand),
    personen: personenAmTisch(akte, personen),
  }
}

/** Who sits or sat at a table of the evening. */
export function personenAmTisch<P extends Pick<Person, 'id'>>(
  { runden }: Pick<SpieltagAkte, 'runden'>,
  personen: readonly P[],
): readonly P[] {
  const amTisch = new Set(runden.flatMap((r) => r.sitze))
  return personen.filter((p) => amTisch.has(p.id))
}

/** The sheet of a season for whoever came by a link: its roster, without places, guests and disputes. */
export function blattFuerGaeste(blatt: Saisonblatt): Saisonblatt {
  return { ...blatt, ...teileFuerGaeste(blatt, blatt.saison.spieler) }
}

/** The same of what changed on it; `kader` is the roster of the season. */
export function nachtragFuerGaeste(
  nachtrag: Blattnachtrag,
  kader: readonly string[],
): Blattnachtrag {
  const { abende, ...teile } = nachtrag.teile
  const neue = abende?.map((a) => (typeof a === 'string' ? a : abendFuerGaeste(a)))
  return {
    ...nachtrag,
    teile: {
      ...teile,
      ...teileFuerGaeste(teile, kader),
      ...(neue === undefined ? {} : { abende: neue }),
    },
  }
}

function teileFuerGaeste(
  { abende, laufende, namen, gestrichene, einsprueche }: Partial<Saisonblatt>,
  kader: readonly string[],
): Partial<Saisonblatt> {
  const imKader = (id: string) => kader.includes(id)
  return {
    ...(abende && { abende: abende.map(abendFuerGaeste) }),
    ...(laufende && {
      laufende: laufende.map((t) => ({
        ...t,
        ort: null,
        punkte: t.punkte.filter((p) => imKader(p.spieler)),
      })),
    }),
    ...(namen && {
      namen: Object.fromEntries(Object.entries(namen).filter(([id]) => imKader(id))),
    }),
    ...(gestrichene && { gestrichene: [] }),
    ...(einsprueche && { einsprueche: [] }),
  }
}

function abendFuerGaeste(abend: Abend): Abend {
  return { ...abend, ort: null, gaeste: {}, offeneEinsprueche: 0 }
}
