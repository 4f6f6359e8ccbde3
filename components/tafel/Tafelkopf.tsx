import type { SpieltagAkte } from '@/lib/domain/spieltag/spieltag'
import type { Tafel } from '@/lib/domain/spieltag/tafel'
import { textKopffelder } from '@/lib/format/tafel'

interface Props {
  readonly akte: SpieltagAkte
  readonly tafel: Tafel
  readonly namen: Readonly<Record<string, string>>
}

/** Which game of how many comes, and beside it, boxed as on a printed form, who does what in it. */
export function Tafelkopf({ akte, tafel, namen }: Props) {
  return (
    <header className="doppellinie flex min-w-0 flex-wrap items-stretch gap-x-[calc(var(--e)*5)] px-[calc(var(--e)*3)] py-[calc(var(--e)*1.4)]">
      <h1 className="shrink-0 self-center text-[length:calc(var(--e)*7)] leading-[1.1]">
        <Titel akte={akte} tafel={tafel} />
      </h1>
      {!akte.gestrichen && (
        <dl className="flex min-w-0 flex-1 items-stretch">
          {textKopffelder(tafel, namen).map(({ was, wer }) => (
            <div
              key={was}
              className="min-w-0 border-l border-rand px-[calc(var(--e)*2)] last:pr-0 portrait:first:border-l-0 portrait:first:pl-0"
            >
              <dt className="text-[length:calc(var(--e)*2.4)] leading-[1.3] text-leise">{was}</dt>
              <dd className="line-clamp-2 text-[length:calc(var(--e)*4.2)] leading-[1.35] font-semibold landscape:text-[length:calc(var(--e)*5)] wrap-anywhere">
                {wer}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </header>
  )
}

function Titel({ akte, tafel: { laufend } }: Pick<Props, 'akte' | 'tafel'>) {
  if (akte.gestrichen) return 'Gestrichen'
  if (laufend === null) return akte.ende === 'vorzeitig' ? 'Endstand, vorzeitig' : 'Endstand'
  if (laufend.beendet) return `Alle ${laufend.spiele.length} gespielt`
  return (
    <>
      Spiel {laufend.naechstes.nummer}{' '}
      <span className="font-normal text-leise">von {laufend.geplant}</span>
    </>
  )
}
