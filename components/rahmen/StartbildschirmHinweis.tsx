'use client'

import { useState, useSyncExternalStore } from 'react'
import { Karte } from '@/components/ui/Karte'
import { Knopf } from '@/components/ui/Knopf'
import { erledigeHinweis, getStartweg, istHinweisErledigt } from '@/lib/client/startbildschirm'
import { StartbildschirmBlatt } from './StartbildschirmBlatt'

const nie = () => () => undefined

/** Whether this device should hear of it: it can have it, has it not, and was not told yet. */
function sollHoeren(): boolean {
  const weg = getStartweg()
  return weg !== 'schon-da' && weg !== 'unverschluesselt' && !istHinweisErledigt()
}

/** Tells once on a device, below everything else, that Kallemann can be on its home screen. Either answer ends it. */
export function StartbildschirmHinweis() {
  const soll = useSyncExternalStore(nie, sollHoeren, () => false)
  const [stufe, setStufe] = useState<'hinweis' | 'blatt' | 'weg'>('hinweis')
  if (!soll || stufe === 'weg') return null

  function erledigt() {
    erledigeHinweis()
    setStufe('weg')
  }

  return (
    <Karte als="section" className="nur-schirm mt-6 grid gap-3">
      <div>
        <h2 className="text-gross">Auch ohne Empfang</h2>
        <p className="text-leise">
          Vom Startbildschirm aus öffnet sich Kallemann wie eine App, auch im Keller.
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Knopf art="neben" onClick={() => setStufe('blatt')}>
          Auf den Startbildschirm
        </Knopf>
        <Knopf art="still" onClick={erledigt}>
          Nicht nötig
        </Knopf>
      </div>
      {stufe === 'blatt' && <StartbildschirmBlatt onZu={erledigt} />}
    </Karte>
  )
}
