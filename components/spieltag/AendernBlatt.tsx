'use client'

import { useState } from 'react'
import { Blatt } from '@/components/ui/Blatt'
import { Grundfeld } from '@/components/ui/Grundfeld'
import { Knopf } from '@/components/ui/Knopf'
import { auftragSpieltag } from '@/lib/client/spieltag/auftraege'
import { dieselben } from '@/lib/domain/dieselben'
import { GRUND_FEHLT } from '@/lib/format/grund'
import type { AbendProps } from './abend-props'
import { OpFehler } from './OpFehler'
import { SpieltagFelder } from './SpieltagFelder'
import { useAbendOp } from './use-abend-op'
import { useAngaben } from './use-angaben'
import { useGrund } from './use-grund'

/** Date, place and who was excused. */
export function AendernBlatt({
  hier,
  gerechnet,
  personen,
  kader,
  namen,
  onZu,
}: AbendProps & { readonly onZu: () => void }) {
  const { laeuft, fehler, grundFehler, sende } = useAbendOp(hier)
  const angaben = useAngaben({ datum: hier.akte.datum, ort: hier.akte.ort ?? '' })
  const { datum, onDatum } = angaben
  const [entschuldigt, setEntschuldigt] = useState(hier.akte.entschuldigt)
  const fehlen = kader.filter((id) => !gerechnet.anwesend.includes(id))
  const neu = entschuldigt.filter((id) => fehlen.includes(id))
  const zaehltAnders = datum !== hier.akte.datum || !dieselben(neu, hier.akte.entschuldigt)
  const grund = useGrund({
    noetig: hier.akte.ende !== null && zaehltAnders,
    ohne: GRUND_FEHLT.aenderung,
    vomServer: grundFehler,
  })

  function setzeEntschuldigt(id: string, ja: boolean) {
    setEntschuldigt(ja ? [...entschuldigt, id] : entschuldigt.filter((x) => x !== id))
  }

  async function speichere() {
    if (!grund.pruefe()) return
    const { akte } = hier.getSicht()
    const { ortOderNichts: ort } = angaben
    const daten = { spieltagId: akte.id, datum, ort, entschuldigt: neu, ...grund.daten }
    if (await sende(auftragSpieltag(akte, 'spieltag-aendern', daten))) onZu()
  }

  return (
    <Blatt offen titel="Angaben ändern" onZu={onZu}>
      <div className="grid gap-4">
        <SpieltagFelder
          {...{ datum, onDatum }}
          ort={angaben.ort}
          onOrt={angaben.onOrt}
          vorschlaege={personen.filter((p) => !p.gast).map((p) => p.name)}
        />
        {fehlen.length > 0 && (
          <Entschuldigte {...{ fehlen, entschuldigt, namen }} onWechsel={setzeEntschuldigt} />
        )}
        <Grundfeld label="Grund" {...grund.feld} />
        <OpFehler fehler={fehler} />
        <Knopf voll laedt={laeuft} disabled={datum === ''} onClick={() => void speichere()}>
          Speichern
        </Knopf>
      </div>
    </Blatt>
  )
}

interface EntschuldigteProps {
  /** Of the roster, who was not there. */
  readonly fehlen: readonly string[]
  readonly entschuldigt: readonly string[]
  readonly namen: AbendProps['namen']
  readonly onWechsel: (id: string, ja: boolean) => void
}

function Entschuldigte({ fehlen, entschuldigt, namen, onWechsel }: EntschuldigteProps) {
  return (
    <fieldset>
      <legend className="font-semibold">Entschuldigt, weil kein Platz am Tisch war</legend>
      {fehlen.map((id) => (
        <label key={id} className="flex min-h-12 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            className="size-5"
            checked={entschuldigt.includes(id)}
            onChange={(e) => onWechsel(id, e.target.checked)}
          />
          {namen[id] ?? id}
        </label>
      ))}
    </fieldset>
  )
}
