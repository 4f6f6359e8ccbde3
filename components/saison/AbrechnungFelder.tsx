'use client'

import { useState } from 'react'
import { Auswahl } from '@/components/ui/Auswahl'
import { Feld } from '@/components/ui/Feld'
import { Stepper } from '@/components/ui/Stepper'
import type { Abrechnung } from '@/lib/domain/regelwerk/einstellungen'
import { KASSENANTEIL_HOECHSTENS } from '@/lib/domain/regelwerk/einstellungen'
import { beispielAbrechnung, beispielGebuehr } from '@/lib/format/einstellungen-beispiel'
import { MODUS_OPTIONEN } from '@/lib/format/einstellungen-optionen'
import { parseCent, textBetrag } from '@/lib/format/geld'
import { Beispiel } from './Beispiel'
import type { Felder } from './felder'

const BEGINN: Abrechnung = { einsatzCent: 10, modus: 'variabel', limitCent: null, kassenanteil: 0 }

const OB = [
  { wert: 'nein', text: 'Nur um Punkte' },
  { wert: 'ja', text: 'Um Geld' },
] as const

/** What is played for, and what an absence costs (K-E). Off until somebody turns it on. */
export function AbrechnungFelder({ regeln, setze, fehler }: Felder) {
  const { abrechnung, fehlgebuehrCent } = regeln.einstellungen
  // What was set is there again when somebody turns it off and on.
  const [zuletzt, setZuletzt] = useState(abrechnung ?? BEGINN)
  const aendere = (neu: Abrechnung) => {
    setZuletzt(neu)
    setze({ abrechnung: neu })
  }
  return (
    <>
      <Auswahl
        label="Gespielt wird"
        name="abrechnung"
        wert={abrechnung === null ? 'nein' : 'ja'}
        optionen={OB}
        onWahl={(ob) => setze({ abrechnung: ob === 'ja' ? zuletzt : null })}
        fehler={fehler.abrechnung}
      />
      {abrechnung !== null && (
        <>
          <EinsatzFelder wert={abrechnung} onWert={aendere} />
          <Beispiel>{beispielAbrechnung(regeln)}</Beispiel>
        </>
      )}
      <div>
        <Betrag
          label="Gebühr für einen Fehltag"
          cent={fehlgebuehrCent}
          leer={0}
          mindestens={0}
          onCent={(cent) => setze({ fehlgebuehrCent: cent ?? 0 })}
          hinweis="In die Kasse. Leer lassen, wenn Fehlen nichts kostet."
        />
        <Beispiel>{beispielGebuehr(regeln)}</Beispiel>
      </div>
    </>
  )
}

interface EinsatzProps {
  readonly wert: Abrechnung
  readonly onWert: (wert: Abrechnung) => void
}

function EinsatzFelder({ wert, onWert }: EinsatzProps) {
  return (
    <>
      <Auswahl
        label="Einsatz"
        name="abrechnung-modus"
        gestapelt
        wert={wert.modus}
        optionen={MODUS_OPTIONEN}
        onWahl={(modus) =>
          onWert({ ...wert, modus, limitCent: modus === 'fix' ? null : wert.limitCent })
        }
      />
      <Betrag
        label={wert.modus === 'fix' ? 'Einsatz je Spiel' : 'Einsatz je Punkt'}
        cent={wert.einsatzCent}
        mindestens={1}
        onCent={(cent) => onWert({ ...wert, einsatzCent: cent ?? UNLESBAR })}
      />
      {wert.modus === 'variabel' && (
        <Betrag
          label="Höchstens je Spiel"
          cent={wert.limitCent}
          leer={null}
          mindestens={1}
          onCent={(limitCent) => onWert({ ...wert, limitCent })}
          hinweis="Für jeden, ein Solist zahlt es dreimal. Leer lassen, wenn es keine Grenze gibt."
        />
      )}
      <div>
        <Stepper
          label="Anteil der Kasse in Prozent"
          wert={wert.kassenanteil}
          min={0}
          max={KASSENANTEIL_HOECHSTENS}
          onWert={(kassenanteil) => onWert({ ...wert, kassenanteil })}
        />
      </div>
    </>
  )
}

interface BetragProps {
  readonly label: string
  readonly cent: number | null
  /** What an empty field means; undefined where it may not be empty. */
  readonly leer?: number | null
  readonly mindestens: 0 | 1
  readonly onCent: (cent: number | null) => void
  readonly hinweis?: string
}

/** No amount at all: the server refuses it at its place, so that nothing else is stored in its stead. */
const UNLESBAR = -1

/** An amount as it is typed; what cannot be read says so at once and is not taken. */
function Betrag({ label, cent, leer, mindestens, onCent, hinweis }: BetragProps) {
  const [text, setText] = useState(cent === leer ? '' : textBetrag(cent))
  const lies = (getippt: string): number | null => {
    if (getippt.trim() === '') return leer === undefined ? UNLESBAR : leer
    return parseCent(getippt) ?? UNLESBAR
  }
  const gelesen = lies(text)
  const ohneBetrag = gelesen !== null && gelesen < mindestens
  return (
    <Feld
      label={label}
      value={text}
      inputMode="decimal"
      autoComplete="off"
      placeholder="0,00"
      hinweis={hinweis}
      onChange={(e) => {
        setText(e.target.value)
        onCent(lies(e.target.value))
      }}
      fehler={ohneBetrag ? 'Einen Betrag in Euro eintragen, etwa 0,10.' : undefined}
    />
  )
}
