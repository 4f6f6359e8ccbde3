'use client'

import { useSyncExternalStore } from 'react'
import { Auswahl } from '@/components/ui/Auswahl'
import type { Thema } from '@/lib/client/thema'
import { loadThema, setThema, subscribeThema } from '@/lib/client/thema'

const OPTIONEN = [
  { wert: 'hell', text: 'Hell' },
  { wert: 'dunkel', text: 'Dunkel' },
  { wert: 'geraet', text: 'Wie das Gerät' },
] as const satisfies readonly { wert: Thema; text: string }[]

/** Light, dark or as the device has it; for this device. */
export function ThemaSchalter() {
  const thema = useSyncExternalStore(subscribeThema, loadThema, () => 'geraet' as const)
  return (
    <Auswahl<Thema>
      label="Farben"
      labelUnsichtbar
      name="thema"
      wert={thema}
      optionen={OPTIONEN}
      onWahl={setThema}
    />
  )
}
