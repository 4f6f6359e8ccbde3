import { istGewaehlt } from '@/lib/domain/spiel/entwurf-felder'
import type { Augenfeld } from '@/lib/domain/spiel/augenfelder'
import { gegner } from '@/lib/domain/spiel/parteien'
import { satzAugenfeld, zeilenAugenfeld } from '@/lib/format/augen'
import type { Bogen } from './bogen'
import { Chip } from './Chip'

/**
 * Augen that nobody counted, in one tap: above what the party has when it has fewer, below, level by level, what it has
 * when the other has so few. From the view of the party whose digits are typed.
 */
export function Augenbaender({ bogen }: { readonly bogen: Bogen }) {
  const { reihen, mitte } = bogen.felder.augenfelder
  const { partei } = bogen.entwurf.augen
  const spalten = reihen.re.length + 1
  return (
    <div
      role="group"
      aria-label="Augen ungefähr"
      className="grid grid-cols-6 grid-rows-2 gap-x-1 gap-y-[3px] @max-[19rem]:-mx-2 @max-[19rem]:gap-x-[3px] @max-[17rem]:grid-cols-3 @max-[17rem]:grid-rows-none"
    >
      {[...reihen[partei], ...reihen[gegner(partei)]].map((feld, i) => (
        <Feld key={i} bogen={bogen} feld={feld} neueReihe={i === spalten - 1} />
      ))}
      {mitte && (
        <Feld
          bogen={bogen}
          feld={mitte}
          className="col-start-6 row-span-2 row-start-1 text-grund @max-[17rem]:col-auto @max-[17rem]:row-auto"
        />
      )}
    </div>
  )
}

interface Props {
  readonly bogen: Bogen
  readonly feld: Augenfeld
  readonly neueReihe?: boolean
  readonly className?: string
}

function Feld({ bogen, feld, neueReihe, className = '' }: Props) {
  const { partei } = bogen.entwurf.augen
  const [oben, unten] = zeilenAugenfeld(feld, partei)
  return (
    <Chip
      gewaehlt={istGewaehlt(bogen.entwurf, feld)}
      aria-label={satzAugenfeld(feld, partei)}
      onClick={() => bogen.onZug({ zug: 'augenfeld', feld })}
      className={`flex-col gap-0! px-0! text-klein leading-4! ${neueReihe ? 'col-start-1 @max-[17rem]:col-auto' : ''} ${className}`}
    >
      <span>{oben}</span>
      {unten !== undefined && <span>{unten}</span>}
    </Chip>
  )
}
