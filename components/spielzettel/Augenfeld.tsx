import { useId } from 'react'
import { augenVon } from '@/lib/domain/spiel/entwurf'
import { PARTEIEN } from '@/lib/domain/spiel/spiel'
import type { Partei } from '@/lib/domain/spiel/spiel'
import { textPartei } from '@/lib/format/art'
import { formatAugen, kurzAugen } from '@/lib/format/augen'
import type { Bogen } from './bogen'
import { Chip } from './Chip'
import { FehlerListe } from './FehlerListe'

interface Props {
  readonly bogen: Bogen
  /** A tap on either field: digits go there from now on. */
  readonly onFeld: (partei: Partei) => void
}

/** Both parties' Augen: one is typed, the other filled in to 240. At 0 the question for the last trick. */
export function Augenfeld({ bogen, onFeld }: Props) {
  const { entwurf, felder, onZug } = bogen
  const id = useId()
  const { stichfrage } = felder
  return (
    <div role="group" aria-label="Augen" className="grid gap-1.5">
      <div className="grid grid-cols-2 gap-1.5 @max-[17rem]:grid-cols-1">
        {PARTEIEN.map((partei) => (
          <Feld key={partei} bogen={bogen} partei={partei} onFeld={onFeld} />
        ))}
      </div>
      {stichfrage && (
        <div
          role="group"
          aria-label={`${textPartei(stichfrage)} hat 0 Augen. Kein Stich?`}
          className="grid grid-cols-2 gap-1.5 @max-[17rem]:grid-cols-1"
        >
          <Chip
            gewaehlt={entwurf.ohneStich === stichfrage}
            onClick={() => onZug({ zug: 'stich', ohneStich: stichfrage })}
          >
            Kein Stich
          </Chip>
          <Chip
            gewaehlt={entwurf.ohneStich === 'niemand'}
            onClick={() => onZug({ zug: 'stich', ohneStich: 'niemand' })}
          >
            Mit Stich
          </Chip>
        </div>
      )}
      <FehlerListe id={id} texte={bogen.fehler.augen} />
    </div>
  )
}

function Feld({ bogen, partei, onFeld }: Props & { readonly partei: Partei }) {
  const { augen } = bogen.entwurf
  const wert = augenVon(augen, partei)
  const aktiv = augen.partei === partei
  // Shown as selected text is: the next digit replaces it.
  const ersetzbar = aktiv && augen.frisch && wert !== null
  const name = textPartei(partei)
  return (
    <button
      type="button"
      aria-pressed={aktiv}
      aria-label={`Augen von ${name}: ${wert === null ? 'noch keine' : formatAugen(wert)}${aktiv ? ', Ziffern zählen hier' : ''}`}
      onClick={() => onFeld(partei)}
      className={`flex min-h-12 items-baseline justify-between gap-2 rounded-karte border px-3 ${
        aktiv
          ? 'border-gruen bg-flaeche shadow-[inset_0_-3px_0_var(--color-gruen)]'
          : 'border-rand bg-vertieft'
      }`}
    >
      <span className={`text-klein font-semibold ${aktiv ? 'text-gruen' : 'text-leise'}`}>
        {name}
      </span>
      <span
        className={`font-schrift text-titel leading-[2.75rem] font-bold ${wert === null ? 'text-leise' : 'text-tinte'}`}
      >
        <span className={ersetzbar ? '-mx-1 rounded-klein bg-gruen-hell px-1' : ''}>
          {wert === null ? '–' : kurzAugen(wert)}
        </span>
      </span>
    </button>
  )
}
