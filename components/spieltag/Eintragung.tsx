import { Spielzettel } from '@/components/spielzettel/Spielzettel'
import { KommendeHinweise } from './KommendeHinweise'
import type { Tisch, Tischlage } from './tisch'

interface Props {
  readonly lage: Tischlage
  readonly namen: Readonly<Record<string, string>>
  /** Null until the evening's sheet has come: taps count already, it is there before they make a game. */
  readonly tisch: Tisch | null
}

/** The entry of the coming game. */
export function Eintragung({ lage, namen, tisch }: Props) {
  const { vorgabe } = lage
  return (
    <>
      <KommendeHinweise hinweise={lage.hinweise} namen={namen} />
      {/* On a phone the sheet reaches the edges: every millimetre is for fingers. */}
      <div
        onPointerDown={tisch?.beruehrt}
        onKeyDown={tisch?.beruehrt}
        className="relative -mx-4 border-t border-linie bg-flaeche px-4 pt-1 sm:mx-0 sm:pt-3 sm:rounded-karte sm:border sm:shadow-karte"
      >
        {tisch?.darueber}
        <Spielzettel
          key={`${lage.rundeId} ${tisch?.zaehler ?? 0} ${vorgabe?.art ?? ''} ${vorgabe?.spieler ?? ''}`}
          regelwerk={lage.regelwerk}
          besetzung={lage.besetzung}
          sitze={lage.sitze}
          namen={namen}
          {...(vorgabe && { vorgabe })}
          {...(tisch && { hinweiseFuer: tisch.hinweiseFuer })}
          onEintragen={tisch?.eintragen ?? nochNicht}
        />
      </div>
    </>
  )
}

const NOCH_NICHT = { ort: '', text: 'Der Abend wird noch geladen. Gleich noch einmal eintragen.' }

function nochNicht() {
  return Promise.resolve({ ok: false, fehler: [NOCH_NICHT] } as const)
}
