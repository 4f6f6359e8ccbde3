import type { CSSProperties } from 'react'
import type { SpieltagAkte } from '@/lib/domain/spieltag/spieltag'
import type { Tafel } from '@/lib/domain/spieltag/tafel'
import type { Kopffeld } from '@/lib/format/tafel'
import { textTisch } from '@/lib/format/spiel-ort'
import { textKopffelder } from '@/lib/format/tafel'

interface Props {
  readonly akte: SpieltagAkte
  readonly tafel: Tafel
  /** Whose game comes, where the evening has several tables. */
  readonly tisch: number | null
  readonly namen: Readonly<Record<string, string>>
}

/** Which game of how many comes, and beside it, boxed as on a printed form, who does what in it. */
export function Tafelkopf({ akte, tafel, tisch, namen }: Props) {
  return (
    <header className="doppellinie flex min-w-0 flex-wrap telefon:landscape:flex-nowrap items-stretch gap-x-[calc(var(--e)*5)] px-[calc(var(--e)*3)] py-[calc(var(--e)*1.4)]">
      <h1 className="shrink-0 self-center text-[length:calc(var(--e)*7)] leading-[1.1] telefon:landscape:w-min telefon:[overflow-wrap:normal]">
        {tisch !== null && tafel.laufend !== null && (
          <span className="block text-[length:var(--klein)] font-normal text-leise">
            {textTisch(tisch)}
            <span className="sr-only">, </span>
          </span>
        )}
        <Titel akte={akte} tafel={tafel} />
      </h1>
      {!akte.gestrichen && <Felder felder={textKopffelder(tafel, namen)} />}
    </header>
  )
}

/** On the line of the title where there is room, else below it. */
function Felder({ felder }: { readonly felder: readonly Kopffeld[] }) {
  const zeichen = felder.reduce((summe, { wer }) => summe + wer.length, 0)
  return (
    <dl
      className="flex min-w-0 flex-auto items-stretch telefon:portrait:mt-1 telefon:portrait:grid telefon:portrait:basis-full telefon:portrait:grid-cols-[auto_minmax(0,1fr)] telefon:portrait:gap-x-3"
      style={{ '--grad': schriftgrad(zeichen) } as CSSProperties}
    >
      {felder.map(({ was, wer }) => (
        <div
          key={was}
          className="border-l border-rand px-[calc(var(--e)*2)] last:pr-0 portrait:first:border-l-0 portrait:first:pl-0 telefon:portrait:contents telefon:landscape:flex-1"
        >
          <dt className="text-[length:var(--klein)] leading-[1.3] whitespace-nowrap text-leise">
            {was}
          </dt>
          <dd className="line-clamp-2 text-[length:max(0.875rem,calc(var(--grad)*var(--e)))] telefon:line-clamp-none leading-[1.3] font-semibold break-words telefon:leading-[1.15]">
            {wer}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The type size of the names in the head, in `--e`, by how many letters they have together. */
function schriftgrad(zeichen: number): number {
  if (zeichen <= 26) return 5
  if (zeichen <= 45) return 4
  return zeichen <= 70 ? 3.2 : 2.8
}

function Titel({ akte, tafel: { laufend } }: Pick<Props, 'akte' | 'tafel'>) {
  if (akte.gestrichen) return 'Gestrichen'
  if (laufend === null && akte.ende === null && akte.endstand === null) return 'Zwischenstand'
  if (laufend === null) return akte.ende === 'vorzeitig' ? 'Endstand, vorzeitig' : 'Endstand'
  if (laufend.beendet) return `Alle ${laufend.spiele.length} gespielt`
  return (
    <>
      <span className="whitespace-nowrap">Spiel {laufend.naechstes.nummer}</span>{' '}
      {laufend.geplant !== null && (
        <span className="font-normal whitespace-nowrap text-leise">von {laufend.geplant}</span>
      )}
    </>
  )
}
