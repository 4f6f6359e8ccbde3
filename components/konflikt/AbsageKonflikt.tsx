import { useState } from 'react'
import { VorgangZeilen } from './VorgangZeilen'
import { Knopf } from '@/components/ui/Knopf'
import { Meldung } from '@/components/ui/Meldung'
import { TEXTE_ABSAGE } from '@/lib/format/konflikt'
import type { Entscheid } from '@/lib/sync/ausgang'
import { Entscheidungen } from './Entscheidungen'
import type { KonfliktProps } from './konflikt-props'

/** What the server does not take for what it is: why, all that it says, and another try. To drop it is asked once more. */
export function AbsageKonflikt(props: KonfliktProps<'absage'>) {
  const { konflikt, hier, namen, onEntscheid } = props
  const { wartend, folgen, absage } = konflikt
  const [fragt, setFragt] = useState(false)

  function entscheide(entscheid: Entscheid, grund?: string) {
    if (entscheid === 'verwerfen') setFragt(true)
    else onEntscheid(entscheid, grund)
  }

  return (
    <>
      <Meldung art="fehler" titel="Der Server hat es nicht angenommen">
        {absage.fehler.map((f) => (
          <p key={f.ort + f.code}>{f.text}</p>
        ))}
      </Meldung>
      {[wartend, ...folgen].map((w) => (
        <VorgangZeilen key={w.op.id} wartend={w} akte={hier.akte} namen={namen} />
      ))}
      {fragt ? (
        <Meldung art="fehler" titel="Wirklich verwerfen?">
          <p className="mb-2">Es steht dann nirgends mehr.</p>
          <div className="grid gap-2 sm:grid-cols-2">
            <Knopf art="neben" voll onClick={() => setFragt(false)} autoFocus>
              Nein, noch behalten
            </Knopf>
            <Knopf
              art="gefahr"
              voll
              laedt={props.laeuft === 'verwerfen'}
              onClick={() => onEntscheid('verwerfen')}
            >
              Ja, verwerfen
            </Knopf>
          </div>
        </Meldung>
      ) : (
        <Entscheidungen {...props} onEntscheid={entscheide} texte={TEXTE_ABSAGE} empfohlen={null} />
      )}
    </>
  )
}
