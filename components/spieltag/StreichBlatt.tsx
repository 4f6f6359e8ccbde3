'use client'

import { useState } from 'react'
import { Blatt } from '@/components/ui/Blatt'
import { Feld } from '@/components/ui/Feld'
import { Knopf } from '@/components/ui/Knopf'
import type { SpieltagHier } from '@/lib/client/spieltag'
import { auftragStreichen, auftragWiederherstellen } from '@/lib/client/spieltag-auftraege'
import { getSpiel } from '@/lib/domain/spieltag/vorgriff'
import { AenderungSchritte } from './AenderungSchritte'
import { useAenderung } from './use-aenderung'

interface Props {
  readonly hier: SpieltagHier
  readonly spielId: string
  readonly namen: Readonly<Record<string, string>>
  readonly onZu: () => void
}

/** Strikes a recorded game, or lets a struck one count again, after showing what changes by it. */
export function StreichBlatt({ hier, spielId, namen, onZu }: Props) {
  const aenderung = useAenderung(hier, namen)
  const [grund, setGrund] = useState('')
  const [gestrichen] = useState(() => getSpiel(hier.akte, spielId).gestrichen)

  function zeige() {
    const { akte } = hier.getSicht()
    const alt = getSpiel(akte, spielId)
    const kurz = grund.trim()
    aenderung.zeige(
      gestrichen
        ? auftragWiederherstellen(akte, alt)
        : auftragStreichen(akte, alt, kurz === '' ? undefined : kurz),
    )
  }

  return (
    <Blatt offen titel={gestrichen ? 'Spiel wieder zählen' : 'Spiel streichen'} onZu={onZu}>
      <AenderungSchritte
        aenderung={aenderung}
        tun={gestrichen ? 'Wieder zählen' : 'Streichen'}
        onZu={onZu}
      >
        <div className="grid gap-4">
          <p>
            {gestrichen
              ? 'Das Spiel zählt wieder mit, an seiner alten Stelle.'
              : 'Ein gestrichenes Spiel zählt nicht mehr. Es bleibt durchgestrichen in der Liste und kann wieder gezählt werden.'}
          </p>
          {!gestrichen && (
            <Feld
              label="Grund (freiwillig)"
              value={grund}
              maxLength={300}
              onChange={(e) => setGrund(e.target.value)}
              placeholder="zum Beispiel: doppelt eingetragen"
            />
          )}
          <Knopf voll onClick={zeige}>
            Weiter
          </Knopf>
        </div>
      </AenderungSchritte>
    </Blatt>
  )
}
