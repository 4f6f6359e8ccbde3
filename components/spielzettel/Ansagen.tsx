import { useId } from 'react'
import { PARTEIEN } from '@/lib/domain/spiel/spiel'
import { textAnsage, textPartei } from '@/lib/format/art'
import type { Bogen } from './bogen'
import { Chip } from './Chip'
import { FehlerListe } from './FehlerListe'
import { kurzAnsage } from '@/lib/format/spielzettel'

/** The levels each party may announce; a second tap takes one back. */
export function Ansagen({ bogen }: { readonly bogen: Bogen }) {
  const { entwurf, felder, onZug } = bogen
  const id = useId()
  const parteien = PARTEIEN.filter((p) => felder.stufen[p].length > 0)
  if (parteien.length === 0) return <p className="text-klein text-leise">Erst das Solo wählen.</p>
  return (
    <div className="grid gap-1">
      {parteien.map((partei) => (
        <div
          key={partei}
          role="group"
          aria-label={`Ansage von ${textPartei(partei)}`}
          className="flex items-center gap-1"
        >
          <span className="w-13 shrink-0 text-klein font-semibold text-leise">
            {textPartei(partei)}
          </span>
          <div className="grid min-w-0 flex-1 grid-cols-4 gap-1 @max-[17rem]:grid-cols-2">
            {felder.stufen[partei].map((stufe) => (
              <Chip
                key={stufe}
                gewaehlt={entwurf.ansagen[partei] === stufe}
                aria-label={`${textPartei(partei)}: ${textAnsage(stufe)} angesagt`}
                onClick={() => onZug({ zug: 'ansage', partei, stufe })}
                className="px-0.5 text-klein"
              >
                {kurzAnsage(stufe)}
              </Chip>
            ))}
          </div>
        </div>
      ))}
      <FehlerListe id={id} texte={bogen.fehler.ansage} />
    </div>
  )
}
