'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import type { RefObject } from 'react'
import { Knopf } from '@/components/ui/Knopf'

interface Props {
  /** The query of the state to share. */
  readonly suche: string
  readonly ziel: RefObject<HTMLButtonElement | null>
}

const DANK_MS = 2500
const nie = () => () => undefined

/** Copies the address, or hands it to the phone's own sharing where there is one. */
export function Teilen({ suche, ziel }: Props) {
  const kannTeilen = useSyncExternalStore(
    nie,
    () => typeof navigator.share === 'function',
    () => false,
  )
  const [stand, setStand] = useState<'bereit' | 'kopiert' | 'von-hand'>('bereit')
  useEffect(() => {
    if (stand !== 'kopiert') return
    const uhr = setTimeout(() => setStand('bereit'), DANK_MS)
    return () => clearTimeout(uhr)
  }, [stand])

  const link = () => `${location.origin}${location.pathname}${suche === '' ? '' : `?${suche}`}`
  async function kopiere() {
    try {
      await navigator.clipboard.writeText(link())
      setStand('kopiert')
    } catch {
      // No clipboard without HTTPS: show the link, selected, to be copied by hand.
      setStand('von-hand')
    }
  }
  async function teile() {
    try {
      await navigator.share({ title: 'Kallemann: ein Spiel', url: link() })
    } catch {
      // Closed without choosing: nothing to do.
    }
  }

  return (
    <>
      <Knopf ref={ziel} art="haupt" onClick={() => void kopiere()}>
        {stand === 'kopiert' ? 'Link kopiert' : 'Link kopieren'}
      </Knopf>
      {kannTeilen && (
        <Knopf art="neben" onClick={() => void teile()}>
          Teilen …
        </Knopf>
      )}
      <p role="status" className="sr-only">
        {stand === 'kopiert' ? 'Der Link ist kopiert.' : ''}
      </p>
      {stand === 'von-hand' && (
        <label className="w-full">
          <span className="text-klein text-leise">Diesen Link kopieren:</span>
          <input
            readOnly
            autoFocus
            value={link()}
            onFocus={(e) => e.target.select()}
            className="min-h-12 w-full rounded-karte border border-rand bg-vertieft px-3"
          />
        </label>
      )}
    </>
  )
}
