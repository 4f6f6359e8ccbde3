'use client'

import { useState } from 'react'
import { Knopf } from '@/components/ui/Knopf'
import { ladeNeu } from '@/lib/client/lade-neu'

interface Props {
  readonly art?: 'neben' | 'still'
}

/** Ends this device's session and leads to the start. */
export function AbmeldenKnopf({ art = 'neben' }: Props) {
  const [laedt, setLaedt] = useState(false)

  async function abmelden() {
    setLaedt(true)
    try {
      const { signOut } = await import('next-auth/react')
      await signOut({ redirect: false })
      ladeNeu('/')
    } catch {
      setLaedt(false)
    }
  }

  return (
    <Knopf art={art} voll laedt={laedt} onClick={abmelden}>
      Abmelden
    </Knopf>
  )
}
