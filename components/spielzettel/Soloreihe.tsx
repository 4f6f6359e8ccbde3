import { memo } from 'react'
import { kurzSolo, satzSolo } from '@/lib/format/spielzettel'
import type { Bogen } from './bogen'
import { Chip } from './Chip'
import { SoloZeichen } from './SoloZeichen'

/**
 * The announced solos while one player alone is Re: one tap fewer than through their own panel. They stand in the place of the
 * bands, which mean nothing before it is known who plays with whom, and are as high.
 */
export const Soloreihe = memo(function Soloreihe({
  regelwerk,
  onZug,
}: Pick<Bogen, 'regelwerk' | 'onZug'>) {
  const soli = regelwerk.arten.filter((a) => a.angesagtesSolo)
  return (
    <div
      role="group"
      aria-label="Allein gespielt? Welches Solo?"
      className="grid auto-cols-fr grid-flow-col grid-rows-2 gap-x-1 gap-y-[3px] @max-[19rem]:-mx-2 @max-[19rem]:gap-x-[3px] @max-[17rem]:min-h-[12.5625rem] @max-[17rem]:grid-flow-row @max-[17rem]:auto-rows-fr @max-[17rem]:grid-cols-2 @max-[17rem]:grid-rows-none"
    >
      {soli.map(({ art }, i) => (
        <Chip
          key={art}
          gewaehlt={false}
          aria-label={satzSolo(art, regelwerk.id)}
          onClick={() => onZug({ zug: 'art', wahl: art })}
          className={`flex-col gap-0! px-1! text-klein leading-4.5! ${
            i === soli.length - 1 && i % 2 === 0 ? 'row-span-2' : ''
          }`}
        >
          <SoloZeichen art={art} />
          {kurzSolo(art, regelwerk.id)}
        </Chip>
      ))}
    </div>
  )
})
