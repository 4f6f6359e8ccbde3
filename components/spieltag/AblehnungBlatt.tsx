'use client'

import { Blatt } from '@/components/ui/Blatt'
import { Knopf } from '@/components/ui/Knopf'
import { Meldung } from '@/components/ui/Meldung'
import type { SpieltagHier } from '@/lib/client/spieltag'
import { spielVon } from '@/lib/client/spieltag-auftraege'
import type { OpArt } from '@/lib/domain/op/op'
import type { Spiel } from '@/lib/domain/spiel/spiel'

interface Props {
  readonly hier: SpieltagHier
  /** Enters the refused game again as the next one. */
  readonly onNochmalEintragen: ((spiel: Spiel) => void) | null
}

/** A change that was kept through a network failure and then refused: says so, nothing is lost in silence. */
export function AblehnungBlatt({ hier, onNochmalEintragen }: Props) {
  if (!hier.abgelehnt) return null
  const { op, ablehnung } = hier.abgelehnt
  return (
    <Blatt offen titel="Nicht gespeichert" onZu={hier.quittiere}>
      <div className="grid gap-4">
        <Meldung art="fehler" titel={`${textWas(op.art)} wurde nicht angenommen`}>
          {ablehnung.fehler.map((f) => (
            <p key={f.ort + f.code}>{f.text}</p>
          ))}
        </Meldung>
        {op.art === 'spiel-eintragen' && onNochmalEintragen && (
          <Knopf
            voll
            onClick={() => {
              hier.quittiere()
              onNochmalEintragen(spielVon(op))
            }}
          >
            Als nächstes Spiel eintragen
          </Knopf>
        )}
        <Knopf art="neben" voll onClick={hier.quittiere}>
          Verwerfen
        </Knopf>
      </div>
    </Blatt>
  )
}

function textWas(art: OpArt): string {
  if (art === 'spiel-eintragen') return 'Ein eingetragenes Spiel'
  if (art === 'spiel-korrigieren') return 'Eine Korrektur'
  if (art === 'spiel-streichen') return 'Ein gestrichenes Spiel'
  return 'Eine Änderung'
}
