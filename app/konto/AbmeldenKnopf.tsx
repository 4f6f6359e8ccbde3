'use client'

import { useState } from 'react'
import type { ComponentProps } from 'react'
import { spaetesBlatt } from '@/components/rahmen/spaetes-blatt'
import { Knopf } from '@/components/ui/Knopf'
import { ladeNeu } from '@/lib/client/lade-neu'
import type { AbmeldeNachfrage } from './AbmeldeNachfrage'

const Nachfrage = spaetesBlatt<ComponentProps<typeof AbmeldeNachfrage>>(() =>
  import('./AbmeldeNachfrage').then((m) => m.AbmeldeNachfrage),
)

const OHNE_ANTWORT =
  'Noch angemeldet: Der Server antwortet nicht. Verbindung prüfen und noch einmal abmelden.'

interface Props {
  readonly kontoId: string
  readonly art?: 'neben' | 'still'
}

/** Ends this device's session and leads to the start; asks first while something waits here to be sent. */
export function AbmeldenKnopf({ kontoId, art = 'neben' }: Props) {
  const [laedt, setLaedt] = useState(false)
  const [wartend, setWartend] = useState(0)
  const [fehler, setFehler] = useState<string | null>(null)

  async function frage() {
    setLaedt(true)
    setFehler(null)
    const anzahl = await zaehle(kontoId)
    if (anzahl === 0) return meldeAb()
    setLaedt(false)
    setWartend(anzahl)
  }

  async function meldeAb() {
    setLaedt(true)
    setFehler(null)
    try {
      const { signOut } = await import('next-auth/react')
      await signOut({ redirect: false })
      const { raeumeKonto } = await import('@/lib/client/ausgang/abmelden')
      await raeumeKonto(kontoId)
      ladeNeu('/')
    } catch {
      setLaedt(false)
      setFehler(OHNE_ANTWORT)
    }
  }

  return (
    <div className="grid gap-2">
      <Knopf art={art} voll laedt={laedt} onClick={() => void frage()}>
        Abmelden
      </Knopf>
      {wartend > 0 && (
        <Nachfrage
          {...{ wartend, laedt, fehler }}
          onZu={() => setWartend(0)}
          onAbmelden={() => void meldeAb()}
        />
      )}
      {wartend === 0 && fehler !== null && (
        <p role="alert" className="max-w-72 text-klein font-semibold text-achtung">
          {fehler}
        </p>
      )}
    </div>
  )
}

/** Whatever the device can say of it: nobody is kept from signing out. */
async function zaehle(kontoId: string): Promise<number> {
  try {
    const { zaehleUngesendete } = await import('@/lib/client/ausgang/abmelden')
    return await zaehleUngesendete(kontoId)
  } catch {
    return 0
  }
}
