import { useState } from 'react'
import { Knopf } from '@/components/ui/Knopf'
import { Meldung } from '@/components/ui/Meldung'

interface Props {
  /** Something came after it that says something of its own. */
  readonly danach?: boolean
  readonly laeuft: boolean
  readonly onVerwerfen: () => void
}

/** Drops what stands nowhere else, after it was asked once more. */
export function Verwerfen({ danach, laeuft, onVerwerfen }: Props) {
  const [fragt, setFragt] = useState(false)
  if (!fragt)
    return (
      <Knopf voll art="neben" disabled={laeuft} onClick={() => setFragt(true)}>
        Verwerfen
      </Knopf>
    )
  return (
    <Meldung art="fehler" titel="Wirklich verwerfen?">
      <p className="mb-2">
        Es steht dann nirgends mehr.
        {danach && ' Nach dem, was darauf folgte, wird einzeln gefragt.'}
      </p>
      <div className="grid gap-2 sm:grid-cols-2">
        <Knopf art="neben" voll onClick={() => setFragt(false)} autoFocus>
          Nein, noch behalten
        </Knopf>
        <Knopf art="gefahr" voll laedt={laeuft} onClick={onVerwerfen}>
          Ja, verwerfen
        </Knopf>
      </div>
    </Meldung>
  )
}
