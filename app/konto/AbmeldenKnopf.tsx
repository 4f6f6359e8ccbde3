'use client'

import { useState } from 'react'
import { createPortal } from 'react-dom'
import { Blatt } from '@/components/ui/Blatt'
import { Knopf } from '@/components/ui/Knopf'
import { ladeNeu } from '@/lib/client/lade-neu'

interface Props {
  readonly kontoId: string
  readonly art?: 'neben' | 'still'
}

/** Ends this device's session and leads to the start; asks first while something waits here to be sent. */
export function AbmeldenKnopf({ kontoId, art = 'neben' }: Props) {
  const [laedt, setLaedt] = useState(false)
  const [wartend, setWartend] = useState(0)

  async function frage() {
    setLaedt(true)
    const anzahl = await zaehle(kontoId)
    if (anzahl === 0) return meldeAb()
    setLaedt(false)
    setWartend(anzahl)
  }

  async function meldeAb() {
    setLaedt(true)
    try {
      const { signOut } = await import('next-auth/react')
      await signOut({ redirect: false })
      const { raeumeKonto } = await import('@/lib/client/abmelden')
      await raeumeKonto(kontoId)
      ladeNeu('/')
    } catch {
      setLaedt(false)
    }
  }

  return (
    <>
      <Knopf art={art} voll laedt={laedt} onClick={() => void frage()}>
        Abmelden
      </Knopf>
      {wartend > 0 && (
        <Nachfrage
          {...{ wartend, laedt }}
          onZu={() => setWartend(0)}
          onAbmelden={() => void meldeAb()}
        />
      )}
    </>
  )
}

interface NachfrageProps {
  readonly wartend: number
  readonly laedt: boolean
  readonly onZu: () => void
  readonly onAbmelden: () => void
}

/** Outside of the menu that the button may be in: that closes. */
function Nachfrage({ wartend, laedt, onZu, onAbmelden }: NachfrageProps) {
  const eine = wartend === 1
  return createPortal(
    <Blatt offen titel="Noch nicht alles gesendet" onZu={onZu}>
      <div className="grid gap-4">
        <p>
          Auf diesem Gerät {eine ? 'wartet eine Eintragung' : `warten ${wartend} Eintragungen`}.{' '}
          {eine ? 'Sie bleibt hier und wird' : 'Sie bleiben hier und werden'} erst gesendet, wenn
          sich dasselbe Konto auf diesem Gerät wieder anmeldet.
        </p>
        <Knopf voll onClick={onZu}>
          Angemeldet bleiben
        </Knopf>
        <Knopf art="neben" voll laedt={laedt} onClick={onAbmelden}>
          Trotzdem abmelden
        </Knopf>
      </div>
    </Blatt>,
    document.body,
  )
}

/** Whatever the device can say of it: nobody is kept from signing out. */
async function zaehle(kontoId: string): Promise<number> {
  try {
    const { zaehleUngesendete } = await import('@/lib/client/abmelden')
    return await zaehleUngesendete(kontoId)
  } catch {
    return 0
  }
}
