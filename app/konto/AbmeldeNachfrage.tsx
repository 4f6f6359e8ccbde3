'use client'

import { createPortal } from 'react-dom'
import { Blatt } from '@/components/ui/Blatt'
import { Knopf } from '@/components/ui/Knopf'
import { Meldung } from '@/components/ui/Meldung'

interface Props {
  readonly wartend: number
  readonly laedt: boolean
  /** Why it did not work. */
  readonly fehler: string | null
  readonly onZu: () => void
  readonly onAbmelden: () => void
}

/** Outside of the menu that the button may be in: that closes. */
export function AbmeldeNachfrage({ wartend, laedt, fehler, onZu, onAbmelden }: Props) {
  const eine = wartend === 1
  return createPortal(
    <Blatt offen titel="Noch nicht alles gesendet" onZu={onZu}>
      <div className="grid gap-4">
        <p>
          Auf diesem Gerät {eine ? 'wartet eine Eintragung' : `warten ${wartend} Eintragungen`}.{' '}
          {eine ? 'Sie bleibt' : 'Sie bleiben'} hier, und weiter geht es damit erst, wenn sich
          dasselbe Konto auf diesem Gerät wieder anmeldet.
        </p>
        {fehler !== null && <Meldung art="fehler">{fehler}</Meldung>}
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
