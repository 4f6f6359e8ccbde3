import type { SpieltagHier } from '@/lib/client/spieltag'
import type { GerechneteRunde } from '@/lib/domain/spieltag/rechnen'
import { Eintragung } from './Eintragung'
import type { useEintragen } from './use-eintragen'

interface Props {
  readonly hier: SpieltagHier
  readonly runde: GerechneteRunde | null
  readonly namen: Readonly<Record<string, string>>
  readonly eintragung: ReturnType<typeof useEintragen>
  /** Whether games are entered here. */
  readonly schreibt: boolean
}

/** Beside the list or below it: the entry. */
export function Eingabespalte({ hier, runde, namen, eintragung, schreibt }: Props) {
  return (
    <div className="grid min-w-0 content-start gap-2 lg:sticky lg:top-4 print:hidden">
      {schreibt && runde && (
        <Eintragung {...{ hier, namen, eintragung }} runde={eintragung.eingefroren ?? runde} />
      )}
    </div>
  )
}
