import { useState } from 'react'

interface Angaben {
  readonly datum: string
  readonly ort: string
  readonly onDatum: (datum: string) => void
  readonly onOrt: (ort: string) => void
  /** The place as it is stored: null for none. */
  readonly ortOderNichts: string | null
}

/** Date and place while they are typed. */
export function useAngaben(anfang: { readonly datum: string; readonly ort: string }): Angaben {
  const [datum, onDatum] = useState(anfang.datum)
  const [ort, onOrt] = useState(anfang.ort)
  return { datum, ort, onDatum, onOrt, ortOderNichts: ort.trim() || null }
}
