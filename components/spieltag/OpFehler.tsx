import type { ReactNode } from 'react'
import { Meldung } from '@/components/ui/Meldung'

interface Props {
  readonly fehler: readonly string[]
  /** What stands there now, where somebody else was faster. */
  readonly children?: ReactNode
}

/** Why a change of the Spieltag was not saved. */
export function OpFehler({ fehler, children }: Props) {
  if (fehler.length === 0) return null
  return (
    <Meldung art="fehler" titel="Nicht gespeichert">
      {fehler.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {children}
    </Meldung>
  )
}
