import { useId } from 'react'
import { Auswahl } from '@/components/ui/Auswahl'
import { Auswahlfeld } from '@/components/verwaltung/Auswahlfeld'
import { rechnerRegelwerk } from '@/lib/client/rechner'
import { getRegelwerk } from '@/lib/domain/regelwerk/presets'
import { REGELWERK_IDS } from '@/lib/domain/regelwerk/regelwerk'
import type { Regelwerk, RegelwerkId } from '@/lib/domain/regelwerk/regelwerk'
import { REGELWERK_TEXTE } from '@/lib/format/regelwerk'

interface Props {
  readonly regelwerk: Regelwerk
  readonly onRegelwerk: (regelwerk: Regelwerk) => void
}

/** By which rules the calculator counts, and what an Ansage does where a club may set it. */
export function RechnerRegeln({ regelwerk, onRegelwerk }: Props) {
  const id = useId()
  return (
    <div className="nur-schirm mb-3 flex flex-wrap items-end gap-x-4 gap-y-3">
      <div className="min-w-52 flex-1">
        <label htmlFor={id} className="mb-1 block text-klein font-semibold">
          Regeln
        </label>
        <Auswahlfeld
          id={id}
          value={regelwerk.id}
          onChange={(e) => {
            const buch = getRegelwerk(e.target.value as RegelwerkId)
            onRegelwerk(rechnerRegelwerk(buch.id, buch.stossWirkung))
          }}
        >
          {REGELWERK_IDS.map((buch) => (
            <option key={buch} value={buch}>
              {REGELWERK_TEXTE[buch].name}
            </option>
          ))}
        </Auswahlfeld>
      </div>
      {regelwerk.einstellbar.includes('stossWirkung') && (
        <Auswahl
          label="Eine Ansage"
          name="wirkung"
          wert={regelwerk.stossWirkung}
          optionen={[
            { wert: 'plus2', text: 'zählt 2 Punkte' },
            { wert: 'mal2', text: 'verdoppelt' },
          ]}
          onWahl={(wirkung) => onRegelwerk(rechnerRegelwerk(regelwerk.id, wirkung))}
        />
      )}
    </div>
  )
}
