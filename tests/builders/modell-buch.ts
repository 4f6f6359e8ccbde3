import type { Op } from '../../lib/domain/op/op'
import { laufendeRunden } from '../../lib/domain/spieltag/tische'
import { findSpiel } from '../../lib/domain/spieltag/vorgriff'
import type { Abendlage, AbendOp, Wartend } from '../../lib/sync/ausgang'
import type { SpielAkte, SpieltagAkte } from '../../lib/domain/spieltag/spieltag'
import type { Stand } from '../../lib/sync/stand'
import { marke } from './modell-handlung'
import type { Entschiedenes } from './modell-telefon'

/** Who keeps the book of a schedule knows what was made at all phones, and what must not become of it. */
export interface Buch {
  /** What a phone holds now; told after whatever it did. */
  readonly sieh: (name: string, lage: Abendlage) => void
  /** What somebody saw of the Spiel that an operation of theirs changes. */
  readonly sah: (opId: string, spiel: SpielAkte) => void
  /** Somebody has decided on what was set aside; the phone holds `nachher` since. */
  readonly entschieden: (was: Entschiedenes, nachher: readonly Wartend[]) => void
  /** A phone has let go of these by itself, without that the server has them. */
  readonly losgelassen: (weg: readonly Wartend[]) => void
  /** Somebody has taken these back on the phone that made them, before anything went out. */
  readonly zurueckgenommen: (weg: readonly Wartend[]) => void
  /** The server is about to take an operation on this evening. */
  readonly vorAnnahme: (op: Op, stand: Stand) => void
  /** What went wrong, once the server has taken all that it will. */
  readonly fehler: (log: readonly Op[], stand: Stand) => readonly string[]
}

export function createBuch(): Buch {
  /** Games and changes of games as they were made, by their mark, in that order. */
  const gemacht = new Map<string, Wartend>()
  /** By operation: what its maker saw of the Spiel. */
  const gesehen = new Map<string, NonNullable<Wartend['gesehen']>>()
  /** Marks of what a person has decided on, and of what need not arrive any more. */
  const entschieden = new Set<string>()
  const erledigt = new Set<string>()
  /** Games that must not be on record any more. */
  const fort = new Set<string>()
  /** At which table each Runde is that a phone has opened, whether it came to be or not. */
  const tische = new Map<string, number>()
  /** By phone: the newest that it has shown. */
  const hoechste = new Map<string, number>()
  const fehler: string[] = []

  function erledige(weg: readonly Wartend[], nachher: readonly Wartend[]) {
    const marken = new Set(nachher.map((w) => marke(w.op)))
    const spiele = new Set(nachher.map((w) => eingetragenes(w.op)))
    for (const { op } of weg) {
      if (!marken.has(marke(op))) erledigt.add(marke(op) ?? '')
      if (!spiele.has(eingetragenes(op))) fort.add(eingetragenes(op) ?? '')
    }
  }

  function pruefeEintrag(op: Extract<Op, { art: 'spiel-eintragen' }>) {
    const name = marke(op) ?? ''
    const damals = gemacht.get(name)?.op
    if (damals?.art !== 'spiel-eintragen' || entschieden.has(name)) return
    // Its place had somebody else's Spiel, and nobody was asked.
    if (op.daten.position > damals.daten.position) fehler.push('merged silently')
  }

  return {
    sieh: (name, { stand, wartende }) => {
      if (stand.seq < (hoechste.get(name) ?? 0)) fehler.push('something seen has vanished')
      hoechste.set(name, stand.seq)
      for (const w of wartende) {
        const m = 'spielId' in w.op.daten ? marke(w.op) : undefined
        if (m !== undefined && !gemacht.has(m)) gemacht.set(m, w)
        if (w.gesehen !== undefined && !gesehen.has(w.op.id)) gesehen.set(w.op.id, w.gesehen)
        const { art, daten } = w.op
        if (art === 'runde-eroeffnen') tische.set(daten.runde.id, daten.tisch ?? 1)
      }
    },
    sah: (opId, spiel) => gesehen.set(opId, spiel),
    entschieden: ({ strittige, entscheid }, nachher) => {
      if (entscheid === 'verwerfen' && faelltMitAnderem(strittige, nachher))
        fehler.push('dropped with another')
      for (const { op } of strittige) entschieden.add(marke(op) ?? '')
      erledige(strittige, nachher)
    },
    losgelassen: (weg) => {
      const zurueckgenommen = weg.some((w) => w.op.art === 'spiel-streichen')
      if (weg.length > 0 && !zurueckgenommen) fehler.push('let go of')
      erledige(weg, [])
    },
    zurueckgenommen: (weg) => erledige(weg, []),
    vorAnnahme: (op, { akte }) => {
      if (op.art === 'spiel-eintragen') return pruefeEintrag(op)
      const sah = gesehen.get(op.id)
      const vorher = sah && findSpiel(akte, sah.id)
      if (vorher === undefined) return
      if (vorher.spiel.notiz !== sah?.spiel.notiz || vorher.gestrichen !== sah?.gestrichen)
        fehler.push(`${op.art} replaced a version that its maker had not seen`)
    },
    fehler: (log, { akte }) => {
      const imLog = new Set(log.map((op) => marke(op as AbendOp)))
      const spiele = akte.runden.flatMap((r) => r.spiele)
      const eintraege = [...gemacht].flatMap(([name, { op, kontoId }]) => {
        if (op.art !== 'spiel-eintragen') return []
        const { spielId } = op.daten
        const spiel = spiele.find((s) => s.id === spielId)
        if (spiel && istVersetzt(akte, { eintrag: op.daten, rundeId: spiel.rundeId, tische }))
          fehler.push('moved to another table')
        return [{ kontoId, spiel, soll: !fort.has(spielId), entschieden: entschieden.has(name) }]
      })
      const verloren = [...gemacht.keys()].filter((m) => !imLog.has(m) && !erledigt.has(m))
      const anders = eintraege.filter((e) => (e.spiel !== undefined) !== e.soll)
      const laufende = laufendeRunden(akte)
      const sitzende = laufende.flatMap((r) => r.sitze)
      return [
        ...fehler,
        ...(sitzende.length > new Set(sitzende).size ? ['at two tables at once'] : []),
        ...(laufende.length > new Set(laufende.map((r) => r.tisch)).size ? ['two at a table'] : []),
        ...verloren.map((m) => `lost: ${gemacht.get(m)?.op.art ?? ''}`),
        ...anders.map((e) => (e.spiel ? 'dropped and on record' : 'missing')),
        ...(spiele.length > new Set(spiele.map((s) => s.id)).size ? ['twice on record'] : []),
        ...akte.runden.flatMap((r) => (sindLueckenlos(r.spiele) ? [] : ['a place twice or none'])),
        ...(istGeordnet(eintraege.filter((e) => !e.entschieden)) ? [] : ['out of order']),
      ]
    },
  }
}

function eingetragenes(op: Op): string | undefined {
  return op.art === 'spiel-eintragen' ? op.daten.spielId : undefined
}

/** Whether something is gone because something else was dropped: only what is about the same Spiel goes with it. */
function faelltMitAnderem(strittige: readonly Wartend[], nachher: readonly Wartend[]): boolean {
  const gegenstand = ({ op }: Wartend) => ('spielId' in op.daten ? op.daten.spielId : op.id)
  const geblieben = new Set(nachher.map((w) => w.op.id))
  const weg = strittige.filter((w) => !geblieben.has(w.op.id))
  return new Set(weg.map(gegenstand)).size > 1
}

/** Whether a game stands at another table than it was entered for. Of a Runde that never came to be it may, if its four had never sat there. */
function istVersetzt(
  { runden }: SpieltagAkte,
  p: {
    readonly eintrag: Extract<Op, { art: 'spiel-eintragen' }>['daten']
    readonly rundeId: string
    readonly tische: ReadonlyMap<string, number>
  },
): boolean {
  const { rundeId, besetzung } = p.eintrag
  const eigene = runden.find((r) => r.id === rundeId)
  const jetzige = runden.find((r) => r.id === p.rundeId)
  const tisch = eigene?.tisch ?? p.tische.get(rundeId)
  if (jetzige === undefined || tisch === undefined || jetzige.tisch === tisch) return false
  if (eigene !== undefined) return true
  return runden.some(
    (r) =>
      r.tisch === tisch &&
      r.nummer < jetzige.nummer &&
      besetzung?.every((s) => r.sitze.includes(s)),
  )
}

function sindLueckenlos(spiele: readonly SpielAkte[]): boolean {
  return spiele.every((s, i) => s.position === i + 1)
}

/** Whether what each phone has entered, and nobody had to decide, is on record in the order in which it was entered. */
function istGeordnet(
  eintraege: readonly { kontoId: string | null; spiel: SpielAkte | undefined }[],
): boolean {
  return eintraege.every(({ kontoId, spiel }, i) => {
    return eintraege
      .slice(i + 1)
      .every(
        (spaeter) =>
          spaeter.kontoId !== kontoId ||
          spaeter.spiel?.rundeId !== spiel?.rundeId ||
          (spiel?.position ?? 0) < (spaeter.spiel?.position ?? 1),
      )
  })
}
