'use client'

import { useState } from 'react'
import { Knopf } from '@/components/ui/Knopf'

interface Props {
  /** Who may still confirm. */
  readonly spieler: readonly string[]
  readonly namen: Readonly<Record<string, string>>
  readonly laeuft: boolean
  readonly onBestaetigen: (spielerId: string) => void
}

/**
 * Confirming by name: the phone goes round, whoever it is about takes the name and then says so with a second tap, on
 * another place of the screen.
 */
export function AmTischBestaetigen({ spieler, namen, laeuft, onBestaetigen }: Props) {
  const [gewaehlt, setGewaehlt] = useState<string | null>(null)
  if (spieler.length === 0) return null
  const wer = gewaehlt !== null && spieler.includes(gewaehlt) ? gewaehlt : null
  return (
    <fieldset className="nur-schirm grid min-w-0 gap-2 border-t border-linie pt-3">
      <legend className="sr-only">Am Tisch bestätigen</legend>
      <p aria-hidden className="text-leise">
        Am Tisch, mit Namen:
      </p>
      <div className="flex flex-wrap gap-2">
        {spieler.map((id) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === wer}
            onClick={() => setGewaehlt(id === wer ? null : id)}
            className="min-h-12 max-w-full rounded-karte border border-rand bg-flaeche px-4 py-2 font-semibold wrap-anywhere hover:border-tinte hover:bg-vertieft aria-pressed:border-gruen aria-pressed:bg-gruen-hell aria-pressed:ring-1 aria-pressed:ring-gruen"
          >
            {namen[id] ?? id}
          </button>
        ))}
      </div>
      {wer !== null && (
        <div className="grid gap-2 rounded-karte bg-vertieft p-3">
          <p className="wrap-anywhere">
            <b>{namen[wer] ?? wer}</b> hat das Ergebnis gesehen und sagt: Es stimmt.
          </p>
          <Knopf voll laedt={laeuft} onClick={() => onBestaetigen(wer)}>
            <span className="min-w-0 wrap-anywhere">{namen[wer] ?? wer} bestätigt</span>
          </Knopf>
          <Knopf art="still" voll onClick={() => setGewaehlt(null)}>
            Doch nicht
          </Knopf>
        </div>
      )}
    </fieldset>
  )
}
