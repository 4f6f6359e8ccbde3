'use client'

import { useRef, useState } from 'react'
import type { SaisonVorschau } from '@/lib/domain/saison/vorschau'
import type { SaisonWunsch, VorschauAntwort } from './saison-vorschau'
import { frageVorschau, istGleicheVorschau } from './saison-vorschau'

/** How far the look at the consequences has come. */
export type VorschauStand =
  | { readonly art: 'keine' | 'fragt' }
  | {
      readonly art: 'da'
      readonly vorschau: SaisonVorschau
      /** What was looked at first holds no more: results have come in since. */
      readonly erneuert: boolean
    }
  | Exclude<VorschauAntwort, { art: 'gut' }>

/** A look at what a change of a season does. Asking again or `verwirf` ends a look that is under way. */
export function useSaisonVorschau(ziel: { readonly verein: string; readonly saisonId: string }) {
  const [stand, setStand] = useState<VorschauStand>({ art: 'keine' })
  const lauf = useRef(0)

  /** The answer, or null when by then something else was asked. */
  async function frage(wunsch: SaisonWunsch): Promise<VorschauAntwort | null> {
    const meiner = ++lauf.current
    const antwort = await frageVorschau(ziel, wunsch)
    return meiner === lauf.current ? antwort : null
  }
  /** False when the change would be refused or no answer came. */
  async function zeige(wunsch: SaisonWunsch): Promise<boolean> {
    setStand({ art: 'fragt' })
    const antwort = await frage(wunsch)
    if (antwort === null) return true
    setStand(standAus(antwort, { erneuert: false }))
    return antwort.art === 'gut'
  }
  /** Whether what was shown still holds just before it is applied; else shows what holds now. */
  async function haelt(wunsch: SaisonWunsch, gesehen: SaisonVorschau): Promise<boolean> {
    const antwort = await frage(wunsch)
    if (antwort === null) return false
    if (antwort.art === 'gut' && istGleicheVorschau(antwort.vorschau, gesehen)) return true
    setStand(standAus(antwort, { erneuert: true }))
    return false
  }
  function verwirf() {
    lauf.current += 1
    setStand({ art: 'keine' })
  }
  return { stand, zeige, haelt, verwirf }
}

function standAus(antwort: VorschauAntwort, { erneuert }: { erneuert: boolean }): VorschauStand {
  return antwort.art === 'gut' ? { art: 'da', vorschau: antwort.vorschau, erneuert } : antwort
}
