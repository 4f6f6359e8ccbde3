'use client'

import { Feld } from '@/components/ui/Feld'
import { PasswortFeld } from '@/components/ui/PasswortFeld'
import type { FormFehler } from '@/lib/client/senden'
import { fehlerBei } from '@/lib/client/senden'
import { Abschnitt } from './Abschnitt'
import type { Angaben } from './angaben'
import { uebernimmName } from './angaben'
import { RegelWahl } from './RegelWahl'
import { SpielerListe } from './SpielerListe'

interface Props {
  readonly angaben: Angaben
  readonly fehler: readonly FormFehler[]
  readonly onAngaben: (aendern: (a: Angaben) => Angaben) => void
}

type Textfeld = 'code' | 'verein' | 'name' | 'anmeldename' | 'passwort' | 'saison'

const ROH = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const

/** The five parts of the set-up form. */
export function EinrichtenFelder({ angaben, fehler, onAngaben }: Props) {
  const feld = (ort: Textfeld) => ({
    name: ort,
    value: angaben[ort],
    onChange: (e: { target: { value: string } }) => {
      const { value } = e.target
      onAngaben((a) => ({ ...a, [ort]: value }))
    },
    fehler: fehlerBei(fehler, ort),
  })
  return (
    <>
      <Abschnitt
        nummer={1}
        titel="Code"
        hinweis="Er steht dort, wo Kallemann gestartet wurde, und gilt einmal."
      >
        <Feld label="Einrichtungscode" autoComplete="off" {...ROH} {...feld('code')} />
      </Abschnitt>
      <Abschnitt nummer={2} titel="Verein">
        <Feld label="Name des Vereins" autoComplete="organization" {...feld('verein')} />
      </Abschnitt>
      <Abschnitt
        nummer={3}
        titel="Das erste Konto"
        hinweis="Es verwaltet den Verein und lädt die anderen ein."
      >
        <Feld
          label="Name"
          autoComplete="name"
          hinweis="So lesen ihn die anderen."
          {...feld('name')}
          onBlur={() => onAngaben(uebernimmName)}
        />
        <Feld label="Anmeldename" autoComplete="username" {...ROH} {...feld('anmeldename')} />
        <PasswortFeld
          label="Passwort"
          autoComplete="new-password"
          hinweis="Mindestens 8 Zeichen."
          {...feld('passwort')}
        />
      </Abschnitt>
      <Abschnitt
        nummer={4}
        titel="Spieler"
        hinweis="Wer in der Saison gewertet wird: 4 bis 24. Gäste kommen am Abend dazu."
      >
        <SpielerListe angaben={angaben} fehler={fehler} onAngaben={onAngaben} />
      </Abschnitt>
      <Abschnitt nummer={5} titel="Saison und Regeln">
        <Feld label="Name der Saison" autoComplete="off" {...feld('saison')} />
        <RegelWahl angaben={angaben} fehler={fehler} onAngaben={onAngaben} />
      </Abschnitt>
    </>
  )
}
