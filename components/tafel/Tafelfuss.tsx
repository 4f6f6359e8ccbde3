'use client'

import type { ReactNode } from 'react'
import { Knopf } from '@/components/ui/Knopf'
import { Verweis } from '@/components/ui/Verweis'
import { textTisch } from '@/lib/format/spiel-ort'
import { useVollbild } from '@/lib/client/vollbild'
import { useWachhalten } from '@/lib/client/wach'

interface Props {
  /** The evening's page. */
  readonly zurueck: string
  readonly tische: readonly number[]
  /** The one whose games are shown. */
  readonly tisch: number
  readonly onTisch: (tisch: number) => void
  /** In a line which evening it is and who enters a game right now, or why nothing new comes. */
  readonly children: ReactNode
}

/** The quiet line below: the way back, which evening, whether the screen stays awake, the full screen. */
export function Tafelfuss({ zurueck, tische, tisch, onTisch, children }: Props) {
  const wach = useWachhalten()
  const vollbild = useVollbild()
  return (
    <footer className="flex min-h-12 items-center gap-3 telefon:portrait:flex-wrap telefon:portrait:justify-between telefon:portrait:gap-y-0 border-t border-linie px-[calc(var(--e)*3)] pb-[env(safe-area-inset-bottom)] text-leise">
      <Verweis
        href={zurueck}
        className="-ml-2 inline-flex min-h-12 shrink-0 items-center gap-1.5 rounded-karte px-2 text-gruen hover:bg-gruen-hell"
      >
        <span aria-hidden>‹</span> Zum Abend
      </Verweis>
      <p className="min-w-0 flex-1 text-[length:var(--klein)] leading-tight telefon:portrait:order-last telefon:portrait:basis-full telefon:portrait:pb-2">
        {children}
        {wach === 'nicht-moeglich' && (
          <span className="block">
            Dieser Bildschirm kann dunkel werden: in den Einstellungen des Geräts abschalten.
          </span>
        )}
      </p>
      {tische.length > 1 &&
        tische
          .filter((t) => t !== tisch)
          .map((t) => (
            <Knopf key={t} art="still" className="shrink-0 px-3!" onClick={() => onTisch(t)}>
              {textTisch(t)}
              <span className="sr-only"> zeigen</span>
            </Knopf>
          ))}
      {vollbild && (
        <Knopf art="still" className="shrink-0 px-3!" onClick={vollbild.wechsle}>
          {vollbild.an ? 'Vollbild beenden' : 'Vollbild'}
        </Knopf>
      )}
    </footer>
  )
}
