import { useEffect, useRef } from 'react'
import { Feld } from '@/components/ui/Feld'
import { textFehler } from '@/lib/format/fehler'

const HOECHSTENS = 300

/** What stands at the field of a reason that must be given. */
export const GRUND_FEHLT = textFehler({ ort: 'grund', code: 'grund-fehlt', regel: 'U-T7' })

interface Props {
  /** Once an evening is closed its figures change only with a reason (U-T7). */
  readonly noetig: boolean
  readonly wert: string
  readonly fehler: string | undefined
  readonly onWert: (grund: string) => void
  /** What it is called where it is no reason but an answer. */
  readonly label?: string
  readonly platzhalter?: string
}

/** Why something is changed: it stays with the change. When it is missing, the field asks for it. */
export function GrundFeld({ noetig, wert, fehler, onWert, label = 'Grund', platzhalter }: Props) {
  const feld = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (fehler !== undefined) feld.current?.focus()
  }, [fehler])
  return (
    <Feld
      ref={feld}
      label={noetig ? label : `${label} (freiwillig)`}
      required={noetig}
      value={wert}
      maxLength={HOECHSTENS}
      fehler={fehler}
      placeholder={platzhalter}
      onChange={(e) => onWert(e.target.value)}
    />
  )
}
