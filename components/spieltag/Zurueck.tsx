'use client'

import type { ComponentProps } from 'react'
import { useState } from 'react'
import { spaetesBlatt } from '@/components/rahmen/spaetes-blatt'
import { Knopf } from '@/components/ui/Knopf'
import type { SpieltagHier } from '@/lib/client/spieltag'
import type { GerechneteRunde } from '@/lib/domain/spieltag/rechnen'
import type { KorrekturBlatt as Korrektur } from './KorrekturBlatt'
import type { useEintragen } from './use-eintragen'

interface Props {
  readonly hier: SpieltagHier
  readonly runde: GerechneteRunde | null
  readonly namen: Readonly<Record<string, string>>
  readonly eintragung: Pick<ReturnType<typeof useEintragen>, 'rueckgaengig'>
}

const KorrekturBlatt = spaetesBlatt<ComponentProps<typeof Korrektur>>(() =>
  import('./KorrekturBlatt').then((m) => m.KorrekturBlatt),
)

/** The way back: undo for ten seconds, then the last game's correction. */
export function Zurueck({ hier, runde, namen, eintragung }: Props) {
  const [korrigiert, setKorrigiert] = useState<string | null>(null)
  const letztes = runde?.spiele.at(-1)?.akte.id
  return (
    <>
      {eintragung.rueckgaengig ? (
        <Knopf art="still" onClick={eintragung.rueckgaengig} className={KNAPP}>
          Rückgängig
        </Knopf>
      ) : (
        letztes && (
          <Knopf art="still" onClick={() => setKorrigiert(letztes)} className={KNAPP}>
            Korrigieren
          </Knopf>
        )
      )}
      {korrigiert && (
        <KorrekturBlatt
          {...{ hier, namen }}
          spielId={korrigiert}
          onZu={() => setKorrigiert(null)}
        />
      )}
    </>
  )
}

const KNAPP = 'shrink-0 px-2! max-lg:text-klein'
