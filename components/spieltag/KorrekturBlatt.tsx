'use client'

import { useMemo, useState } from 'react'
import { AndereSpieler } from '@/components/spielzettel/AndereSpieler'
import { Spielzettel } from '@/components/spielzettel/Spielzettel'
import { Blatt } from '@/components/ui/Blatt'
import type { SpieltagHier } from '@/lib/client/spieltag/spieltag'
import type { Spiel } from '@/lib/domain/spiel/spiel'
import { hinweiseMit } from '@/lib/domain/spieltag/korrektur'
import type { SpielAkte } from '@/lib/domain/spieltag/spieltag'
import { getSpiel } from '@/lib/domain/spieltag/vorgriff'
import { AenderungSchritte } from './AenderungSchritte'
import { OffeneEinsprueche } from './OffeneEinsprueche'
import { besetzungMit, computeSpielLage } from './spiel-lage'
import { useAenderung } from './use-aenderung'
import { useAkteMit } from './use-akte-mit'
import { regelwerkVon } from '@/lib/domain/regelwerk/presets'

/** What a game is to be: its content and who played it. */
export type Vorlage = Pick<SpielAkte, 'spiel' | 'besetzung'>

interface Props {
  readonly hier: SpieltagHier
  readonly spielId: string
  readonly namen: Readonly<Record<string, string>>
  readonly onZu: () => void
  /** The open Einspruch that the correction is to accept; left out, the only one there is. */
  readonly einspruchId?: string | undefined
  /** What the entry begins with instead of what is recorded. */
  readonly vorlage?: Vorlage | undefined
}

/** Corrects a recorded game: the entry filled in, then what changes by it and why, then saved. */
export function KorrekturBlatt(props: Props) {
  const { hier, spielId, namen, onZu } = props
  const { akte, lies } = useAkteMit(hier, spielId)
  const aenderung = useAenderung(hier, props)
  // What was typed stays through every step, whatever somebody else has stored meanwhile.
  const [anfang, setAnfang] = useState<Vorlage>(() => props.vorlage ?? getSpiel(akte, spielId))
  const [vier, setVier] = useState(anfang.besetzung)
  const lage = useMemo(() => computeSpielLage(akte, spielId), [akte, spielId])
  const besetzung = useMemo(() => besetzungMit(lage, vier), [lage, vier])
  const { sitze } = lage.runde.akte
  const regelwerk = regelwerkVon(lage.runde.akte)

  function pruefe(spiel: Spiel) {
    setAnfang({ spiel, besetzung: vier })
    aenderung.zeige({ art: 'korrektur', spiel, besetzung: besetzung.spieler })
    return Promise.resolve({ ok: true } as const)
  }

  return (
    <Blatt offen hoch titel={`Spiel ${lage.stand.nummer} korrigieren`} onZu={onZu}>
      <AenderungSchritte
        {...{ aenderung, regelwerk, namen, onZu }}
        tun="Korrektur speichern"
        zurueck={{ text: 'Zurück', onZurueck: aenderung.zurueck }}
        platzhalter="zum Beispiel: Augen verzählt"
      >
        <OffeneEinsprueche einsprueche={aenderung.einsprueche} namen={namen} />
        <AndereSpieler {...{ sitze, vier, namen }} onVier={setVier}>
          <Spielzettel
            {...{ regelwerk, besetzung, sitze, namen }}
            anfang={anfang.spiel}
            hinweiseFuer={(spiel) => hinweiseMit(lies(), spielId, { spiel, besetzung: vier })}
            beschriftung="Weiter"
            onEintragen={pruefe}
          />
        </AndereSpieler>
      </AenderungSchritte>
    </Blatt>
  )
}
