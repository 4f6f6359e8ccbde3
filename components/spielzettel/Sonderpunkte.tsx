import { useId } from 'react'
import { anzahlSonderpunkte } from '@/lib/domain/spiel/entwurf'
import { hoechstensFuer } from '@/lib/domain/spiel/entwurf-felder'
import type { SonderpunktRegel } from '@/lib/domain/regelwerk/regelwerk'
import { PARTEIEN } from '@/lib/domain/spiel/spiel'
import type { Partei } from '@/lib/domain/spiel/spiel'
import { textPartei, textSonderpunkt } from '@/lib/format/art'
import type { Bogen } from './bogen'
import { FehlerListe } from './FehlerListe'

/** A counter for each Sonderpunkt that the Art allows, for either party. */
export function Sonderpunkte({ bogen }: { readonly bogen: Bogen }) {
  const { felder } = bogen
  const id = useId()
  if (felder.sonderpunkte.length === 0) {
    return <p className="text-klein text-leise">Bei diesem Spiel gibt es keine Sonderpunkte.</p>
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-1 gap-y-1 @max-[17rem]:grid-cols-1">
      <span />
      {PARTEIEN.map((partei) => (
        <span
          key={partei}
          aria-hidden="true"
          className="text-center text-klein font-semibold text-leise @max-[17rem]:hidden"
        >
          {textPartei(partei)}
        </span>
      ))}
      {felder.sonderpunkte.map((regel) => (
        <Zeile key={regel.art} bogen={bogen} regel={regel} />
      ))}
      <div className="col-span-full">
        <FehlerListe id={id} texte={bogen.fehler.sonderpunkte} />
      </div>
    </div>
  )
}

function Zeile({ bogen, regel }: { readonly bogen: Bogen; readonly regel: SonderpunktRegel }) {
  return (
    <>
      <span className="text-klein font-semibold hyphens-auto">{textSonderpunkt(regel.art)}</span>
      {PARTEIEN.map((partei) => (
        <Zaehler key={partei} bogen={bogen} regel={regel} partei={partei} />
      ))}
    </>
  )
}

interface ZaehlerProps {
  readonly bogen: Bogen
  readonly regel: SonderpunktRegel
  readonly partei: Partei
}

function Zaehler({ bogen, regel, partei }: ZaehlerProps) {
  const anzahl = anzahlSonderpunkte(bogen.entwurf, partei, regel.art)
  const was = `${textSonderpunkt(regel.art)} von ${textPartei(partei)}`
  const zaehle = (um: number) => bogen.onZug({ zug: 'sonderpunkt', partei, regel, um })
  const taste =
    'grid size-12 place-items-center text-gross font-semibold hover:bg-vertieft aria-disabled:cursor-default aria-disabled:text-leise aria-disabled:opacity-60 focus-visible:outline-offset-[-3px]'
  return (
    <div
      role="group"
      aria-label={was}
      className="flex items-center overflow-clip rounded-karte border border-rand bg-flaeche"
    >
      <button
        type="button"
        aria-label={`Weniger ${was}`}
        aria-disabled={anzahl === 0}
        onClick={() => zaehle(-1)}
        className={taste}
      >
        −
      </button>
      <output
        aria-live="polite"
        className={`w-5 text-center text-gross font-bold ${anzahl === 0 ? 'text-leise' : ''}`}
      >
        {anzahl}
      </output>
      <button
        type="button"
        aria-label={`Mehr ${was}`}
        aria-disabled={anzahl >= hoechstensFuer(bogen.entwurf, partei, regel)}
        onClick={() => zaehle(1)}
        className={taste}
      >
        +
      </button>
    </div>
  )
}
