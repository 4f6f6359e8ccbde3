'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Blatt } from '@/components/ui/Blatt'
import { Karte } from '@/components/ui/Karte'
import { Leer } from '@/components/ui/Leer'
import { Meldung } from '@/components/ui/Meldung'
import type { SpielerAkte } from '@/lib/domain/verein/verein'
import { NeuerSpieler } from './NeuerSpieler'
import { SpielerListe } from './SpielerListe'
import { SpielerUmbenennen } from './SpielerUmbenennen'

interface Props {
  readonly verein: string
  readonly spieler: readonly SpielerAkte[]
  readonly darfUmbenennen: boolean
}

/** Players and guests: add, rename. Nobody is deleted, their evenings stay. */
export function SpielerVerwaltung({ verein, spieler, darfUmbenennen }: Props) {
  const router = useRouter()
  const [offenId, setOffenId] = useState<string | null>(null)
  const [angelegt, setAngelegt] = useState<string | null>(null)
  const offen = spieler.find((s) => s.id === offenId)
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-8">
      {spieler.length === 0 ? (
        <Leer titel="Noch keine Spieler" farbe="herz">
          <p>Ein Abend braucht mindestens vier.</p>
        </Leer>
      ) : (
        <SpielerListe spieler={spieler} onUmbenennen={darfUmbenennen ? setOffenId : null} />
      )}
      <section aria-labelledby="spieler-neu" className="grid gap-3">
        <h2 id="spieler-neu" className="text-gross">
          {darfUmbenennen ? 'Spieler hinzufügen' : 'Gast hinzufügen'}
        </h2>
        <Karte>
          <NeuerSpieler
            verein={verein}
            art={darfUmbenennen ? 'frei' : 'nur-gast'}
            onAngelegt={({ name }) => {
              setAngelegt(name)
              router.refresh()
            }}
          />
        </Karte>
        {angelegt === null ? null : (
          <Meldung art="gut">{angelegt} steht jetzt in der Liste.</Meldung>
        )}
      </section>
      <Blatt offen={offen !== undefined} titel="Umbenennen" onZu={() => setOffenId(null)}>
        {offen === undefined ? null : (
          <SpielerUmbenennen verein={verein} spieler={offen} onFertig={() => setOffenId(null)} />
        )}
      </Blatt>
    </div>
  )
}
