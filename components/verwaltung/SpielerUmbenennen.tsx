'use client'

import { useRouter } from 'next/navigation'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { Feld } from '@/components/ui/Feld'
import { Knopf } from '@/components/ui/Knopf'
import type { SpielerAkte } from '@/lib/domain/verein/verein'
import { OpMeldung } from './OpMeldung'
import { fehlerBei, useOp } from './use-op'

interface Props {
  readonly verein: string
  readonly spieler: SpielerAkte
  readonly onFertig: () => void
  /** Leads to taking the name out; `null` where the reader may not. */
  readonly onAnonymisieren: (() => void) | null
}

/** A new name, valid everywhere at once; the protocol keeps the old one. */
export function SpielerUmbenennen({ verein, spieler, onFertig, onAnonymisieren }: Props) {
  const router = useRouter()
  const { stand, sende } = useOp(verein)
  const [name, setName] = useState(spieler.name)
  // The version that was shown when the sheet was opened.
  const [basis] = useState(spieler.version)
  const [leer, setLeer] = useState(false)
  async function speichere(e: FormEvent) {
    e.preventDefault()
    const neu = name.trim()
    setLeer(neu === '')
    if (neu === '') return
    if (neu === spieler.name) return onFertig()
    if (await sende('spieler-umbenennen', basis, { spielerId: spieler.id, name: neu })) {
      onFertig()
      router.refresh()
    }
  }
  return (
    <form onSubmit={speichere} noValidate className="grid gap-5">
      <Feld
        label="Name"
        value={name}
        maxLength={40}
        autoComplete="off"
        onChange={(e) => setName(e.target.value)}
        hinweis="Gilt auch für vergangene Abende. Verlauf und Protokoll behalten den alten Namen."
        fehler={leer ? 'Einen Namen eingeben.' : fehlerBei(stand, 'name')}
      />
      <OpMeldung stand={stand} felder={['name']} />
      <Knopf type="submit" voll laedt={stand.laeuft}>
        Speichern
      </Knopf>
      {onAnonymisieren === null ? null : (
        <div className="border-t border-linie pt-2">
          <Knopf art="still" voll onClick={onAnonymisieren}>
            Anonymisieren …
          </Knopf>
        </div>
      )}
    </form>
  )
}
