'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { KorrekturBlatt } from '@/components/spieltag/KorrekturBlatt'
import { StreichBlatt } from '@/components/spieltag/StreichBlatt'
import { AblehnungBlatt } from '@/components/spieltag/AblehnungBlatt'
import { Knopf } from '@/components/ui/Knopf'
import { useSpieltag } from '@/lib/client/spieltag'
import type { SpieltagAkte } from '@/lib/domain/spieltag/spieltag'
import { getSpiel } from '@/lib/domain/spieltag/vorgriff'

interface Props {
  readonly vereinKurz: string
  readonly spieltag: SpieltagAkte
  readonly spielId: string
  readonly namen: Readonly<Record<string, string>>
  readonly darfSchreiben: boolean
}

/** What can be done from a receipt: correct, strike or restore, print. */
export function BelegAktionen({ vereinKurz, spieltag, spielId, namen, darfSchreiben }: Props) {
  const router = useRouter()
  const hier = useSpieltag(vereinKurz, spieltag)
  const [offen, setOffen] = useState<'korrektur' | 'streichen' | null>(null)
  const { gestrichen } = getSpiel(hier.akte, spielId)

  function schliesse() {
    setOffen(null)
    router.refresh()
  }

  return (
    <div className="nur-schirm mx-auto mt-4 flex w-full max-w-lg flex-wrap gap-2">
      {darfSchreiben && !spieltag.gestrichen && (
        <>
          {!gestrichen && (
            <Knopf art="neben" onClick={() => setOffen('korrektur')}>
              Korrigieren
            </Knopf>
          )}
          <Knopf art="neben" onClick={() => setOffen('streichen')}>
            {gestrichen ? 'Wieder zählen' : 'Streichen'}
          </Knopf>
        </>
      )}
      <Knopf art="still" onClick={() => window.print()}>
        Drucken
      </Knopf>
      {hier.stand === 'nicht-gespeichert' && (
        <Knopf art="neben" onClick={hier.nochmal} className="text-achtung">
          nicht gespeichert – nochmal
        </Knopf>
      )}
      {offen === 'korrektur' && <KorrekturBlatt {...{ hier, spielId, namen }} onZu={schliesse} />}
      {offen === 'streichen' && <StreichBlatt {...{ hier, spielId, namen }} onZu={schliesse} />}
      <AblehnungBlatt {...{ hier, namen }} onNochmalEintragen={null} />
    </div>
  )
}
