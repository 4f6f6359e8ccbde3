'use client'

import { Karte } from '@/components/ui/Karte'
import { Knopf } from '@/components/ui/Knopf'
import type { SpielerAkte } from '@/lib/domain/verein/verein'

interface Props {
  readonly spieler: readonly SpielerAkte[]
  /** `null` where the reader may change nothing. */
  readonly onAendern: ((id: string) => void) | null
}

/** Everybody with a way to change or take out the name. */
export function SpielerListe({ spieler, onAendern }: Props) {
  return (
    <Karte randlos>
      <ul>
        {spieler.map((s) => (
          <li
            key={s.id}
            className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-linie px-4 py-2 last:border-b-0"
          >
            <span className="min-w-0 font-semibold wrap-anywhere">
              {s.name}
              {s.gast ? <span className="font-normal text-leise">, Gast</span> : null}
            </span>
            {onAendern === null ? null : (
              <Knopf art="still" onClick={() => onAendern(s.id)} aria-label={`${s.name} ändern`}>
                Ändern
              </Knopf>
            )}
          </li>
        ))}
      </ul>
    </Karte>
  )
}
