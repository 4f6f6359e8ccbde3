'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Karte } from '@/components/ui/Karte'
import { Knopf } from '@/components/ui/Knopf'
import { neueId } from '@/lib/client/ids'
import { neueOp } from '@/lib/client/ops'
import { useOpsFolge } from '@/lib/client/ops-folge'
import type { Plaetze } from '@/lib/domain/regelwerk/plaetze'
import { passenAnTisch } from '@/lib/domain/regelwerk/plaetze'
import { zahlwort } from '@/lib/format/plaetze'
import { AbendAngaben } from './AbendAngaben'
import { Abwesende } from './Abwesende'
import type { EroeffnungProps } from './eroeffnung-daten'
import { SendeMeldung } from './SendeMeldung'
import { TischWahl } from './TischWahl'
import { useAngaben } from './use-angaben'
import { useTeilnahme } from './use-teilnahme'

/** Opens an evening: when, where, who sits where, who deals first, who is missing. */
export function NeuerAbend(props: EroeffnungProps) {
  const { saisons, personen } = props
  const angaben = useAngaben({ datum: props.heute, ort: '' })
  const [geber, setGeber] = useState<string | null>(null)
  const teilnahme = useTeilnahme(props)
  const { stand, oeffne, nochmal } = useOeffnen(props.vereinKurz)
  const { saison, dabei, plaetze } = teilnahme
  const { datum } = angaben
  const passt = passenAnTisch(plaetze, dabei.length)
  const ersterGeber = geber !== null && dabei.includes(geber) ? geber : null

  function beginne() {
    if (!saison || ersterGeber === null) return
    void oeffne(teilnahme.gastOps(), {
      saisonId: saison.id,
      datum,
      ort: angaben.ortOderNichts,
      entschuldigt: [...teilnahme.entschuldigt],
      sitze: [...dabei],
      ersterGeber,
    })
  }

  return (
    <div className="grid gap-5">
      <AbendAngaben {...{ angaben, teilnahme, saisons, personen }} />
      <Karte als="section" className="grid gap-4">
        <TischWahl
          legende="Wer spielt?"
          hinweis="Im Uhrzeigersinn antippen, wie am Tisch gesessen wird."
          teilnahme={teilnahme}
          geber={ersterGeber}
          onGeber={setGeber}
        />
      </Karte>
      {passt && <Abwesende titel="Wer fehlt" teilnahme={teilnahme} />}
      <SendeMeldung stand={stand} onNochmal={nochmal} />
      <div className="grid gap-1">
        <Knopf
          voll
          laedt={stand.art === 'sendet'}
          disabled={!passt || ersterGeber === null || datum === ''}
          onClick={beginne}
        >
          Spieltag beginnen
        </Knopf>
        <p className="text-center text-klein text-leise" role="status">
          {datum === ''
            ? 'Noch ein Datum wählen.'
            : textWasFehlt(plaetze, dabei.length, ersterGeber)}
        </p>
      </div>
    </div>
  )
}

function textWasFehlt({ von, bis }: Plaetze, dabei: number, geber: string | null): string {
  if (dabei < von) return `Noch antippen, wer spielt: mindestens ${zahlwort(von)}.`
  if (dabei > bis) return `An einem Tisch sitzen höchstens ${zahlwort(bis)}.`
  if (geber === null) return 'Noch auslosen oder wählen, wer zuerst gibt.'
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
