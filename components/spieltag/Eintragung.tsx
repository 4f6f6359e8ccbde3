import { useState } from 'react'
import { Spielzettel } from '@/components/spielzettel/Spielzettel'
import { KommendeHinweise } from './KommendeHinweise'
import type { Tisch, Tischlage } from './tisch'

interface Props {
  readonly lage: Tischlage
  readonly namen: Readonly<Record<string, string>>
  /** Null until the evening's sheet has come: taps count already, it is there before they make a game. */
  readonly tisch: Tisch | null
  /** Told of all that is put on the sheet. */
  readonly onBeruehrt: () => void
}

/** The entry of the coming game. */
export function Eintragung({ lage, namen, tisch, onBeruehrt }: Props) {
  const { vorgabe } = lage
  const zettel = useZettelwechsel(lage, tisch?.zaehler ?? 0)
  return (
    <>
      <KommendeHinweise hinweise={lage.hinweise} namen={namen} />
      {/* On a phone the sheet reaches the edges: every millimetre is for fingers. */}
      <div className="relative -mx-4 border-t border-linie bg-flaeche px-4 pt-1 sm:mx-0 sm:pt-3 sm:rounded-karte sm:border sm:shadow-karte">
        {tisch?.darueber}
        <Spielzettel
          key={zettel.kennung}
          regelwerk={lage.regelwerk}
          besetzung={lage.besetzung}
          offenePflichtsoli={lage.offenePflichtsoli}
          sitze={lage.sitze}
          namen={namen}
          {...(vorgabe && { vorgabe })}
          {...(tisch && { hinweiseFuer: tisch.hinweiseFuer })}
          onBeruehrt={() => {
            zettel.behalte()
            onBeruehrt()
          }}
          onEintragen={tisch?.eintragen ?? nochNicht}
        />
      </div>
    </>
  )
}

/**
 * Which sheet it is. An empty one gives way to another that begins with what the coming game has to be; one on which something
 * stands does not, whatever becomes of the games before it: it is another only with the next `zaehler`.
 */
function useZettelwechsel({ rundeId, vorgabe }: Tischlage, zaehler: number) {
  const [behalten, setBehalten] = useState<{ zaehler: number; kennung: string } | null>(null)
  const leer = `${rundeId} ${zaehler} ${vorgabe?.art ?? ''} ${vorgabe?.spieler ?? ''}`
  const kennung = behalten?.zaehler === zaehler ? behalten.kennung : leer
  return {
    kennung,
    behalte: () => {
      if (behalten?.zaehler !== zaehler) setBehalten({ zaehler, kennung })
    },
  }
}

const NOCH_NICHT = { ort: '', text: 'Der Abend wird noch geladen. Gleich noch einmal eintragen.' }

function nochNicht() {
  return Promise.resolve({ ok: false, fehler: [NOCH_NICHT] } as const)
}
