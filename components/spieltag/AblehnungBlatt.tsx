'use client'

import { Blatt } from '@/components/ui/Blatt'
import { Knopf } from '@/components/ui/Knopf'
import { Meldung } from '@/components/ui/Meldung'
import { aenderungAus, spielAus } from '@/lib/client/spiel-aenderung'
import type { SpieltagHier } from '@/lib/client/spieltag'
import type { OpArt } from '@/lib/domain/op/op'
import type { Spiel } from '@/lib/domain/spiel/spiel'
import { KorrekturBlatt } from './KorrekturBlatt'
import { StreichBlatt } from './StreichBlatt'

interface Props {
  readonly hier: SpieltagHier
  readonly namen: Readonly<Record<string, string>>
  /** Enters the refused game again as the next one. */
  readonly onNochmalEintragen: ((spiel: Spiel) => void) | null
}

/**
 * A change that was kept through a network failure and then refused: nothing is lost in silence. A changed game comes
 * back to its sheet, beside what somebody else has stored.
 */
export function AblehnungBlatt({ hier, namen, onNochmalEintragen }: Props) {
  const wartend = hier.konflikte[0]?.wartend
  if (!wartend?.absage) return null
  const { op, absage } = wartend
  const aenderung = aenderungAus(wartend)
  const verwirf = () => void hier.loese(wartend, 'verwerfen')
  if (aenderung) {
    const Wieder = aenderung.wunsch.art === 'korrektur' ? KorrekturBlatt : StreichBlatt
    return (
      <Wieder
        key={op.id}
        {...{ hier, namen }}
        spielId={aenderung.gesehen.id}
        wieder={{ aenderung, ablehnung: absage }}
        onZu={verwirf}
      />
    )
  }
  return (
    <Blatt offen titel="Nicht gespeichert" onZu={verwirf}>
      <div className="grid gap-4">
        <Meldung art="fehler" titel={`${textWas(op.art)} wurde nicht angenommen`}>
          {absage.fehler.map((f) => (
            <p key={f.ort + f.code}>{f.text}</p>
          ))}
        </Meldung>
        {op.art === 'spiel-eintragen' && onNochmalEintragen && (
          <Knopf
            voll
            onClick={() => {
              verwirf()
              onNochmalEintragen(spielAus(op.daten.spiel))
            }}
          >
            Als nächstes Spiel eintragen
          </Knopf>
        )}
        <Knopf art="neben" voll onClick={verwirf}>
          Verwerfen
        </Knopf>
      </div>
    </Blatt>
  )
}

function textWas(art: OpArt): string {
  if (art === 'spiel-eintragen') return 'Ein eingetragenes Spiel'
  // Taken back within seconds, without a sheet.
  if (art === 'spiel-streichen') return 'Ein gestrichenes Spiel'
  if (art === 'einspruch-erheben') return 'Ein Einspruch'
  if (art === 'einspruch-annehmen' || art === 'einspruch-ablehnen') return 'Eine Entscheidung'
  return 'Eine Änderung'
}
