'use client'

import { Knopf } from '@/components/ui/Knopf'
import type { GerechneteRunde } from '@/lib/domain/spieltag/rechnen'
import type { useEintragen } from './use-eintragen'

interface Props {
  readonly runde: GerechneteRunde | null
  readonly onKorrigieren: (spielId: string) => void
  readonly eintragung: Pick<ReturnType<typeof useEintragen>, 'rueckgaengig'>
}

/** The way back: undo for ten seconds, then the last game's correction. */
export function Zurueck({ runde, eintragung, onKorrigieren }: Props) {
  const letztes = runde?.spiele.at(-1)?.akte.id
  if (eintragung.rueckgaengig) {
    return (
      <Knopf art="still" onClick={eintragung.rueckgaengig} className={KNAPP}>
        Rückgängig
      </Knopf>
    )
  }
  return (
    letztes && (
      <Knopf art="still" onClick={() => onKorrigieren(letztes)} className={KNAPP}>
        Korrigieren
      </Knopf>
    )
  )
}

const KNAPP = 'shrink-0 px-2! max-lg:text-klein'
