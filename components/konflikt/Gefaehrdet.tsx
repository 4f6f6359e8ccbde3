import { useState } from 'react'
import { StartbildschirmBlatt } from '@/components/rahmen/StartbildschirmBlatt'
import { Knopf } from '@/components/ui/Knopf'
import { Meldung } from '@/components/ui/Meldung'
import { getStartweg } from '@/lib/client/startbildschirm'
import { STARTBILDSCHIRM_HILFT, textGefaehrdet } from '@/lib/format/speicherlage'

interface Props {
  readonly warum: Parameters<typeof textGefaehrdet>[0]
}

/** That the device may drop what has not arrived, and what helps. */
export function Gefaehrdet({ warum }: Props) {
  const [blatt, setBlatt] = useState(false)
  const satz = textGefaehrdet(warum)
  const weg = getStartweg()
  // On an iPhone the icon opens a store of its own, over plain http it is a bookmark: both keep nothing of what waits here.
  const hilft = weg === 'angebot' || weg === 'menue'
  return (
    <Meldung art="fehler" titel="Kann verloren gehen">
      <p>{hilft ? `${satz} ${STARTBILDSCHIRM_HILFT}` : satz}</p>
      {hilft && (
        <Knopf art="neben" className="mt-2" onClick={() => setBlatt(true)}>
          Auf den Startbildschirm
        </Knopf>
      )}
      {blatt && <StartbildschirmBlatt onZu={() => setBlatt(false)} />}
    </Meldung>
  )
}
