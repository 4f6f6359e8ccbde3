'use client'

import { useState } from 'react'
import { Blatt } from '@/components/ui/Blatt'
import { Knopf } from '@/components/ui/Knopf'
import { auftragSpieltag } from '@/lib/client/spieltag-auftraege'
import type { AbendProps } from './abend-props'
import { OpFehler } from './OpFehler'
import { SpieltagFelder } from './SpieltagFelder'
import { useAbendOp } from './use-abend-op'
import { useAngaben } from './use-angaben'

/** Date, place and who was excused. */
export function AendernBlatt({
  hier,
  gerechnet,
  personen,
  kader,
  namen,
  onZu,
}: AbendProps & { readonly onZu: () => void }) {
  const { laeuft, fehler, sende } = useAbendOp(hier)
  const angaben = useAngaben({ datum: hier.akte.datum, ort: hier.akte.ort ?? '' })
  const { datum, ort, onDatum, onOrt } = angaben
  const [entschuldigt, setEntschuldigt] = useState(hier.akte.entschuldigt)
  const fehlen = kader.filter((id) => !gerechnet.anwesend.includes(id))

  function setzeEntschuldigt(id: string, ja: boolean) {
    setEntschuldigt(ja ? [...entschuldigt, id] : entschuldigt.filter((x) => x !== id))
  }

  async function speichere() {
    const { akte } = hier.getSicht()
    const daten = {
      spieltagId: akte.id,
      datum,
      ort: angaben.ortOderNichts,
      entschuldigt: entschuldigt.filter((id) => fehlen.includes(id)),
    }
    if (await sende(auftragSpieltag(akte, 'spieltag-aendern', daten))) onZu()
  }

  return (
    <Blatt offen titel="Angaben ändern" onZu={onZu}>
      <div className="grid gap-4">
        <SpieltagFelder
          {...{ datum, ort, onDatum, onOrt }}
          vorschlaege={personen.filter((p) => !p.gast).map((p) => p.name)}
        />
        {fehlen.length > 0 && (
          <fieldset>
            <legend className="font-semibold">Entschuldigt, weil kein Platz am Tisch war</legend>
            {fehlen.map((id) => (
              <label key={id} className="flex min-h-12 cursor-pointer items-center gap-3">
                <input
                  type="checkbox"
                  className="size-5"
                  checked={entschuldigt.includes(id)}
                  onChange={(e) => setzeEntschuldigt(id, e.target.checked)}
                />
                {namen[id] ?? id}
              </label>
            ))}
          </fieldset>
        )}
        <OpFehler fehler={fehler} />
        <Knopf voll laedt={laeuft} disabled={datum === ''} onClick={() => void speichere()}>
          Speichern
        </Knopf>
      </div>
    </Blatt>
  )
}
