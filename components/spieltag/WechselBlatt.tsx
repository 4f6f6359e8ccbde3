'use client'

import { Blatt } from '@/components/ui/Blatt'
import { Knopf } from '@/components/ui/Knopf'
import { textTisch } from '@/lib/format/spiel-ort'

interface Props {
  readonly von: number
  readonly nach: number
  readonly onTisch: (tisch: number) => void
  readonly onZu: () => void
}

/** What stands on the sheet is for a game of this table: it does not go along. */
export function WechselBlatt({ von, nach, onTisch, onZu }: Props) {
  return (
    <Blatt offen titel="Noch nicht eingetragen" onZu={onZu}>
      <div className="grid gap-4">
        <p>Auf dem Zettel von {textTisch(von)} steht ein Spiel. Beim Wechsel wird er leer.</p>
        <Knopf voll onClick={onZu}>
          Erst eintragen
        </Knopf>
        <Knopf
          art="neben"
          voll
          onClick={() => {
            onZu()
            onTisch(nach)
          }}
        >
          Zettel leeren, zu {textTisch(nach)}
        </Knopf>
      </div>
    </Blatt>
  )
}
