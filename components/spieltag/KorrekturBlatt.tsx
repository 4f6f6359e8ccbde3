'use client'

import { useState } from 'react'
import { Spielzettel } from '@/components/spielzettel/Spielzettel'
import { Blatt } from '@/components/ui/Blatt'
import type { SpieltagHier } from '@/lib/client/spieltag'
import { auftragKorrigieren } from '@/lib/client/spieltag-auftraege'
import type { Hinweis, Spiel } from '@/lib/domain/spiel/spiel'
import { hinweiseDurchKorrektur } from '@/lib/domain/spieltag/korrektur'
import type { GerechneterSpieltag } from '@/lib/domain/spieltag/rechnen'
import { computeSpieltag } from '@/lib/domain/spieltag/rechnen'
import { getSpiel, mitVersion } from '@/lib/domain/spieltag/vorgriff'
import { AenderungSchritte } from './AenderungSchritte'
import { useAenderung } from './use-aenderung'

interface Props {
  readonly hier: SpieltagHier
  readonly spielId: string
  readonly namen: Readonly<Record<string, string>>
  readonly onZu: () => void
}

/** Corrects a recorded game: the entry filled in, then what changes by it, then saved. The four who played stay. */
export function KorrekturBlatt({ hier, spielId, namen, onZu }: Props) {
  const aenderung = useAenderung(hier, namen)
  const [geprueft, setGeprueft] = useState<{ spiel: Spiel; version: number } | null>(null)
  const gefunden = findGerechnet(computeSpieltag(hier.akte), spielId)
  if (!gefunden) return null
  const { runde, stand } = gefunden
  // What was typed stays, until somebody else's correction came between: then that is what there is to see.
  const { version } = getSpiel(hier.akte, spielId)
  const anfang = geprueft?.version === version ? geprueft.spiel : stand.spiel

  function pruefe(spiel: Spiel) {
    const { akte } = hier.getSicht()
    const alt = getSpiel(akte, spielId)
    setGeprueft({ spiel, version: alt.version })
    aenderung.zeige(auftragKorrigieren(akte, alt, { spiel }))
    return Promise.resolve({ ok: true } as const)
  }

  return (
    <Blatt offen titel={`Spiel ${stand.nummer} korrigieren`} onZu={onZu}>
      <AenderungSchritte aenderung={aenderung} tun="Korrektur speichern" onZu={onZu}>
        <Spielzettel
          regelwerk={runde.akte.regelwerk}
          besetzung={stand}
          sitze={runde.akte.sitze}
          namen={namen}
          anfang={anfang}
          hinweiseFuer={(spiel) => hinweiseNach(hier, { spielId, spiel })}
          beschriftung="Weiter"
          onEintragen={pruefe}
        />
      </AenderungSchritte>
    </Blatt>
  )
}

/** The hints that the table is asked to confirm before the game can stand like this. */
function hinweiseNach(
  hier: SpieltagHier,
  { spielId, spiel }: { readonly spielId: string; readonly spiel: Spiel },
): readonly Hinweis[] {
  const { akte } = hier.getSicht()
  const { rundeId } = getSpiel(akte, spielId)
  const [vorher, nachher] = [akte, mitVersion(akte, spielId, { spiel })].map((a) =>
    a.runden.find((r) => r.id === rundeId),
  )
  return vorher && nachher ? hinweiseDurchKorrektur(vorher, nachher, spielId) : []
}

function findGerechnet({ runden }: GerechneterSpieltag, spielId: string) {
  for (const runde of runden) {
    const spiel = runde.spiele.find((s) => s.akte.id === spielId)
    if (spiel) return { runde, stand: spiel.stand }
  }
  return undefined
}
