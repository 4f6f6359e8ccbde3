import type { CSSProperties } from 'react'
import { Farbe } from '@/components/ui/Farbe'
import type { SpielStand } from '@/lib/domain/runde/runde'
import { textLetztesSpiel } from '@/lib/format/tafel'

interface Props {
  readonly stand: SpielStand | null
  readonly namen: Readonly<Record<string, string>>
}

const RAHMEN =
  'min-h-0 min-w-0 border-rand bg-flaeche px-[calc(var(--e)*2.5)] py-[calc(var(--e)*2)] landscape:border-l portrait:border-t'

/** More steps stand in two columns, in type that can still be read. */
const HOECHSTENS_UNTEREINANDER = 7

/** In lines of a step: what the line of the value takes, with its rules. */
const PLATZ_FUER_WERT = 3

/** The last game as a till receipt: what was played, step by step, and under the double rule its value. */
export function LetztesSpiel({ stand, namen }: Props) {
  if (stand === null) return <NochKeins />
  const { nummer, art, parteien, angaben, schritte, wert } = textLetztesSpiel(stand, namen)
  const spalten = schritte.length > HOECHSTENS_UNTEREINANDER ? 2 : 1
  const zeilen = Math.ceil(schritte.length / spalten) + PLATZ_FUER_WERT
  return (
    <section
      aria-label="Letztes Spiel"
      className={`${RAHMEN} grid landscape:grid-rows-[auto_minmax(0,1fr)] portrait:grid-cols-2 portrait:gap-x-[calc(var(--e)*4)]`}
    >
      <div className="min-w-0">
        <p className="text-[length:calc(var(--e)*2.4)] leading-[1.3] text-leise">{nummer}</p>
        <h2 className="text-[length:calc(var(--e)*5)] leading-[1.15]">{art}</h2>
        <dl className="mt-[calc(var(--e)*1)] grid grid-cols-[auto_minmax(0,1fr)] gap-x-[calc(var(--e)*1.5)] text-[length:calc(var(--e)*3.2)] leading-[1.3]">
          {parteien.map(({ partei, wer, gewinnt }) => (
            <div key={partei} className="contents">
              <dt className="text-leise">{partei}</dt>
              <dd className="line-clamp-2 font-semibold wrap-anywhere">
                {wer}
                {gewinnt && <span className="font-normal text-gruen"> ✓ gewinnt</span>}
              </dd>
            </div>
          ))}
        </dl>
        {angaben.map((a) => (
          <p key={a} className="text-[length:calc(var(--e)*2.8)] leading-[1.3] text-leise">
            {a}
          </p>
        ))}
      </div>
      <div className="min-h-0 landscape:pt-[calc(var(--e)*1.5)]">
        <div
          className="@container-[size] h-full"
          style={{ '--schritt': `${100 / zeilen}cqh` } as CSSProperties}
        >
          <ol
            style={{ columns: spalten }}
            className="gap-x-[1.5em] text-[length:min(calc(var(--e)*4.2),calc(var(--schritt)*0.72))] leading-[1.35]"
          >
            {schritte.map(({ text, betrag }, i) => (
              <li key={i} className="flex gap-[0.5em] border-b border-dotted border-linie">
                <span className="min-w-0 flex-1 truncate">{text}</span>
                <b>{betrag}</b>
              </li>
            ))}
          </ol>
          <p className="doppellinie flex items-baseline justify-between border-t-2 border-tinte text-[length:min(calc(var(--e)*4.2),var(--schritt))] leading-[1.4] font-semibold">
            Wert <span className="text-[1.7em] leading-none">{wert}</span>
          </p>
        </div>
      </div>
    </section>
  )
}

function NochKeins() {
  return (
    <section
      aria-label="Letztes Spiel"
      className={`${RAHMEN} grid place-content-center gap-[calc(var(--e)*2)] text-center`}
    >
      <p className="flex gap-[calc(var(--e)*2)] text-[length:calc(var(--e)*7)]">
        <Farbe art="kreuz" />
        <Farbe art="pik" />
        <Farbe art="herz" />
        <Farbe art="karo" />
      </p>
      <p className="text-[length:calc(var(--e)*3.4)] text-leise">Noch kein Spiel</p>
    </section>
  )
}
