import { useState } from 'react'
import { Spieltisch } from '@/components/spieltag/Spieltisch'
import { Kopf } from '@/components/ui/Kopf'
import { Meldung } from '@/components/ui/Meldung'
import { findTischHier } from '@/lib/client/spieltag/tischwahl'
import { formatDatum, formatDatumOrt } from '@/lib/format/datum'
import { mitOffenen } from '@/lib/sync/vorgriff'
import type { AbendHier } from './abende'
import { findAnfang } from './abende'

/** The evening from what this device holds: the same screen, computed by the same code. */
export function Abend({ abend }: { readonly abend: AbendHier }) {
  const { akte } = abend.stand
  const [tisch] = useState(() => findTischHier(mitOffenen(abend), abend.ich?.spielerId ?? null))
  return (
    <Spieltisch
      key={akte.id}
      {...abend}
      tisch={tisch}
      anfang={findAnfang(abend, tisch)}
      abend={formatDatumOrt(akte)}
      kopf={
        <div className="min-w-0 flex-1">
          <Kopf
            titel={formatDatum(akte.datum)}
            unter={akte.ort}
            zurueck={{ href: '/', text: 'Spieltage auf diesem Gerät' }}
          />
        </div>
      }
      ergebnis={
        <Meldung art="hinweis" titel={akte.gestrichen ? 'Gestrichen' : 'Beendet'}>
          {akte.gestrichen
            ? 'Dieser Spieltag zählt nicht.'
            : 'Was der Abend in der Saison bewirkt, steht hier wieder mit Verbindung.'}
        </Meldung>
      }
    />
  )
}
