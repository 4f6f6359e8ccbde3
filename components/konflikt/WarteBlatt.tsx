'use client'

import { Blatt } from '@/components/ui/Blatt'
import { Knopf } from '@/components/ui/Knopf'
import { Meldung } from '@/components/ui/Meldung'
import type { SpieltagHier } from '@/lib/client/spieltag/spieltag'
import { textSonstGespeichert } from '@/lib/format/speicherlage'
import { Wartendes } from './Wartendes'

interface Props {
  readonly hier: SpieltagHier
  readonly namen: Readonly<Record<string, string>>
  readonly onZu: () => void
}

/** What this device has and the server has not yet, until it has arrived. */
export function WarteBlatt({ hier, namen, onZu }: Props) {
  const strittig = hier.konflikte.length
  return (
    <Blatt offen titel="Auf diesem Gerät" onZu={onZu}>
      <div className="grid gap-4">
        {hier.lage.art === 'wartet' ? (
          <Wartendes {...{ hier, namen }} />
        ) : (
          <>
            <Meldung art={strittig > 0 ? 'hinweis' : 'gut'}>
              {textSonstGespeichert(strittig)}
            </Meldung>
            <Knopf voll onClick={onZu} autoFocus>
              Fertig
            </Knopf>
          </>
        )}
      </div>
    </Blatt>
  )
}
