import { useState } from 'react'
import { neueId } from '@/lib/client/ids'
import { neueOp } from '@/lib/client/ops'
import type { Op } from '@/lib/domain/op/op'
import { plaetzeVon } from '@/lib/domain/regelwerk/plaetze'
import type { Plaetze } from '@/lib/domain/regelwerk/plaetze'
import { getRegelwerk } from '@/lib/domain/regelwerk/presets'
import { REGELWERK_VORGABE } from '@/lib/domain/regelwerk/regelwerk'
import type { EroeffnungProps, Person, SaisonZurWahl } from './eroeffnung-daten'
import { findPerson, zurWahl } from './eroeffnung-daten'

interface Teilnahme {
  readonly saison: SaisonZurWahl | undefined
  readonly setSaisonId: (id: string) => void
  /** How many sit at a table by the season's rule book. */
  readonly plaetze: Plaetze
  readonly auswahl: readonly Person[]
  readonly namen: Readonly<Record<string, string>>
  readonly dabei: readonly string[]
  readonly setDabei: (ids: readonly string[]) => void
  /** Excused among those who are missing. */
  readonly entschuldigt: readonly string[]
  readonly setEntschuldigt: (ids: readonly string[]) => void
  readonly nimmGast: (name: string) => void
  /** Guests entered here who play. */
  readonly neueGaeste: readonly Person[]
  /** Operations that create them. */
  readonly gastOps: () => readonly Op[]
}

/** Who takes part in an evening: season, members and guests, new guests too, and who is excused. */
export function useTeilnahme(
  { saisons, saisonId, personen }: Pick<EroeffnungProps, 'saisons' | 'saisonId' | 'personen'>,
  anfang: readonly string[] = [],
): Teilnahme {
  const [wahl, setWahl] = useState(saisonId)
  const [neue, setNeue] = useState<readonly Person[]>([])
  const [dabei, setDabei] = useState<readonly string[]>(anfang)
  const [entschuldigt, setEntschuldigt] = useState<readonly string[]>([])
  /** Each keeps its operation: sent again after an answer that was lost, it is the same guest. */
  const [ops] = useState(() => new Map<string, Op>())
  const alle = [...personen, ...neue]
  const neueGaeste = neue.filter((p) => dabei.includes(p.id))
  const saison = saisons.find((s) => s.id === wahl)

  return {
    saison,
    setSaisonId: setWahl,
    plaetze: plaetzeVon(getRegelwerk(saison?.regelwerk ?? REGELWERK_VORGABE)),
    auswahl: zurWahl(alle, saison),
    namen: Object.fromEntries(alle.map((p) => [p.id, p.name])),
    dabei,
    setDabei,
    entschuldigt: entschuldigt.filter((id) => saison?.spieler.includes(id) && !dabei.includes(id)),
    setEntschuldigt,
    nimmGast: (name) => {
      const bekannt = findPerson(alle, name)
      const gast = bekannt ?? { id: neueId(), name, gast: true }
      if (!bekannt) setNeue([...neue, gast])
      if (!dabei.includes(gast.id)) setDabei([...dabei, gast.id])
    },
    neueGaeste,
    gastOps: () =>
      neueGaeste.map(({ id, name }) => {
        const op = ops.get(id) ?? neueOp('spieler-anlegen', 0, { spielerId: id, name, gast: true })
        ops.set(id, op)
        return op
      }),
  }
}
