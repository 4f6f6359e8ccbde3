import type { ReactNode } from 'react'
import { useId } from 'react'
import { Blattfuss } from '@/components/ui/Blattfuss'
import { Grundfeld } from '@/components/ui/Grundfeld'
import { klassen } from '@/components/ui/klassen'
import { Knopf } from '@/components/ui/Knopf'
import { useGrund } from '@/components/spieltag/use-grund'
import { GRUND_FEHLT } from '@/lib/format/grund'
import type { Entscheid, Konflikt } from '@/lib/sync/ausgang'

interface Props {
  readonly konflikt: Pick<Konflikt, 'moeglich' | 'grundNoetig'>
  readonly texte: Readonly<Partial<Record<Entscheid, string>>>
  /** What is there now, where keeping would put it. */
  readonly dort?: string | null
  /** What keeping both brings with it. */
  readonly warnung?: string | null
  /** One version or the other beside each other, as they stand above. */
  readonly nebeneinander?: boolean
  /** The one that hardly anybody would not take. */
  readonly empfohlen: Entscheid | null
  readonly laeuft: Entscheid | null
  readonly onEntscheid: (entscheid: Entscheid, grund?: string) => void
  /** Another decision, after these. */
  readonly children?: ReactNode
  /** The ways out without a decision. */
  readonly spaeter: ReactNode
}

const REIHENFOLGE = ['verwerfen', 'ersetzen', 'behalten'] as const

/** Half the width is little on a phone: two lines rather than three. */
const KLEIN = {
  verwerfen: 'max-sm:px-2!',
  ersetzen: 'max-sm:px-2!',
  behalten: 'col-span-2',
} as const

/** What may be decided, a button each, in view whatever else there is to read; on a closed evening with the reason that a change of it needs (U-T7). */
export function Entscheidungen(props: Props) {
  const { konflikt, texte, empfohlen, laeuft, onEntscheid } = props
  const { moeglich, grundNoetig } = konflikt
  const behaltbar = moeglich.includes('behalten')
  const warnung = behaltbar ? (props.warnung ?? null) : null
  const dort = behaltbar ? (props.dort ?? null) : null
  const nebeneinander = props.nebeneinander === true && moeglich.includes('ersetzen')
  const id = useId()
  const aendert = moeglich.some((e) => e !== 'verwerfen')
  const grund = useGrund({ noetig: grundNoetig, ohne: GRUND_FEHLT.aenderung, vomServer: undefined })

  function entscheide(entscheid: Entscheid) {
    if (entscheid === 'verwerfen') return onEntscheid(entscheid)
    if (grund.pruefe()) onEntscheid(entscheid, grund.daten.grund)
  }

  return (
    <Blattfuss>
      {aendert && grundNoetig && <Grundfeld label="Grund der Änderung" {...grund.feld} />}
      {dort !== null && (
        <p id={warnung === null ? id : undefined} className="text-klein leading-snug">
          {dort}
        </p>
      )}
      <div className={klassen('grid gap-2', nebeneinander && 'grid-cols-2')}>
        {REIHENFOLGE.filter((e) => moeglich.includes(e)).map((e) => (
          <Knopf
            key={e}
            voll
            className={klassen('leading-tight', nebeneinander && KLEIN[e])}
            art={e === empfohlen ? 'haupt' : 'neben'}
            laedt={laeuft === e}
            disabled={laeuft !== null && laeuft !== e}
            onClick={() => entscheide(e)}
            aria-describedby={e === 'behalten' && (warnung ?? dort) !== null ? id : undefined}
          >
            {texte[e]}
          </Knopf>
        ))}
      </div>
      {warnung !== null && (
        <p id={id} className="text-klein leading-snug text-achtung">
          {warnung}
        </p>
      )}
      {props.children}
      {props.spaeter}
    </Blattfuss>
  )
}
