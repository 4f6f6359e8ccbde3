'use client'

import { FeldFehler } from '@/components/ui/FeldFehler'
import { Kader } from './Kader'
import { KADER_GROESSE } from '@/lib/domain/regelwerk/regelwerk'

interface Props {
  readonly spieler: readonly { readonly id: string; readonly name: string }[]
  readonly wert: readonly string[]
  readonly onWert: (wert: readonly string[]) => void
  readonly fehler: string | undefined
}

/** The roster as a part of a form, with its fault. */
export function KaderFeld({ spieler, wert, onWert, fehler }: Props) {
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1 font-titel text-gross font-semibold">Wer spielt mit?</legend>
      <p className="text-leise">
        {KADER_GROESSE.von} bis {KADER_GROESSE.bis} Spieler, fest für die ganze Saison. Die
        Reihenfolge gilt für die Spalten.
      </p>
      <Kader spieler={spieler} wert={wert} onWert={onWert} hoechstens={KADER_GROESSE.bis} />
      {fehler === undefined ? null : (
        <div data-fehler tabIndex={-1} role="alert" className="outline-none">
          <FeldFehler id="kader-fehler">{fehler}</FeldFehler>
        </div>
      )}
    </fieldset>
  )
}
