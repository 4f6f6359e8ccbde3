'use client'

import type { FormEvent } from 'react'
import { useRef, useState } from 'react'
import { Auswahl } from '@/components/ui/Auswahl'
import { Feld } from '@/components/ui/Feld'
import { Knopf } from '@/components/ui/Knopf'
import { neueId } from '@/lib/client/ids'
import { OpMeldung } from './OpMeldung'
import { fehlerBei, useOp } from './use-op'

interface Props {
  readonly verein: string
  /** A Schreiber adds guests only; in a roster there are only members. */
  readonly art: 'frei' | 'nur-gast' | 'nur-mitglied'
  readonly onAngelegt: (spieler: { readonly id: string; readonly name: string }) => void
}

type Art = 'mitglied' | 'gast'

/** A name, and whether it is a guest's. */
export function NeuerSpieler({ verein, art, onAngelegt }: Props) {
  const { stand, sende } = useOp(verein)
  const [name, setName] = useState('')
  const [gewaehlt, setGewaehlt] = useState<Art>('mitglied')
  const [leer, setLeer] = useState(false)
  const id = useRef<string | null>(null)
  const feld = useRef<HTMLInputElement>(null)

  async function speichere(e: FormEvent) {
    e.preventDefault()
    // Events bubble through React's tree: the form may stand inside another one.
    e.stopPropagation()
    const getrimmt = name.trim()
    setLeer(getrimmt === '')
    if (getrimmt === '') return feld.current?.focus()
    id.current ??= neueId()
    const spielerId = id.current
    const gast = art === 'nur-gast' || (art === 'frei' && gewaehlt === 'gast')
    if (!(await sende('spieler-anlegen', 0, { spielerId, name: getrimmt, gast }))) {
      return feld.current?.focus()
    }
    id.current = null
    setName('')
    onAngelegt({ id: spielerId, name: getrimmt })
    feld.current?.focus()
  }

  return (
    <form onSubmit={speichere} noValidate className="grid gap-4">
      <Feld
        ref={feld}
        label={art === 'nur-gast' ? 'Name des Gastes' : 'Name'}
        value={name}
        maxLength={40}
        autoComplete="off"
        onChange={(e) => setName(e.target.value)}
        fehler={leer ? 'Einen Namen eingeben.' : fehlerBei(stand, 'name')}
      />
      {art === 'frei' ? (
        <Auswahl
          label="Gehört zum Verein?"
          name="spielerart"
          wert={gewaehlt}
          optionen={[
            { wert: 'mitglied', text: 'Gehört dazu' },
            { wert: 'gast', text: 'Gast' },
          ]}
          onWahl={setGewaehlt}
        />
      ) : null}
      <OpMeldung stand={stand} felder={['name']} />
      <Knopf type="submit" art="neben" laedt={stand.laeuft} className="justify-self-start">
        Hinzufügen
      </Knopf>
    </form>
  )
}
