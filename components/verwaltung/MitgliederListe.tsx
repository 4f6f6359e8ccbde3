'use client'

import { useState } from 'react'
import { Blatt } from '@/components/ui/Blatt'
import { Karte } from '@/components/ui/Karte'
import { Knopf } from '@/components/ui/Knopf'
import type { MitgliedAkte, SpielerAkte } from '@/lib/domain/verein/verein'
import { textRolle } from '@/lib/format/rolle'
import { MitgliedFormular } from './MitgliedFormular'

interface Props {
  readonly verein: string
  readonly mitglieder: readonly MitgliedAkte[]
  readonly spieler: readonly SpielerAkte[]
  /** The member who looks at the list. */
  readonly ichId: string
}

/** The club's accounts; each opens a sheet to change or remove it. */
export function MitgliederListe({ verein, mitglieder, spieler, ichId }: Props) {
  const [offenId, setOffenId] = useState<string | null>(null)
  const offen = mitglieder.find((m) => m.id === offenId)
  return (
    <>
      <Karte randlos>
        <ul>
          {mitglieder.map((m) => (
            <li
              key={m.id}
              className="border-linie flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b px-4 py-3 last:border-b-0"
            >
              <div className="min-w-0">
                <p className="font-semibold wrap-anywhere">
                  {m.name}
                  {m.id === ichId ? (
                    <span className="text-leise font-normal"> (das bin ich)</span>
                  ) : null}
                </p>
                <p className="text-klein text-leise wrap-anywhere">
                  {textRolle(m.rolle)}, meldet sich als {m.anmeldename} an
                  {textSpieler(m, spieler)}
                </p>
              </div>
              <Knopf art="neben" onClick={() => setOffenId(m.id)} aria-label={`${m.name} ändern`}>
                Ändern
              </Knopf>
            </li>
          ))}
        </ul>
      </Karte>
      <Blatt offen={offen !== undefined} titel={offen?.name ?? ''} onZu={() => setOffenId(null)}>
        {offen === undefined ? null : (
          <MitgliedFormular
            verein={verein}
            mitglied={offen}
            mitglieder={mitglieder}
            spieler={spieler}
            onFertig={() => setOffenId(null)}
          />
        )}
      </Blatt>
    </>
  )
}

function textSpieler(mitglied: MitgliedAkte, spieler: readonly SpielerAkte[]): string {
  const name = spieler.find((s) => s.id === mitglied.spielerId)?.name
  return name === undefined ? ', spielt nicht mit' : `, spielt als ${name}`
}
