'use client'

import type { FormEvent, RefObject } from 'react'
import { useEffect, useRef, useState } from 'react'
import { EinstellungenFelder } from '@/components/saison/EinstellungenFelder'
import { Feld } from '@/components/ui/Feld'
import { Karte } from '@/components/ui/Karte'
import { Knopf } from '@/components/ui/Knopf'
import { Meldung } from '@/components/ui/Meldung'
import type { SaisonAkte } from '@/lib/domain/verein/verein'
import type { RangpunkteForm } from '@/lib/format/rangpunkte'
import { OpMeldung } from './OpMeldung'
import { SaisonAendernVorschau } from './SaisonAendernVorschau'
import { useFehlerZeigen } from './use-fehler-zeigen'
import { fehlerBei } from './use-op'
import { useSaisonAendern } from './use-saison-aendern'

interface Props {
  readonly verein: string
  readonly saison: SaisonAkte
  /** Names of players by id. */
  readonly namen: Readonly<Record<string, string>>
  readonly rangpunkteForm: RangpunkteForm
}

/** Name and settings of a season; what a change of settings touches is shown before it is applied. */
export function SaisonAendern({ verein, saison, namen, rangpunkteForm }: Props) {
  const ablauf = useSaisonAendern(verein, saison)
  const { form, vorschau, opStand, ende } = ablauf
  const [leer, setLeer] = useState(0)
  const formular = useRef<HTMLFormElement>(null)
  useFehlerZeigen(formular, ende.fehler + leer)
  const knopf = useFokusDanach(ende.zurueck)
  const ohneName = form.name.trim() === ''
  function mitNamen(tue: () => Promise<void>) {
    if (ohneName) setLeer(leer + 1)
    else void tue()
  }
  return (
    <form
      ref={formular}
      noValidate
      className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-6"
      onSubmit={(e: FormEvent) => {
        e.preventDefault()
        mitNamen(ablauf.brauchtVorschau ? ablauf.zeigeVorschau : ablauf.speichere)
      }}
    >
      <Felder ablauf={ablauf} fehltName={leer > 0 && ohneName} />
      {vorschau.art === 'da' ? (
        <SaisonAendernVorschau
          vorschau={vorschau.vorschau}
          erneuert={vorschau.erneuert}
          namen={namen}
          form={rangpunkteForm}
          pfad={`/v/${verein}`}
        />
      ) : (
        <WasEsBewirkt />
      )}
      {vorschau.art === 'netz' ? <OhneAntwort /> : null}
      <OpMeldung stand={opStand} felder={['name']} />
      {ende.gespeichert ? <Meldung art="gut">Gespeichert.</Meldung> : null}
      {vorschau.art === 'da' ? (
        <Entscheiden
          laeuft={ablauf.laeuft}
          onAnwenden={() => mitNamen(ablauf.wendeAn)}
          onVerwerfen={ablauf.verwirf}
        />
      ) : (
        <Knopf ref={knopf} type="submit" voll laedt={ablauf.laeuft || vorschau.art === 'fragt'}>
          {ablauf.brauchtVorschau ? 'Vorschau' : 'Speichern'}
        </Knopf>
      )}
    </form>
  )
}

function Felder(props: {
  readonly ablauf: ReturnType<typeof useSaisonAendern>
  readonly fehltName: boolean
}) {
  const { form, ende, opStand, setName, setEinstellungen, regelwerk } = props.ablauf
  return (
    <Karte className="grid gap-6">
      <Feld
        label="Name der Saison"
        value={form.name}
        maxLength={40}
        autoComplete="off"
        onChange={(e) => setName(e.target.value)}
        fehler={
          props.fehltName
            ? 'Der Saison einen Namen geben, etwa das Jahr.'
            : fehlerBei(opStand, 'name')
        }
      />
      <EinstellungenFelder
        key={ende.zurueck}
        regelwerk={regelwerk}
        wert={form.einstellungen}
        onWert={setEinstellungen}
      />
    </Karte>
  )
}

/** The button that gets the focus back each time `zurueck` (0: not yet) counts an end. */
function useFokusDanach(zurueck: number): RefObject<HTMLButtonElement | null> {
  const knopf = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (zurueck > 0) knopf.current?.focus()
  }, [zurueck])
  return knopf
}

function Entscheiden(props: {
  readonly laeuft: boolean
  readonly onAnwenden: () => void
  readonly onVerwerfen: () => void
}) {
  return (
    <div className="flex flex-wrap gap-3">
      <Knopf laedt={props.laeuft} onClick={props.onAnwenden}>
        Anwenden
      </Knopf>
      <Knopf art="neben" onClick={props.onVerwerfen}>
        Verwerfen
      </Knopf>
    </div>
  )
}

function WasEsBewirkt() {
  return (
    <Meldung art="hinweis" titel="Was eine Änderung bewirkt">
      <p>
        Was für die Tabelle zählt, gilt für die ganze Saison: sie wird neu gerechnet, die Vorschau
        zeigt vorher jeden Platz. Was an einem Abend gilt (Soli, Ansagen, Geld), gilt ab dem
        nächsten Spieltag; schon eröffnete Abende behalten ihres.
      </p>
    </Meldung>
  )
}

function OhneAntwort() {
  return (
    <Meldung art="fehler" titel="Keine Antwort vom Server">
      Geändert ist nichts. Verbindung prüfen und noch einmal auf „Vorschau“ tippen.
    </Meldung>
  )
}
