import type { ReactNode } from 'react'
import { useState } from 'react'
import { Blattfuss } from '@/components/ui/Blattfuss'
import { Knopf } from '@/components/ui/Knopf'
import { Meldung } from '@/components/ui/Meldung'
import type { Fremdes } from '@/lib/client/ausgang/fremde'
import { loescheFremdes, sendeFremdes } from '@/lib/client/ausgang/fremde'
import { Rohinhalt } from './Rohinhalt'
import { Verwerfen } from './Verwerfen'

interface Props {
  readonly fremdes: Fremdes
  readonly onErledigt: () => Promise<void>
  /** The ways out without a decision. */
  readonly spaeter: ReactNode
}

/** What another version of the app has left, as it stands there: sent as it is, or dropped, or kept for that version. */
export function FremdKonflikt({ fremdes, onErledigt, spaeter }: Props) {
  const [laeuft, setLaeuft] = useState(false)
  const [fehler, setFehler] = useState<readonly string[]>([])

  async function tue(arbeit: () => Promise<readonly string[]>) {
    setLaeuft(true)
    const neu = await arbeit().catch(() => [KEIN_SPEICHER])
    setFehler(neu)
    if (neu.length === 0) await onErledigt()
    setLaeuft(false)
  }
  const verwirf = async () => {
    await loescheFremdes(fremdes)
    return []
  }
  const sende = async () => {
    const abgelehnt = (await sendeFremdes(fremdes)) ?? [KEINE_ANTWORT]
    return abgelehnt.length === 0 ? verwirf() : abgelehnt
  }

  return (
    <>
      <Meldung art="fehler" titel="Von einer anderen Fassung der App">
        <p>
          Dieser Eintrag wurde auf diesem Gerät mit einer älteren oder neueren Fassung gemacht und
          ist noch nicht gespeichert. Er bleibt auf diesem Gerät, bis jemand entscheidet.
        </p>
      </Meldung>
      <Rohinhalt zeit={fremdes.zeit} roh={fremdes.roh} />
      {fehler.length > 0 && (
        <Meldung art="fehler" titel="Nicht gespeichert">
          {fehler.map((f) => (
            <p key={f}>{f}</p>
          ))}
        </Meldung>
      )}
      <Blattfuss>
        <Knopf voll art="neben" laedt={laeuft} onClick={() => void tue(sende)}>
          So senden, wie er ist
        </Knopf>
        <Verwerfen laeuft={laeuft} onVerwerfen={() => void tue(verwirf)} />
        {spaeter}
      </Blattfuss>
    </>
  )
}

const KEINE_ANTWORT = 'Es kam keine Antwort. Der Eintrag ist noch da.'
const KEIN_SPEICHER = 'Der Speicher des Geräts antwortet nicht. Der Eintrag ist noch da.'
