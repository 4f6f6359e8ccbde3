'use client'

import { useState } from 'react'
import { Blatt } from '@/components/ui/Blatt'
import type { Wunsch } from '@/lib/client/spieltag/spiel-aenderung'
import type { SpieltagHier } from '@/lib/client/spieltag/spieltag'
import { getRundeVon, getSpiel } from '@/lib/domain/spieltag/vorgriff'
import { AenderungSchritte } from './AenderungSchritte'
import { OffeneEinsprueche } from './OffeneEinsprueche'
import { useAenderung } from './use-aenderung'
import { useAkteMit } from './use-akte-mit'
import { regelwerkVon } from '@/lib/domain/regelwerk/presets'

interface Props {
  readonly hier: SpieltagHier
  readonly spielId: string
  readonly namen: Readonly<Record<string, string>>
  readonly onZu: () => void
  /** The open Einspruch that it is to accept; left out, the only one there is. */
  readonly einspruchId?: string | undefined
}

/** Strikes a recorded game, or lets a struck one count again, after showing what changes by it. */
export function StreichBlatt(props: Props) {
  const { hier, spielId, namen, onZu } = props
  const { akte } = useAkteMit(hier, spielId)
  const [sofort] = useState<Wunsch>(() => ({
    art: getSpiel(akte, spielId).gestrichen ? 'wiederherstellung' : 'streichung',
  }))
  const aenderung = useAenderung(hier, { ...props, sofort })
  const zurueck = sofort.art === 'wiederherstellung'
  return (
    <Blatt offen titel={zurueck ? 'Spiel wieder zählen?' : 'Spiel streichen?'} onZu={onZu}>
      <AenderungSchritte
        {...{ aenderung, namen, onZu }}
        regelwerk={regelwerkVon(getRundeVon(akte, spielId))}
        tun={zurueck ? 'Wieder zählen' : 'Streichen'}
        zurueck={{ text: 'Abbrechen', onZurueck: onZu }}
        platzhalter={zurueck ? 'zum Beispiel: doch gespielt' : 'zum Beispiel: doppelt eingetragen'}
        frage={
          <>
            <p className="mb-4">
              {zurueck
                ? 'Das Spiel zählt wieder mit, an seiner alten Stelle.'
                : 'Ein gestrichenes Spiel zählt nicht mehr. Es bleibt durchgestrichen in der Liste und kann wieder gezählt werden.'}
            </p>
            <OffeneEinsprueche einsprueche={aenderung.einsprueche} namen={namen} />
          </>
        }
      />
    </Blatt>
  )
}
