import { memo } from 'react'
import type { Entwurf } from '@/lib/domain/spiel/entwurf'
import { istGewaehlt } from '@/lib/domain/spiel/entwurf-felder'
import type { Augenfeld, Augenfelder } from '@/lib/domain/spiel/augenfelder'
import { gegner } from '@/lib/domain/spiel/parteien'
import type { Partei } from '@/lib/domain/spiel/spiel'
import { satzAugenfeld, zeilenAugenfeld } from '@/lib/format/augen'
import type { Bogen } from './bogen'
import { Chip } from './Chip'

interface Props extends Pick<Entwurf, 'augen' | 'ohneStich'>, Pick<Bogen, 'onZug'> {
  readonly felder: Augenfelder
}

/**
 * Augen that nobody counted, in one tap: above what the party has when it has fewer, below, level by level, what it has
 * when the other has so few. From the view of the party whose digits are typed.
 */
export const Augenbaender = memo(function Augenbaender({ felder, onZug, ...stand }: Props) {
  const { reihen, mitte } = felder
  const { partei } = stand.augen
  const spalten = reihen.re.length + 1
  const gemeinsam = { partei, onZug }
  return (
    <div
      role="group"
      aria-label="Augen ungefähr"
      className="grid grid-cols-6 grid-rows-2 gap-x-1 gap-y-[3px] @max-[19rem]:-mx-2 @max-[19rem]:gap-x-[3px] @max-[17rem]:grid-cols-3 @max-[17rem]:grid-rows-none"
    >
      {[...reihen[partei], ...reihen[gegner(partei)]].map((feld, i) => (
        <Feld
          key={i}
          feld={feld}
          gewaehlt={istGewaehlt(stand, feld)}
          neueReihe={i === spalten - 1}
          {...gemeinsam}
        />
      ))}
      {mitte && (
        <Feld
          feld={mitte}
          gewaehlt={istGewaehlt(stand, mitte)}
          {...gemeinsam}
          className="col-start-6 row-span-2 row-start-1 text-grund @max-[17rem]:col-auto @max-[17rem]:row-auto"
        />
      )}
    </div>
  )
})

interface FeldProps extends Pick<Bogen, 'onZug'> {
  readonly feld: Augenfeld
  readonly partei: Partei
  readonly gewaehlt: boolean
  readonly neueReihe?: boolean
  readonly className?: string
}

const Feld = memo(function Feld(props: FeldProps) {
  const { feld, partei, gewaehlt, neueReihe, className = '', onZug } = props
  const [oben, unten] = zeilenAugenfeld(feld, partei)
  return (
    <Chip
      gewaehlt={gewaehlt}
      aria-label={satzAugenfeld(feld, partei)}
      onClick={() => onZug({ zug: 'augenfeld', feld })}
      className={`flex-col gap-0! px-0! text-klein leading-4! ${neueReihe ? 'col-start-1 @max-[17rem]:col-auto' : ''} ${className}`}
    >
      <span>{oben}</span>
      {unten !== undefined && <span>{unten}</span>}
    </Chip>
  )
})
