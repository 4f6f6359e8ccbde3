'use client'

import { useRouter } from 'next/navigation'
import type { FormEvent } from 'react'
import { useRef, useState } from 'react'
import { EinstellungenFelder } from '@/components/saison/EinstellungenFelder'
import { Feld } from '@/components/ui/Feld'
import { Karte } from '@/components/ui/Karte'
import { Knopf } from '@/components/ui/Knopf'
import { Meldung } from '@/components/ui/Meldung'
import type { SaisonAkte } from '@/lib/domain/verein/verein'
import { OpMeldung } from './OpMeldung'
import { useFehlerZeigen } from './use-fehler-zeigen'
import { fehlerBei, useOp } from './use-op'

interface Props {
  readonly verein: string
  readonly saison: SaisonAkte
}

/** Name and settings of a season, with what a change touches. */
export function SaisonAendern({ verein, saison }: Props) {
  const router = useRouter()
  const { stand, sende } = useOp(verein)
  const [name, setName] = useState(saison.name)
  const [einstellungen, setEinstellungen] = useState(saison.einstellungen)
  // The version that this form shows; its own saving makes the next one.
  const [basis, setBasis] = useState(saison.version)
  const formular = useRef<HTMLFormElement>(null)
  const [versuch, setVersuch] = useState(0)
  useFehlerZeigen(formular, versuch)
  const [geprueft, setGeprueft] = useState(false)
  const [gespeichert, setGespeichert] = useState(false)
  async function speichere(e: FormEvent) {
    e.preventDefault()
    setGeprueft(true)
    setGespeichert(false)
    if (name.trim() === '') return setVersuch(versuch + 1)
    const daten = { saisonId: saison.id, name: name.trim(), einstellungen }
    if (await sende('saison-aendern', basis, daten)) {
      setBasis(basis + 1)
      setGespeichert(true)
      router.refresh()
    } else {
      setVersuch(versuch + 1)
    }
  }
  return (
    <form ref={formular} onSubmit={speichere} noValidate className="grid max-w-2xl gap-6">
      <Karte className="grid gap-6">
        <Feld
          label="Name der Saison"
          value={name}
          maxLength={40}
          autoComplete="off"
          onChange={(e) => setName(e.target.value)}
          fehler={
            geprueft && name.trim() === ''
              ? 'Der Saison einen Namen geben, etwa das Jahr.'
              : fehlerBei(stand, 'name')
          }
        />
        <EinstellungenFelder wert={einstellungen} onWert={setEinstellungen} />
      </Karte>
      <Meldung art="hinweis" titel="Was eine Änderung bewirkt">
        <p>
          Freie Fehltage gelten für die ganze Saison: die Tabelle wird neu gerechnet. Die Regel für
          verlorene Kürsoli gilt ab dem nächsten Spieltag; schon eröffnete Abende behalten ihre.
        </p>
      </Meldung>
      <OpMeldung stand={stand} felder={['name']} />
      {gespeichert ? <Meldung art="gut">Gespeichert.</Meldung> : null}
      <Knopf type="submit" voll laedt={stand.laeuft}>
        Speichern
      </Knopf>
    </form>
  )
}
