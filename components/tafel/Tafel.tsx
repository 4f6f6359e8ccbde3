'use client'

import { useMemo } from 'react'
import { NichtVerbunden } from '@/components/rahmen/NichtVerbunden'
import { StilleZeichen } from '@/components/rahmen/StilleZeichen'
import { useStille } from '@/components/rahmen/use-stille'
import type { Umgebung } from '@/lib/client/ausgang/geraet-db'
import type { SpieltagZugriff } from '@/lib/client/spieltag/spieltag'
import { useGemerkt, useSpieltag } from '@/lib/client/spieltag/spieltag'
import { regelwerkDes } from '@/lib/domain/spieltag/regelwerk'
import { computeTafel } from '@/lib/domain/spieltag/tafel'
import { formatDatumOrt } from '@/lib/format/datum'
import { textEingabe } from '@/lib/format/speicherlage'
import { textSpielErgebnis } from '@/lib/format/tafel'
import { useTischwahl } from '@/components/spieltag/use-tischwahl'
import { LetztesSpiel } from './LetztesSpiel'
import { Tafelfuss } from './Tafelfuss'
import { Tafelkopf } from './Tafelkopf'
import { Tafelstand } from './Tafelstand'

interface Props extends SpieltagZugriff, Omit<Umgebung, 'name' | 'saison'> {
  /** The table that the screen is for at first. */
  readonly tisch: number
  /** The evening's page. */
  readonly zurueck: string
  /** When what the device holds of the evening came to it, epoch milliseconds, where the server was not asked; null for unknown. */
  readonly standVon?: number | null
}

/**
 * The standing for a tablet or television in the room: to be read from 4 m, on one screen without scrolling. `--e` is a
 * hundredth of the shorter reading of the screen, so that everything grows with it alike; `--klein` is the smallest type, which a
 * phone does not go below.
 */
export function Tafel(props: Props) {
  const { personen, kader, einstellungen = null, zurueck, standVon = null } = props
  const { akte, eingabe, vorbei, weg, personen: spaetere } = useSpieltag(props)
  const { tische, tisch, onTisch } = useTischwahl(props.tisch, akte)
  useGemerkt(props)
  const stille = useStille(standVon)
  const tafel = useMemo(
    () => computeTafel(akte, { kader, einstellungen }, tisch),
    [akte, kader, einstellungen, tisch],
  )
  const regelwerk = regelwerkDes(akte)
  const namen = Object.fromEntries([...personen, ...spaetere].map((p) => [p.id, p.name]))
  return (
    <main className="fixed inset-0 grid grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto] overflow-hidden bg-papier [--e:min(1dvh,0.625dvw)] portrait:[--e:min(0.625dvh,1dvw)] [--klein:max(0.875rem,calc(var(--e)*3))]">
      <Tafelkopf {...{ akte, tafel, namen }} tisch={tische.length > 1 ? tisch : null} />
      <div className="grid min-h-0 landscape:grid-cols-[minmax(0,1fr)_36%] portrait:grid-rows-[minmax(0,1fr)_34%] telefon:landscape:grid-cols-[minmax(0,1fr)_48%] telefon:portrait:grid-rows-[minmax(0,1fr)_auto]">
        <Tafelstand tafel={tafel} namen={namen} />
        <LetztesSpiel stand={tafel.letztes} {...{ namen, regelwerk }} />
      </div>
      <Tafelfuss {...{ zurueck, tische, tisch, onTisch }}>
        {vorbei ? (
          <span role="alert">
            <NichtVerbunden weg={weg} seite={`${zurueck}/tafel`} />
          </span>
        ) : (
          <span>
            <b role="status" className="block text-tinte">
              {stille !== '' && (
                <>
                  <StilleZeichen /> {stille}
                </>
              )}
            </b>
            {formatDatumOrt(akte)}
            {eingabe.length > 0 && <b className="text-tinte"> · {textEingabe(eingabe)}</b>}
          </span>
        )}
      </Tafelfuss>
      <p role="status" className="sr-only">
        {tafel.letztes && textSpielErgebnis(tafel.letztes, { namen, regelwerk })}
      </p>
    </main>
  )
}
