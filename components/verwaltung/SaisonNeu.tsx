'use client'

import { useRef, useState } from 'react'
import { EinstellungenFelder } from '@/components/saison/EinstellungenFelder'
import { RegelwerkFeld } from '@/components/saison/RegelwerkFeld'
import { Feld } from '@/components/ui/Feld'
import { Karte } from '@/components/ui/Karte'
import { Knopf } from '@/components/ui/Knopf'
import { KADER_GROESSE } from '@/lib/domain/regelwerk/regelwerk'
import type { SpielerAkte } from '@/lib/domain/verein/verein'
import { FehltJemand } from './FehltJemand'
import { KaderFeld } from './KaderFeld'
import { OpMeldung } from './OpMeldung'
import type { SaisonVorschlag } from './use-saison-neu'
import { useFehlerZeigen } from './use-fehler-zeigen'
import { useSaisonNeu } from './use-saison-neu'

interface Props {
  readonly verein: string
  readonly spieler: readonly SpielerAkte[]
  readonly vorschlag: SaisonVorschlag
}

/** A new season: name, how it counts, who plays. */
export function SaisonNeu({ verein, spieler, vorschlag }: Props) {
  const form = useSaisonNeu({ verein, vorschlag })
  const [neue, setNeue] = useState<readonly { id: string; name: string }[]>([])
  const formular = useRef<HTMLFormElement>(null)
  useFehlerZeigen(formular, form.versuch)
  const bekannt = new Set(spieler.map((s) => s.id))
  return (
    <div className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-6">
      <form
        id="saison-neu"
        ref={formular}
        noValidate
        className="grid gap-6"
        onSubmit={(e) => {
          e.preventDefault()
          void form.speichere()
        }}
      >
        <Karte className="grid gap-6">
          <Feld
            label="Name der Saison"
            value={form.name}
            maxLength={40}
            autoComplete="off"
            onChange={(e) => form.setName(e.target.value)}
            fehler={form.fehlerName}
          />
          <RegelwerkFeld wert={form.regelwerk} onWert={form.setRegelwerk} />
          <EinstellungenFelder
            key={form.regelwerk}
            regelwerk={form.regelwerk}
            wert={form.einstellungen}
            onWert={form.setEinstellungen}
          />
        </Karte>
        <KaderFeld
          spieler={[...spieler, ...neue.filter((s) => !bekannt.has(s.id))]}
          wert={form.kader}
          onWert={form.setKader}
          fehler={form.fehlerKader}
        />
      </form>
      {form.kader.length < KADER_GROESSE.bis ? (
        <FehltJemand
          verein={verein}
          onAngelegt={(s) => {
            setNeue((bisher) => [...bisher, s])
            form.setKader((bisher) => [...bisher, s.id])
          }}
        />
      ) : null}
      <OpMeldung stand={form.stand} felder={['name', 'spieler']} />
      <Knopf type="submit" form="saison-neu" voll laedt={form.stand.laeuft}>
        Saison anlegen
      </Knopf>
    </div>
  )
}
