'use client'

import { useState } from 'react'
import { Blatt } from '@/components/ui/Blatt'
import { Knopf } from '@/components/ui/Knopf'
import type { MitgliedAkte, SpielerAkte } from '@/lib/domain/verein/verein'
import { EinladungFormular } from './EinladungFormular'
import { EinladungLink } from './EinladungLink'

interface Props {
  readonly verein: string
  readonly vereinName: string
  readonly mitglieder: readonly MitgliedAkte[]
  readonly spieler: readonly SpielerAkte[]
}

/** The button that opens the sheet in which an invitation is made; its link is shown there, once. */
export function Einladen(props: Props) {
  const [offen, setOffen] = useState(false)
  const [link, setLink] = useState<string | null>(null)
  function schliesse() {
    setOffen(false)
    setLink(null)
  }
  return (
    <>
      <Knopf onClick={() => setOffen(true)}>Einladen</Knopf>
      <Blatt
        offen={offen}
        titel={link === null ? 'Jemanden einladen' : 'Link weitergeben'}
        onZu={schliesse}
      >
        {link === null ? (
          <EinladungFormular {...props} onLink={setLink} />
        ) : (
          <EinladungLink link={link} vereinName={props.vereinName} onFertig={schliesse} />
        )}
      </Blatt>
    </>
  )
}
