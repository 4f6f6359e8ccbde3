import { useId } from 'react'
import { Verweis } from '@/components/ui/Verweis'
import { offeneEinsprueche } from '@/lib/domain/einspruch/einspruch'
import { mitOrt } from '@/lib/domain/einspruch/ort'
import type { SpieltagAkte } from '@/lib/domain/spieltag/spieltag'
import { gross, textOffen, textWer } from '@/lib/format/einspruch'
import { textSpielOrt } from '@/lib/format/spiel-ort'
import { EinspruchZeichen } from './EinspruchZeichen'

interface Props {
  readonly akte: SpieltagAkte
  readonly namen: Readonly<Record<string, string>>
  readonly hrefSpiel: (spielId: string) => string
  /** On a phone the entry needs the height: there the corner of the list says it. */
  readonly knapp: boolean
}

/** What of an evening is disputed, each objection leading to its receipt. Nothing when nothing is. */
export function AbendEinsprueche({ akte, namen, hrefSpiel, knapp }: Props) {
  const id = useId()
  const offen = offeneEinsprueche(akte.einsprueche)
  if (offen.length === 0) return null
  return (
    <section
      aria-labelledby={id}
      className={`rounded-karte border border-achtung bg-achtung py-2 ${knapp ? 'max-lg:hidden print:block' : ''}`}
    >
      <h2 id={id} className="flex items-center gap-2 px-4 py-1 font-schrift text-grund">
        <EinspruchZeichen className="size-4.5" />
        {textOffen(offen.length)}
      </h2>
      {akte.gestrichen && (
        <p className="px-4 text-klein">Entschieden wird, wenn der Spieltag wieder zählt.</p>
      )}
      <ul>
        {offen.map((e) => (
          <li key={e.id} className="relative flex min-h-12 items-center px-4 py-1">
            <p className="min-w-0 wrap-anywhere">
              <Verweis
                href={hrefSpiel(e.spielId)}

                className="font-semibold underline underline-offset-4 after:absolute after:inset-0"
              >
                {gross(textSpielOrt(mitOrt(akte, e).ort))}
              </Verweis>
              , {textWer(e, namen)}: „{e.grund}“
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
