import { useState } from 'react'
import type { SpieltagHier } from '@/lib/client/spieltag'
import type { GerechneteRunde } from '@/lib/domain/spieltag/rechnen'
import { Eintragung } from './Eintragung'
import { KorrekturBlatt } from './KorrekturBlatt'
import { Speicherzeile } from './Speicherzeile'
import type { useEintragen } from './use-eintragen'

interface Props {
  readonly hier: SpieltagHier
  readonly runde: GerechneteRunde | null
  readonly namen: Readonly<Record<string, string>>
  readonly eintragung: ReturnType<typeof useEintragen>
  /** Whether games are entered here. */
  readonly schreibt: boolean
}

/** Beside the list or below it: what has been saved, and the entry. */
export function Eingabespalte({ hier, runde, namen, eintragung, schreibt }: Props) {
  const [korrigiert, setKorrigiert] = useState<string | null>(null)
  const letztes = runde?.spiele.at(-1)?.akte.id
  return (
    <div className="grid min-w-0 content-start gap-2 lg:sticky lg:top-4 print:hidden">
      {(schreibt || hier.stand !== 'gespeichert') && (
        <Speicherzeile
          stand={hier.stand}
          offen={hier.offen.length}
          onNochmal={hier.nochmal}
          onRueckgaengig={eintragung.rueckgaengig}
          onKorrigieren={letztes ? () => setKorrigiert(letztes) : null}
        />
      )}
      {schreibt && runde && (
        <Eintragung {...{ hier, namen, eintragung }} runde={eintragung.eingefroren ?? runde} />
      )}
      {korrigiert && (
        <KorrekturBlatt
          {...{ hier, namen }}
          spielId={korrigiert}
          onZu={() => setKorrigiert(null)}
        />
      )}
    </div>
  )
}
