import { Grundfeld } from '@/components/ui/Grundfeld'
import { Knopf } from '@/components/ui/Knopf'
import { useGrund } from '@/components/spieltag/use-grund'
import { GRUND_FEHLT } from '@/lib/format/grund'
import type { Entscheid, Konflikt } from '@/lib/sync/ausgang'

interface Props {
  readonly konflikt: Pick<Konflikt, 'moeglich' | 'grundNoetig'>
  readonly texte: Readonly<Record<Entscheid, string>>
  /** The one that hardly anybody would not take. */
  readonly empfohlen: Entscheid | null
  readonly laeuft: Entscheid | null
  readonly onEntscheid: (entscheid: Entscheid, grund?: string) => void
}

const REIHENFOLGE = ['verwerfen', 'ersetzen', 'behalten'] as const

/** What may be decided, a button each; on a closed evening with the reason that a change of it needs (U-T7). */
export function Entscheidungen({ konflikt, texte, empfohlen, laeuft, onEntscheid }: Props) {
  const { moeglich, grundNoetig } = konflikt
  const aendert = moeglich.some((e) => e !== 'verwerfen')
  const grund = useGrund({ noetig: grundNoetig, ohne: GRUND_FEHLT.aenderung, vomServer: undefined })

  function entscheide(entscheid: Entscheid) {
    if (entscheid === 'verwerfen') return onEntscheid(entscheid)
    if (grund.pruefe()) onEntscheid(entscheid, grund.daten.grund)
  }

  return (
    <div className="grid gap-2">
      {aendert && grundNoetig && <Grundfeld label="Grund der Änderung" {...grund.feld} />}
      {REIHENFOLGE.filter((e) => moeglich.includes(e)).map((e) => (
        <Knopf
          key={e}
          voll
          art={e === empfohlen ? 'haupt' : 'neben'}
          laedt={laeuft === e}
          disabled={laeuft !== null && laeuft !== e}
          onClick={() => entscheide(e)}
        >
          {texte[e]}
        </Knopf>
      ))}
    </div>
  )
}
