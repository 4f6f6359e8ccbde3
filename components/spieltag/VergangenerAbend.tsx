'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Karte } from '@/components/ui/Karte'
import { Knopf } from '@/components/ui/Knopf'
import { neueId } from '@/lib/client/ids'
import { neueOp } from '@/lib/client/ops'
import { useOpsFolge } from '@/lib/client/ops-folge'
import { AbendAngaben } from './AbendAngaben'
import { Abwesende } from './Abwesende'
import type { Endstand } from './endstand'
import { leseEndstand } from './endstand'
import { EndstandFelder } from './EndstandFelder'
import type { EroeffnungProps } from './eroeffnung-daten'
import { SendeMeldung } from './SendeMeldung'
import { useAngaben } from './use-angaben'
import { useTeilnahme } from './use-teilnahme'
import { WerSpielt } from './WerSpielt'

/** More than sit at a table: several Runden may have been played. */
const HOECHSTENS = 12
const MINDESTENS = 4

/** A past evening of which only the result is known (U-L7): who was there, and the Spielpunkte, which sum to 0. */
export function VergangenerAbend(props: EroeffnungProps) {
  const { saisons, personen } = props
  const angaben = useAngaben({ datum: '', ort: '' })
  const [eingaben, setEingaben] = useState<Endstand>({})
  const teilnahme = useTeilnahme(props)
  const { stand, trageNach, nochmal } = useNachtragen(props.vereinKurz)
  const { saison, dabei, namen } = teilnahme
  const gelesen = leseEndstand(eingaben, dabei)
  const genug = dabei.length >= MINDESTENS && angaben.datum !== ''

  function trageEin() {
    if (!saison || gelesen.art !== 'gut') return
    void trageNach(teilnahme.gastOps(), {
      saisonId: saison.id,
      datum: angaben.datum,
      ort: angaben.ortOderNichts,
      entschuldigt: [...teilnahme.entschuldigt],
      endstand: { ...gelesen.punkte },
    })
  }

  return (
    <div className="grid gap-5">
      <AbendAngaben {...{ angaben, teilnahme, saisons, personen }} />
      <Karte als="section" className="grid gap-4">
        <WerSpielt
          legende="Wer war da?"
          hinweis="Wer nicht gewählt ist, hat gefehlt."
          auswahl={teilnahme.auswahl}
          gewaehlt={dabei}
          hoechstens={HOECHSTENS}
          onWahl={teilnahme.setDabei}
          onGast={teilnahme.nimmGast}
        />
        {dabei.length > 0 && (
          <EndstandFelder
            {...{ namen, eingaben, gelesen }}
            spieler={dabei}
            onEingaben={setEingaben}
          />
        )}
      </Karte>
      {dabei.length > 0 && <Abwesende titel="Wer fehlte" teilnahme={teilnahme} />}
      <SendeMeldung stand={stand} onNochmal={nochmal} />
      <Knopf
        voll
        laedt={stand.art === 'sendet'}
        disabled={!genug || !saison || gelesen.art !== 'gut'}
        onClick={trageEin}
      >
        Ergebnis nachtragen
      </Knopf>
    </div>
  )
}

interface Nachtrag {
  readonly saisonId: string
  readonly datum: string
  readonly ort: string | null
  readonly entschuldigt: string[]
  readonly endstand: Record<string, number>
}

/** Sends the result. The evening keeps its id while the page is open, so that a second try adds no second one. */
function useNachtragen(vereinKurz: string) {
  const router = useRouter()
  const [spieltagId] = useState(neueId)
  const { stand, sende, nochmal } = useOpsFolge(vereinKurz)
  const weiter = (fertig: boolean) => {
    if (fertig) router.push(`/v/${vereinKurz}/spieltage/${spieltagId}`)
  }
  return {
    stand,
    nochmal: () => void nochmal().then(weiter),
    trageNach: async (davor: Parameters<typeof sende>[0], nachtrag: Nachtrag) => {
      const op = neueOp('spieltag-nachtragen', 0, { spieltagId, ...nachtrag })
      weiter(await sende([...davor, op]))
    },
  }
}
