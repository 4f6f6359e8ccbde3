import type { ReactNode } from 'react'
import { Meldung } from '@/components/ui/Meldung'
import type { Ablehnung } from '@/lib/client/ops'

interface Props {
  readonly ablehnung: Ablehnung | null
  /** What stands there now, when somebody else was faster. */
  readonly jetzt?: ReactNode
}

/** Why an objection or a decision on it was not taken. */
export function Nichtgespeichert({ ablehnung, jetzt }: Props) {
  if (ablehnung === null) return null
  return (
    <Meldung art="fehler" titel="Nicht gespeichert">
      {ablehnung.fehler.map((f) => (
        <p key={f.ort + f.code}>{f.text}</p>
      ))}
      {ablehnung.code === 'veraltet' && jetzt}
    </Meldung>
  )
}
