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
        leer={null}
        onCent={(cent) => onWert({ ...wert, einsatzCent: cent ?? 0 })}
      />
      {wert.modus === 'variabel' && (
        <Betrag
          label="Höchstens je Spiel"
          cent={wert.limitCent}
          leer={null}
          darfLeer
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
  /** The amount that an empty field shows nothing for. */
  readonly leer: number | null
  readonly darfLeer?: boolean
  readonly onCent: (cent: number | null) => void
  readonly hinweis?: string
}

/** An amount as it is typed. What cannot be read counts as 0, which no Einsatz may be, and says so. */
function Betrag({ label, cent, leer, darfLeer, onCent, hinweis }: BetragProps) {
  const [text, setText] = useState(cent === leer ? '' : textBetrag(cent))
  const nichts = text.trim() === ''
  const ohneBetrag = nichts ? !(darfLeer ?? leer === 0) : !parseCent(text)
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
        onCent(
          e.target.value.trim() === '' ? (darfLeer ? null : 0) : (parseCent(e.target.value) ?? 0),
        )
      }}
      fehler={ohneBetrag ? 'Einen Betrag in Euro eintragen, etwa 0,10.' : undefined}
    />
  )
}
