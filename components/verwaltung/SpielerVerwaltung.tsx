'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Blatt } from '@/components/ui/Blatt'
import { Karte } from '@/components/ui/Karte'
import { Knopf } from '@/components/ui/Knopf'
import { Leer } from '@/components/ui/Leer'
import { Meldung } from '@/components/ui/Meldung'
import type { SpielerAkte } from '@/lib/domain/verein/verein'
import { NeuerSpieler } from './NeuerSpieler'
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
    <div className="grid gap-8">
      {spieler.length === 0 ? (
        <Leer titel="Noch keine Spieler" farbe="herz">
          <p>Ein Abend braucht mindestens vier.</p>
        </Leer>
      ) : (
        <Karte randlos>
          <ul>
            {spieler.map((s) => (
              <li
                key={s.id}
                className="border-linie flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b px-4 py-2 last:border-b-0"
              >
                <span className="min-w-0 font-semibold wrap-anywhere">
                  {s.name}
                  {s.gast ? <span className="text-leise font-normal">, Gast</span> : null}
                </span>
                {darfUmbenennen ? (
                  <Knopf
                    art="still"
                    onClick={() => setOffenId(s.id)}
                    aria-label={`${s.name} umbenennen`}
                  >
                    Umbenennen
                  </Knopf>
                ) : null}
              </li>
            ))}
          </ul>
        </Karte>
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
