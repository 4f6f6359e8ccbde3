import { useState } from 'react'

interface Grund {
  /** The properties of its field. */
  readonly feld: {
    readonly noetig: boolean
    readonly wert: string
    readonly fehler: string | undefined
    readonly versuch: number
    readonly onWert: (grund: string) => void
  }
  /** Without spaces around it. */
  readonly text: string
  /** As it is sent: nothing when it is empty. */
  readonly daten: { readonly grund?: string }
  /** False when one must be given and none is: the field then says so. */
  readonly pruefe: () => boolean
}

/** A reason while it is typed. `ohne`: what its field says when it is missing; `vomServer`: what the last refusal said of it. */
export function useGrund(p: {
  readonly noetig: boolean
  readonly ohne: string
  readonly vomServer: string | undefined
}): Grund {
  const [wert, setWert] = useState('')
  const [fehlt, setFehlt] = useState(false)
  const [versuch, setVersuch] = useState(0)
  const text = wert.trim()
  return {
    feld: {
      noetig: p.noetig,
      wert,
      fehler: text === '' ? (fehlt ? p.ohne : p.vomServer) : undefined,
      versuch,
      onWert: (neu) => {
        setWert(neu)
        setFehlt(false)
      },
    },
    text,
    daten: text === '' ? {} : { grund: text },
    pruefe: () => {
      setFehlt(p.noetig && text === '')
      setVersuch((n) => n + 1)
      return !p.noetig || text !== ''
    },
  }
}
