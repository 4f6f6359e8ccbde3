'use client'

import { useState } from 'react'
import { Spielzettel } from '@/components/spielzettel/Spielzettel'
import { Blatt } from '@/components/ui/Blatt'
import type { SpieltagHier } from '@/lib/client/spieltag'
import { auftragKorrigieren } from '@/lib/client/spieltag-auftraege'
import type { Hinweis, Spiel } from '@/lib/domain/spiel/spiel'
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
  const [geprueft, setGeprueft] = useState<Spiel | null>(null)
  const gefunden = findGerechnet(computeSpieltag(hier.akte), spielId)
  if (!gefunden) return null
  const { runde, stand } = gefunden

  function pruefe(spiel: Spiel) {
    const { akte } = hier.getSicht()
    setGeprueft(spiel)
    aenderung.zeige(auftragKorrigieren(akte, getSpiel(akte, spielId), { spiel }))
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
          anfang={geprueft ?? stand.spiel}
          hinweiseFuer={(spiel) => hinweiseNach(hier, { spielId, spiel })}
          beschriftung="Weiter"
          onEintragen={pruefe}
        />
      </AenderungSchritte>
    </Blatt>
  )
}

/** The hints the game would newly carry in its place: those it had, and odd seats, need no confirming. */
function hinweiseNach(
  hier: SpieltagHier,
  { spielId, spiel }: { readonly spielId: string; readonly spiel: Spiel },
): readonly Hinweis[] {
  const { akte } = hier.getSicht()
  const vorher = findGerechnet(computeSpieltag(akte), spielId)?.stand.hinweise ?? []
  const danach = computeSpieltag(mitVersion(akte, spielId, { spiel }))
  const bekannt = new Set(vorher.map((h) => h.code))
  return (findGerechnet(danach, spielId)?.stand.hinweise ?? []).filter(
    (h) => !bekannt.has(h.code) && h.code !== 'besetzung-weicht-ab',
  )
}

function findGerechnet({ runden }: GerechneterSpieltag, spielId: string) {
  for (const runde of runden) {
    const spiel = runde.spiele.find((s) => s.akte.id === spielId)
    if (spiel) return { runde, stand: spiel.stand }
  }
  return undefined
}
