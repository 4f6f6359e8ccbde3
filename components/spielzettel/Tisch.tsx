import { useId } from 'react'
import { klassen } from '@/components/ui/klassen'
import type { Bogen } from './bogen'
import { FehlerListe } from './FehlerListe'
import { Sitz } from './Sitz'
import type { Seite } from './Sitz'

type Platz = readonly [seite: Seite, platz: string]

const L1: Platz = ['links', 'col-start-1 row-start-1']
const L2: Platz = ['links', 'col-start-1 row-start-2']
const L3: Platz = ['links', 'col-start-1 row-start-3']
const R1: Platz = ['rechts', 'col-start-2 row-start-1']
const R2: Platz = ['rechts', 'col-start-2 row-start-2']
const R3: Platz = ['rechts', 'col-start-2 row-start-3']
const M3: Platz = ['mitte', 'col-span-2 row-start-3 @min-[17rem]:mx-[22%]']

/** Where each seat stands, clockwise from the top left. */
const PLAETZE: Readonly<Record<number, readonly Platz[]>> = {
  4: [L1, R1, R2, L2],
  5: [L1, R1, R2, M3, L2],
  6: [L1, R1, R2, R3, L3, L2],
}

/** The table as it stands in the pub: felt, the seats around it, who deals, who sits out. */
export function Tisch({ bogen }: { readonly bogen: Bogen }) {
  const id = useId()
  const plaetze = PLAETZE[bogen.sitze.length] ?? []
  return (
    <div role="group" aria-label="Wer war Re? Im Uhrzeigersinn">
      <div
        className={klassen(
          'relative isolate grid grid-cols-2 gap-x-1 @max-[17rem]:flex @max-[17rem]:flex-col @max-[17rem]:gap-y-1.5',
          bogen.sitze.length > 4 ? 'gap-y-0.5' : 'gap-y-4 py-1',
        )}
      >
        <Filz />
        {bogen.sitze.map((spieler, i) => {
          const [seite, platz] = plaetze[i] ?? L1
          return (
            <div key={spieler} className={`min-w-0 ${platz}`}>
              <Sitz bogen={bogen} spieler={spieler} seite={seite} />
            </div>
          )
        })}
      </div>
      <FehlerListe id={id} texte={bogen.fehler.tisch} />
    </div>
  )
}

/** Felt with a stitched line inside its rim. */
function Filz() {
  return (
    <div
      aria-hidden="true"
      className={
        'absolute inset-x-[17%] -inset-y-1 -z-10 rounded-[50%/44%] border-4 border-[light-dark(#8a6a3f,#4a3a22)] ' +
        'bg-[radial-gradient(ellipse_at_50%_35%,light-dark(#35855f,#20503b),light-dark(#1f6b4a,#163a2b)_65%,light-dark(#17563b,#0f2a1f))] ' +
        'shadow-karte @max-[17rem]:rounded-karte'
      }
    >
      <div className="absolute inset-1.5 rounded-[50%/44%] border border-dashed border-[#fffdf8]/30 @max-[17rem]:rounded-klein" />
    </div>
  )
}
