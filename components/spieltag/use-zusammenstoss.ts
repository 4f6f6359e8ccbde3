import { useState } from 'react'

/** What the table says when somebody else entered the same game in the meantime. */
type Entscheidung = 'dasselbe' | 'weiteres' | 'abbrechen'

export interface Zusammenstoss {
  readonly entscheide: (entscheidung: Entscheidung) => void
}

/** Asks, and waits for the answer. */
export function useZusammenstoss(): {
  readonly zusammenstoss: Zusammenstoss | null
  readonly frage: () => Promise<Entscheidung>
} {
  const [zusammenstoss, setZusammenstoss] = useState<Zusammenstoss | null>(null)
  return {
    zusammenstoss,
    frage: async () => {
      const entscheidung = await new Promise<Entscheidung>((entscheide) =>
        setZusammenstoss({ entscheide }),
      )
      setZusammenstoss(null)
      return entscheidung
    },
  }
}
