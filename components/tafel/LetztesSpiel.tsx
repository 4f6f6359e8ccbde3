import type { CSSProperties } from 'react'
import { Farbe } from '@/components/ui/Farbe'
import type { RegelwerkId } from '@/lib/domain/regelwerk/regelwerk'
import type { SpielStand } from '@/lib/domain/runde/runde'
import { textLetztesSpiel } from '@/lib/format/tafel'

interface Props {
  readonly stand: SpielStand | null
  readonly regelwerk: RegelwerkId
  readonly namen: Readonly<Record<string, string>>
}

const RAHMEN =
  'min-h-0 min-w-0 border-rand bg-flaeche px-[calc(var(--e)*2.5)] py-[calc(var(--e)*2)] landscape:border-l portrait:border-t'

/** More steps stand in two columns, in type that can still be read. */
const HOECHSTENS_UNTEREINANDER = 7

/** What the longest step there is takes on one line, with what it counts, in its own type size. */
const BREITE_EM = 13

/** The same of the steps at hand, by their letters and figures and the gap between. */
const BUCHSTABE_EM = 0.55
const ZIFFER_EM = 0.75
const LUECKE_EM = 0.5

/** So few steps leave room for larger type above them. */
const LUFTIG = 6

/** In lines of a step: what the line of the value takes, with its rules. */
const PLATZ_FUER_WERT = 3

/** The last game as a till receipt: what was played, step by step, and under the double rule its value. */
export function LetztesSpiel({ stand, regelwerk, namen }: Props) {
  if (stand === null) return <NochKeins />
  const text = textLetztesSpiel(stand, { namen, regelwerk })
  const { nummer, art, parteien, angaben, schritte, wert } = text
  const spalten = schritte.length > HOECHSTENS_UNTEREINANDER ? 2 : 1
  return (
    <section
      aria-label="Letztes Spiel"
      style={masse({ spalten, schritte, parteien })}
      className={`${RAHMEN} grid landscape:grid-rows-[auto_minmax(0,1fr)] portrait:grid-cols-2 portrait:gap-x-[calc(var(--e)*4)] telefon:content-start telefon:landscape:grid-rows-[auto_auto] telefon:portrait:grid-cols-1`}
    >
      <div className="min-w-0 telefon:text-[length:var(--klein)] telefon:leading-[1.2]">
        <p className="text-[length:var(--klein)] leading-[1.3] text-leise telefon:float-right">
          {nummer}
        </p>
        <h2 className="text-[length:calc(var(--e)*5)] leading-[1.15]">{art}</h2>
        <dl className="mt-[calc(var(--e)*1)] grid telefon:inline grid-cols-[auto_minmax(0,1fr)] gap-x-[calc(var(--e)*1.5)] text-[length:max(0.875rem,calc(var(--e)*var(--wer)))] leading-[1.3] telefon:leading-[1.2]">
          {parteien.map(({ partei, wer, gewinnt }) => (
            <div key={partei} className="contents telefon:inline">
              <dt className="text-leise telefon:mr-1.5 telefon:inline">{partei}</dt>
              <dd className="font-semibold wrap-anywhere telefon:mr-3 telefon:inline">
                {wer}
                {gewinnt && <span className="font-normal text-gruen"> ✓ gewinnt</span>}
              </dd>
            </div>
          ))}
        </dl>
        {angaben.map((a) => (
          <p
            key={a}
            className="text-[length:max(0.875rem,calc(var(--e)*var(--angabe)))] leading-[1.3] text-leise telefon:mr-3 telefon:inline telefon:leading-[1.2]"
          >
            {a}
          </p>
        ))}
      </div>
      <div className="min-h-0 landscape:pt-[calc(var(--e)*1.5)]">
        <div className="@container-[size] h-full telefon:@container-normal telefon:h-auto">
          <ol
            style={{ columns: spalten }}
            className="gap-x-[1.5em] text-[length:min(calc(var(--e)*6),calc(var(--schritt)*0.75),var(--breite))] leading-[1.35] telefon:flex telefon:mt-0.5 telefon:flex-wrap telefon:gap-x-3 telefon:text-klein telefon:leading-[1.2]"
          >
            {schritte.map(({ text, betrag }, i) => (
              <li
                key={i}
                className="flex gap-[0.5em] border-b border-dotted border-linie telefon:border-b-0"
              >
                <span className="min-w-0 flex-1 truncate telefon:whitespace-normal">{text}</span>
                <b>{betrag}</b>
              </li>
            ))}
          </ol>
          <p className="doppellinie flex items-baseline justify-between border-t-2 border-tinte text-[length:min(calc(var(--e)*5),var(--schritt))] leading-[1.4] telefon:text-klein font-semibold">
            Wert <span className="text-[1.7em] leading-none">{wert}</span>
          </p>
        </div>
      </div>
    </section>
  )
}

interface Umfang extends Pick<ReturnType<typeof textLetztesSpiel>, 'schritte' | 'parteien'> {
  readonly spalten: number
}

/** What the type sizes of the panel go by: how long the names are, how high and how wide a step may be. */
function masse({ spalten, schritte, parteien }: Umfang): CSSProperties {
  const zeilen = Math.ceil(schritte.length / spalten) + PLATZ_FUER_WERT
  const breite = spalten === 1 ? Math.min(BREITE_EM, breitester(schritte)) : BREITE_EM
  const luftig = schritte.length <= LUFTIG
  const buchstaben = parteien.reduce((n, p) => n + p.wer.length, 0)
  return {
    '--wer': buchstaben > 50 ? 2.5 : luftig ? 4 : 3.2,
    '--angabe': luftig ? 3.6 : 2.8,
    '--schritt': `${100 / zeilen}cqh`,
    '--breite': `${100 / (spalten * breite)}cqw`,
  } as CSSProperties
}

function breitester(schritte: Umfang['schritte']): number {
  const breiten = schritte.map(
    ({ text, betrag }) => text.length * BUCHSTABE_EM + betrag.length * ZIFFER_EM + LUECKE_EM,
  )
  return Math.max(1, ...breiten)
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
      <p className="text-[length:max(0.875rem,calc(var(--e)*3.4))] text-leise">Noch kein Spiel</p>
    </section>
  )
}
