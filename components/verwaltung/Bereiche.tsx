import { Farbe } from '@/components/ui/Farbe'
import { Karte } from '@/components/ui/Karte'
import { Verweis } from '@/components/ui/Verweis'
import type { Bereich } from './bereiche-bauen'

/** The parts of the administration that the reader may use. */
export function Bereiche({ bereiche }: { readonly bereiche: readonly Bereich[] }) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {bereiche.map((b) => (
        <Karte
          key={b.href}
          als="li"
          className="hover:border-rand relative flex items-start gap-4 transition-colors"
        >
          <Farbe art={b.farbe} groesse="1.5rem" className="mt-1" />
          <div className="min-w-0">
            <h2 className="text-gross">
              <Verweis href={b.href} className="after:absolute after:inset-0">
                {b.titel}
              </Verweis>
            </h2>
            <p className="text-leise wrap-anywhere">{b.text}</p>
          </div>
        </Karte>
      ))}
    </ul>
  )
}
