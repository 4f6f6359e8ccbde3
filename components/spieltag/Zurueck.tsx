'use client'

import { Knopf } from '@/components/ui/Knopf'
import type { GerechneteRunde } from '@/lib/domain/spieltag/rechnen'
import type { useEintragen } from './use-eintragen'

interface Props {
  readonly runde: GerechneteRunde | null
  readonly onKorrigieren: (spielId: string) => void
  readonly eintragung: Pick<ReturnType<typeof useEintragen>, 'rueckgaengig' | 'zurueckgenommen'>
}

/**
 * The way back: undo for ten seconds, then the last game's correction. After an undo its place says what went: no second tap
 * there corrects another game.
 */
export function Zurueck({ runde, eintragung, onKorrigieren }: Props) {
  const letztes = runde?.spiele.at(-1)?.akte.id
  if (eintragung.rueckgaengig) {
    return (
      <Knopf key="rueckgaengig" art="still" onClick={eintragung.rueckgaengig} className={KNAPP}>
        Rückgängig
      </Knopf>
    )
  }
  if (eintragung.zurueckgenommen !== null) {
    return (
      <p role="status" className="nur-schirm shrink-0 px-2 text-winzig leading-4 font-semibold">
        {eintragung.zurueckgenommen} <br />
        gestrichen
      </p>
    )
  }
  return (
    letztes && (
      <Knopf key="korrigieren" art="still" onClick={() => onKorrigieren(letztes)} className={KNAPP}>
        Korrigieren
      </Knopf>
    )
  )
}

const KNAPP = 'shrink-0 px-2! max-lg:text-klein'
