import { useState } from 'react'
import { Knopf } from '@/components/ui/Knopf'
import { Meldung } from '@/components/ui/Meldung'

interface Props {
  /** Says what is gone then. */
  readonly frage?: string
  /** That it is being asked: there is no room for anything else then. */
  readonly onFragt?: (fragt: boolean) => void
  readonly laeuft: boolean
  readonly onVerwerfen: () => void
}

/** Drops what stands nowhere else, after it was asked once more. */
export function Verwerfen({
  frage = 'Es steht dann nirgends mehr.',
  onFragt,
  laeuft,
  onVerwerfen,
}: Props) {
  const [fragt, setFragt] = useState(false)
  function frageNach(neu: boolean) {
    setFragt(neu)
    onFragt?.(neu)
  }
  if (!fragt)
    return (
      <Knopf voll art="neben" disabled={laeuft} onClick={() => frageNach(true)}>
        Verwerfen
      </Knopf>
    )
  return (
    <Meldung art="fehler" titel="Wirklich verwerfen?">
      <p className="mb-2 wrap-anywhere">{frage}</p>
      <div className="grid gap-2 sm:grid-cols-2">
        <Knopf art="neben" voll onClick={() => frageNach(false)} autoFocus>
          Nein, noch behalten
        </Knopf>
        <Knopf art="gefahr" voll laedt={laeuft} onClick={onVerwerfen}>
          Ja, verwerfen
        </Knopf>
      </div>
    </Meldung>
  )
}
