'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Karte } from '@/components/ui/Karte'
import { Knopf } from '@/components/ui/Knopf'
import { neueId } from '@/lib/client/ids'
import { neueOp } from '@/lib/client/ops'
import { useOpsFolge } from '@/lib/client/ops-folge'
import { Abwesende } from './Abwesende'
import type { EroeffnungProps } from './eroeffnung-daten'
import { SaisonWahl } from './SaisonWahl'
import { SendeMeldung } from './SendeMeldung'
import { Sitzplan } from './Sitzplan'
import { SpieltagFelder } from './SpieltagFelder'
import { useTeilnahme } from './use-teilnahme'
import { WerSpielt } from './WerSpielt'

const AM_TISCH = { mindestens: 4, hoechstens: 6 }

/** Opens an evening: when, where, who sits where, who deals first, who is missing. */
export function NeuerAbend(props: EroeffnungProps) {
  const [datum, setDatum] = useState(props.heute)
  const [ort, setOrt] = useState('')
  const [geber, setGeber] = useState<string | null>(null)
  const teilnahme = useTeilnahme(props)
  const { stand, oeffne, nochmal } = useOeffnen(props.vereinKurz)
  const { saison, dabei, namen } = teilnahme
  const genug = dabei.length >= AM_TISCH.mindestens
  const ersterGeber = geber !== null && dabei.includes(geber) ? geber : null

  function beginne() {
    if (!saison || ersterGeber === null) return
    const { entschuldigt } = teilnahme
    const kopf = {
      saisonId: saison.id,
      datum,
      ort: ort.trim() || null,
      entschuldigt: [...entschuldigt],
    }
    void oeffne(teilnahme.gastOps(), { ...kopf, sitze: [...dabei], ersterGeber })
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
          legende="Wer spielt?"
          hinweis="Im Uhrzeigersinn antippen, wie am Tisch gesessen wird. Vier bis sechs."
          auswahl={teilnahme.auswahl}
          gewaehlt={dabei}
          hoechstens={AM_TISCH.hoechstens}
          mitPlatz
          onWahl={teilnahme.setDabei}
          onGast={teilnahme.nimmGast}
        />
        {genug && (
          <Sitzplan
            sitze={dabei}
            geber={ersterGeber}
            namen={namen}
            onSitze={teilnahme.setDabei}
            onGeber={setGeber}
          />
        )}
      </Karte>
      {genug && saison && (
        <Karte als="section" className="grid gap-3">
          <h2 className="text-gross">Wer fehlt</h2>
          <Abwesende
            saison={saison}
            anwesend={dabei}
            entschuldigt={teilnahme.entschuldigt}
            namen={namen}
            onEntschuldigt={teilnahme.setEntschuldigt}
          />
        </Karte>
      )}
      <SendeMeldung stand={stand} onNochmal={nochmal} />
      <div className="grid gap-1">
        <Knopf
          voll
          laedt={stand.art === 'sendet'}
          disabled={!genug || ersterGeber === null || datum === ''}
          onClick={beginne}
        >
          Spieltag beginnen
        </Knopf>
        <p className="text-center text-klein text-leise" role="status">
          {textWasFehlt({ genug, geber: ersterGeber !== null, datum: datum !== '' })}
        </p>
      </div>
    </div>
  )
}

function textWasFehlt(da: { genug: boolean; geber: boolean; datum: boolean }): string {
  if (!da.datum) return 'Noch ein Datum wählen.'
  if (!da.genug) return 'Noch antippen, wer spielt: mindestens vier.'
  if (!da.geber) return 'Noch auslosen oder wählen, wer zuerst gibt.'
  return ''
}

interface Abend {
  readonly saisonId: string
  readonly datum: string
  readonly ort: string | null
  readonly entschuldigt: string[]
  readonly sitze: string[]
  readonly ersterGeber: string
}

/** Sends the opening. The evening keeps its id while the page is open, so that a second try cannot open a second one. */
function useOeffnen(vereinKurz: string) {
  const router = useRouter()
  const [ids] = useState(() => ({ spieltagId: neueId(), rundeId: neueId() }))
  const { stand, sende, nochmal } = useOpsFolge(vereinKurz)
  const weiter = (fertig: boolean) => {
    if (fertig) router.push(`/v/${vereinKurz}/spieltage/${ids.spieltagId}`)
  }
  return {
    stand,
    nochmal: () => void nochmal().then(weiter),
    oeffne: async (davor: Parameters<typeof sende>[0], abend: Abend) => {
      const { sitze, ersterGeber, ...kopf } = abend
      const runde = { id: ids.rundeId, sitze, ersterGeber }
      const op = neueOp('spieltag-eroeffnen', 0, { spieltagId: ids.spieltagId, ...kopf, runde })
      weiter(await sende([...davor, op]))
    },
  }
}
