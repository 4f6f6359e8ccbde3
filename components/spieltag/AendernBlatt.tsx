'use client'

import { useState } from 'react'
import { Blatt } from '@/components/ui/Blatt'
import { Knopf } from '@/components/ui/Knopf'
import { auftragSpieltag } from '@/lib/client/spieltag-auftraege'
import type { AbendProps } from './AbendMenue'
import { OpFehler } from './OpFehler'
import { SpieltagFelder } from './SpieltagFelder'
import { useAbendOp } from './use-abend-op'

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
  const [datum, setDatum] = useState(hier.akte.datum)
  const [ort, setOrt] = useState(hier.akte.ort ?? '')
  const [entschuldigt, setEntschuldigt] = useState(hier.akte.entschuldigt)
  const fehlen = kader.filter((id) => !gerechnet.anwesend.includes(id))

  async function speichere() {
    const { akte } = hier.getSicht()
    const daten = {
      spieltagId: akte.id,
      datum,
      ort: ort.trim() || null,
      entschuldigt: entschuldigt.filter((id) => fehlen.includes(id)),
    }
    if (await sende(auftragSpieltag(akte, 'spieltag-aendern', daten))) onZu()
  }

  return (
    <Blatt offen titel="Angaben ändern" onZu={onZu}>
      <div className="grid gap-4">
        <SpieltagFelder
          datum={datum}
          ort={ort}
          vorschlaege={personen.filter((p) => !p.gast).map((p) => p.name)}
          onDatum={setDatum}
          onOrt={setOrt}
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
                  onChange={(e) =>
                    setEntschuldigt(
                      e.target.checked
                        ? [...entschuldigt, id]
                        : entschuldigt.filter((x) => x !== id),
                    )
                  }
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
