'use client'

import { Auswahl } from '@/components/ui/Auswahl'
import type { RegelwerkId } from '@/lib/domain/regelwerk/regelwerk'
import { REGELWERK_IDS } from '@/lib/domain/regelwerk/regelwerk'
import { REGELWERK_TEXTE } from '@/lib/format/regelwerk'

interface Props {
  readonly wert: RegelwerkId
  readonly onWert: (wert: RegelwerkId) => void
  readonly fehler?: string | undefined
}

const REGELWERKE = REGELWERK_IDS.map((wert) => ({
  wert,
  text: REGELWERK_TEXTE[wert].name,
  hinweis: REGELWERK_TEXTE[wert].zeile,
}))

/** The rule book that a season is played under, and the way to read it. */
export function RegelwerkFeld({ wert, onWert, fehler }: Props) {
  return (
    <div>
      <Auswahl
        label="Regelwerk"
        name="regelwerk"
        gestapelt
        wert={wert}
        optionen={REGELWERKE}
        onWahl={onWert}
        fehler={fehler}
      />
      <a
        href={`/regeln/${wert}`}
        target="_blank"
        className="verweis inline-flex min-h-12 items-center"
      >
        Diese Regeln lesen
      </a>
    </div>
  )
}
