'use client'

import { useState } from 'react'
import { Knopf } from '@/components/ui/Knopf'
import { nachDemBild } from '@/lib/client/bild'
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
  const [laeuft, setLaeuft] = useState(false)
  const { rueckgaengig } = eintragung
  if (rueckgaengig) {
    const nimmZurueck = async () => {
      if (laeuft) return
      setLaeuft(true)
      await nachDemBild()
      try {
        rueckgaengig()
      } finally {
        setLaeuft(false)
      }
    }
    return (
      <Knopf
        key="rueckgaengig"
        art="still"
        aria-disabled={laeuft}
        onClick={() => void nimmZurueck()}
        className={`ohne-tippschein ${KNAPP} ${laeuft ? 'opacity-55' : ''}`}
      >
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
