'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Karte } from '@/components/ui/Karte'
import { Knopf } from '@/components/ui/Knopf'
import { neueId } from '@/lib/client/ids'
import { neueOp } from '@/lib/client/ops'
import { useOpsFolge } from '@/lib/client/ops-folge'
import { Abwesende } from './Abwesende'
import { EndstandFelder } from './EndstandFelder'
import type { Endstand } from './endstand'
import { leseEndstand } from './endstand'
import type { EroeffnungProps } from './eroeffnung-daten'
import { SaisonWahl } from './SaisonWahl'
import { SendeMeldung } from './SendeMeldung'
import { SpieltagFelder } from './SpieltagFelder'
import { useTeilnahme } from './use-teilnahme'
import { WerSpielt } from './WerSpielt'

const HOECHSTENS = 12

/** A past evening of which only the result is known (U-L7): who was there, and the Spielpunkte, which sum to 0. */
export function VergangenerAbend(props: EroeffnungProps) {
  const router = useRouter()
  const [spieltagId] = useState(neueId)
  const [datum, setDatum] = useState('')
  const [ort, setOrt] = useState('')
  const [eingaben, setEingaben] = useState<Endstand>({})
  const teilnahme = useTeilnahme(props)
  const { stand, sende, nochmal } = useOpsFolge(props.vereinKurz)
  const { saison, dabei, namen } = teilnahme
  const gelesen = leseEndstand(eingaben, dabei)
  const bereit = saison !== undefined && datum !== '' && dabei.length >= 4 && gelesen.art === 'gut'

  function weiter(fertig: boolean) {
    if (fertig) router.push(`/v/${props.vereinKurz}/spieltage/${spieltagId}`)
  }

  async function trageNach() {
    if (!saison || gelesen.art !== 'gut') return
    const op = neueOp('spieltag-nachtragen', 0, {
      spieltagId,
      saisonId: saison.id,
      datum,
      ort: ort.trim() || null,
      entschuldigt: [...teilnahme.entschuldigt],
      endstand: { ...gelesen.punkte },
    })
    weiter(await sende([...teilnahme.gastOps(), op]))
  }

  return (
    <div className="grid gap-5">
      <Karte als="section" className="grid gap-4">
        <SaisonWahl saisons={props.saisons} saison={saison} onWahl={teilnahme.setSaisonId} />
        <SpieltagFelder
          datum={datum}
          ort={ort}
          vorschlaege={props.personen.filter((p) => !p.gast).map((p) => p.name)}
          onDatum={setDatum}
          onOrt={setOrt}
        />
      </Karte>
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
            spieler={dabei}
            namen={namen}
            eingaben={eingaben}
            gelesen={gelesen}
            onEingaben={setEingaben}
          />
        )}
      </Karte>
      {dabei.length > 0 && saison && (
        <Karte als="section" className="grid gap-3">
          <h2 className="text-gross">Wer fehlte</h2>
          <Abwesende
            saison={saison}
            anwesend={dabei}
            entschuldigt={teilnahme.entschuldigt}
            namen={namen}
            onEntschuldigt={teilnahme.setEntschuldigt}
          />
        </Karte>
      )}
      <SendeMeldung stand={stand} onNochmal={() => void nochmal().then(weiter)} />
      <Knopf
        voll
        laedt={stand.art === 'sendet'}
        disabled={!bereit}
        onClick={() => void trageNach()}
      >
        Ergebnis nachtragen
      </Knopf>
    </div>
  )
}
