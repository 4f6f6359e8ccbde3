import type { Abendlage, Anblick } from '@/lib/sync/ausgang'
import type { Person } from '@/lib/sync/ereignis'
import type { Stand } from '@/lib/sync/stand'
import type { Sendelage } from '@/lib/client/ausgang/funk'

/** Where the own changes are. */
type Speicherlage =
  /** Not known before the device's store was asked. */
  | { readonly art: 'ungelesen' }
  | { readonly art: 'gespeichert' }
  | {
      readonly art: 'wartet'
      readonly anzahl: number
      readonly warum: Sendelage
    }

/** What the screen shows: the server's truth with the unanswered changes on top. */
export interface Sicht extends Anblick {
  /** The evening's entry up to which the server's part goes. */
  readonly seq: number
  readonly lage: Speicherlage
  /** The device may drop what has not arrived: it keeps it in memory only, or its store may be cleared. */
  readonly gefaehrdet: boolean
  /** Who else enters a game right now, by name. */
  readonly eingabe: readonly string[]
  /** Players whose names came since the page did. */
  readonly personen: readonly Person[]
  /** It may not be looked at any more: signed out, link withdrawn, evening over. */
  readonly vorbei: boolean
}

interface Zustand {
  readonly abend: Abendlage
  /** What there is to see of it. */
  readonly gesehen: Anblick
  /** Whether the device has said what waits. */
  readonly gelesen: boolean
  readonly sendelage: Sendelage
  readonly gefaehrdet: boolean
  readonly eingabe: readonly string[]
  readonly personen: readonly Person[]
  readonly vorbei: boolean
  /** Operations whose answer somebody waits for at the screen: a refusal is told there. */
  readonly erwartet: ReadonlySet<string>
}

export type Zelle = ReturnType<typeof createZelle>

/** The state of a screen with its listeners; `getSicht` is the same object until something changes. */
export function createZelle(anfang: Stand) {
  let zustand: Zustand = {
    ...{ abend: { stand: anfang, wartende: [] }, sendelage: 'sendet', gefaehrdet: false },
    gesehen: { akte: anfang.akte, offen: [], konflikte: [] },
    ...{ gelesen: false, eingabe: [], personen: [], vorbei: false, erwartet: new Set() },
  }
  let sicht = sichtVon(zustand)
  const hoerer = new Set<() => void>()

  function setze(aenderung: Partial<Zustand>) {
    zustand = { ...zustand, ...aenderung }
    sicht = sichtVon(zustand)
    hoerer.forEach((h) => h())
  }

  return {
    get: () => zustand,
    getSicht: () => sicht,
    setze,
    abonniere: (h: () => void) => {
      hoerer.add(h)
      return () => {
        hoerer.delete(h)
      }
    },
    erwarte: (opId: string) => setze({ erwartet: new Set([...zustand.erwartet, opId]) }),
    erwarteNichtMehr: (opId: string) =>
      setze({ erwartet: new Set([...zustand.erwartet].filter((id) => id !== opId)) }),
    nimmPersonen: (neue: readonly Person[]) => {
      if (neue.length === 0) return
      const bisher = zustand.personen.filter((p) => !neue.some((n) => n.id === p.id))
      setze({ personen: [...bisher, ...neue] })
    },
  }
}

function sichtVon(zustand: Zustand): Sicht {
  const { abend, gesehen, sendelage, gefaehrdet, eingabe, personen, vorbei, erwartet } = zustand
  const konflikte = gesehen.konflikte.filter((k) => !erwartet.has(k.wartend.op.id))
  const anzahl = gesehen.offen.length
  const wartet = { art: 'wartet', anzahl, warum: sendelage } as const
  return {
    ...{ seq: abend.stand.seq, akte: gesehen.akte, offen: gesehen.offen, konflikte },
    ...{ gefaehrdet, eingabe, personen, vorbei },
    lage: anzahl > 0 ? wartet : { art: zustand.gelesen ? 'gespeichert' : 'ungelesen' },
  }
}
