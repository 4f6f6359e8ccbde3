'use client'

import { useRouter } from 'next/navigation'
import type { FormEvent } from 'react'
import { useRef, useState } from 'react'
import { FeldFehler } from '@/components/ui/FeldFehler'
import { Feld } from '@/components/ui/Feld'
import { Karte } from '@/components/ui/Karte'
import { Knopf } from '@/components/ui/Knopf'
import { neueId } from '@/lib/client/ids'
import type { Einstellungen, RegelwerkId } from '@/lib/domain/regelwerk/regelwerk'
import type { SpielerAkte } from '@/lib/domain/verein/verein'
import { EinstellungenFelder } from './EinstellungenFelder'
import { Kader } from './Kader'
import { NeuerSpieler } from './NeuerSpieler'
import { OpMeldung } from './OpMeldung'
import { fehlerBei, useOp } from './use-op'

interface Props {
  readonly verein: string
  readonly spieler: readonly SpielerAkte[]
  readonly regelwerk: { readonly id: RegelwerkId; readonly name: string }
  /** Name, settings and roster to begin with, from the last season where there is one. */
  readonly vorschlag: {
    readonly name: string
    readonly einstellungen: Einstellungen
    readonly kader: readonly string[]
  }
}

const WENIGSTE = 4
const MEISTE = 7

/** A new season: name, who plays, how it counts. */
export function SaisonNeu({ verein, spieler, regelwerk, vorschlag }: Props) {
  const router = useRouter()
  const { stand, sende } = useOp(verein)
  const [name, setName] = useState(vorschlag.name)
  const [einstellungen, setEinstellungen] = useState(vorschlag.einstellungen)
  const [kader, setKader] = useState(vorschlag.kader)
  const [neue, setNeue] = useState<readonly { id: string; name: string }[]>([])
  const [geprueft, setGeprueft] = useState(false)
  const id = useRef<string | null>(null)

  const bekannt = new Set(spieler.map((s) => s.id))
  const alle = [...spieler, ...neue.filter((s) => !bekannt.has(s.id))]
  const nameFehlt = geprueft && name.trim() === ''
  const kaderFehlt = geprueft && kader.length < WENIGSTE

  async function speichere(e: FormEvent) {
    e.preventDefault()
    setGeprueft(true)
    if (name.trim() === '' || kader.length < WENIGSTE) return
    id.current ??= neueId()
    const saisonId = id.current
    const gelungen = await sende('saison-anlegen', 0, {
      saisonId,
      name: name.trim(),
      regelwerk: regelwerk.id,
      einstellungen,
      spieler: [...kader],
    })
    if (gelungen) router.push(`/v/${verein}/saison/${saisonId}`)
  }

  return (
    <div className="grid max-w-2xl gap-6">
      <form id="saison-neu" onSubmit={speichere} noValidate className="grid gap-6">
        <Karte className="grid gap-6">
          <Feld
            label="Name der Saison"
            value={name}
            maxLength={40}
            autoComplete="off"
            onChange={(e) => setName(e.target.value)}
            fehler={
              nameFehlt ? 'Der Saison einen Namen geben, etwa das Jahr.' : fehlerBei(stand, 'name')
            }
          />
          <div>
            <p className="font-semibold">Regelwerk</p>
            <p className="mt-1">
              {regelwerk.name}{' '}
              <a href={`/regeln/${regelwerk.id}`} target="_blank" className="verweis">
                Regeln lesen
              </a>
            </p>
          </div>
          <EinstellungenFelder wert={einstellungen} onWert={setEinstellungen} />
        </Karte>
        <fieldset className="grid gap-3">
          <legend className="text-gross font-titel mb-1 font-semibold">Wer spielt mit?</legend>
          <p className="text-leise">
            {WENIGSTE} bis {MEISTE} Spieler, fest für die ganze Saison. Die Reihenfolge gilt für die
            Spalten.
          </p>
          <Kader spieler={alle} wert={kader} onWert={setKader} hoechstens={MEISTE} />
          {kaderFehlt ? (
            <FeldFehler id="kader-fehler">
              {`Noch ${WENIGSTE - kader.length} dazunehmen: eine Saison braucht mindestens ${WENIGSTE} Spieler.`}
            </FeldFehler>
          ) : null}
          {fehlerBei(stand, 'spieler') === undefined ? null : (
            <FeldFehler id="kader-abgelehnt">{fehlerBei(stand, 'spieler')}</FeldFehler>
          )}
        </fieldset>
      </form>
      {kader.length < MEISTE ? (
        <details className="border-linie rounded-karte border px-4">
          <summary className="text-gruen flex min-h-12 items-center font-semibold">
            Jemand fehlt in der Liste
          </summary>
          <div className="pb-4">
            <NeuerSpieler
              verein={verein}
              art="nur-mitglied"
              onAngelegt={(s) => {
                setNeue((bisher) => [...bisher, s])
                setKader((bisher) => [...bisher, s.id])
              }}
            />
          </div>
        </details>
      ) : null}
      <OpMeldung stand={stand} felder={['name', 'spieler']} />
      <Knopf type="submit" form="saison-neu" voll laedt={stand.laeuft}>
        Saison anlegen
      </Knopf>
    </div>
  )
}
