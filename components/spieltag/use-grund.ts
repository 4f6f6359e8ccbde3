import { useState } from 'react'
import { GRUND_FEHLT } from './GrundFeld'

interface Grund {
  /** The properties of its field. */
  readonly feld: {
    readonly noetig: boolean
    readonly wert: string
    readonly fehler: string | undefined
    readonly onWert: (grund: string) => void
  }
  /** As it is sent: nothing when it is empty. */
  readonly daten: { readonly grund?: string }
  /** False when one must be given and none is: the field then says so. */
  readonly pruefe: () => boolean
}

/** The reason of a change of the evening while it is typed. `vomServer`: what the last refusal said of it. */
export function useGrund(p: {
  readonly noetig: boolean
  readonly vomServer: string | undefined
}): Grund {
  const [wert, setWert] = useState('')
  const [fehlt, setFehlt] = useState(false)
  const kurz = wert.trim()
  return {
    feld: {
      noetig: p.noetig,
      wert,
      fehler: kurz === '' ? (fehlt ? GRUND_FEHLT : p.vomServer) : undefined,
      onWert: (neu) => {
        setWert(neu)
        setFehlt(false)
      },
    },
    daten: kurz === '' ? {} : { grund: kurz },
    pruefe: () => {
      setFehlt(p.noetig && kurz === '')
      return !p.noetig || kurz !== ''
    },
  }
}
