import { useId } from 'react'
import { FeldFehler } from '@/components/ui/FeldFehler'
import { Karte } from '@/components/ui/Karte'
import { Zahl } from '@/components/ui/Zahl'
import type { GepruefteZeile } from '@/lib/domain/spieltag/papier-zeile'
import type { PapierWorte } from '@/lib/format/papier'
import { textSpielnummer, textSummenfehler } from '@/lib/format/papier'
import type { EntwurfZeile } from './entwurf'
import { Standfeld } from './Standfeld'
import { Urteil } from './Urteil'

interface Props {
  readonly zeile: EntwurfZeile
  /** What the comparison says of it; undefined while nothing is typed. */
  readonly geprueft: GepruefteZeile | undefined
  readonly worte: PapierWorte
  /** Games that another row is about. */
  readonly vergeben: ReadonlySet<number>
  readonly onZeile: (zeile: EntwurfZeile) => void
  /** The last row cannot be taken away. */
  readonly onWeg: (() => void) | null
}

/** As on paper a line where the screen has room; six and more are told in threes. */
const SPALTEN: Readonly<Record<number, string>> = { 4: 'sm:grid-cols-4', 5: 'sm:grid-cols-5' }

/** The totals of the sheet after one game: which game, a figure a player, and their sum under the double rule. */
export function Zeilenkarte({ zeile, geprueft, worte, vergeben, onZeile, onWeg }: Props) {
  const id = useId()
  const spieler = [...(worte.spiele[zeile.nummer - 1]?.staende.keys() ?? [])]
  const wo = textSpielnummer(zeile.nummer, worte.spiele)
  return (
    <Karte als="section" aria-label={`Papier nach ${wo}`} className="grid gap-4 py-4!">
      <div className="flex items-center gap-2">
        <label htmlFor={`${id}-spiel`} className="font-titel text-gross font-semibold">
          Nach
        </label>
        <select
          id={`${id}-spiel`}
          value={zeile.nummer}
          onChange={(e) => onZeile({ ...zeile, nummer: Number(e.target.value) })}
          className="min-h-12 min-w-0 rounded-karte border border-rand bg-flaeche px-3 py-2 font-semibold hover:border-tinte"
        >
          {worte.spiele.map(({ nummer }) => (
            <option key={nummer} value={nummer} disabled={vergeben.has(nummer)}>
              {textSpielnummer(nummer, worte.spiele)}
            </option>
          ))}
        </select>
        {onWeg && (
          <button
            type="button"
            aria-label={`Zeile nach ${wo} weglassen`}
            onClick={onWeg}
            className="-mr-2 ml-auto grid size-12 shrink-0 place-items-center rounded-karte text-leise hover:bg-vertieft hover:text-tinte"
          >
            <svg viewBox="0 0 20 20" className="size-5" aria-hidden="true">
              <path
                d="m4 4 12 12M16 4 4 16"
                stroke="currentColor"
                strokeWidth="2"
                strokeLinecap="round"
              />
            </svg>
          </button>
        )}
      </div>
      <div className={`grid grid-cols-2 gap-3 ${SPALTEN[spieler.length] ?? 'sm:grid-cols-3'}`}>
        {spieler.map((s, i) => (
          <Standfeld
            key={s}
            feldId={`papier-${zeile.nummer}-${i}`}
            name={worte.namen[s] ?? s}
            text={zeile.staende[s] ?? ''}
            onText={(text) => onZeile({ ...zeile, staende: { ...zeile.staende, [s]: text } })}
          />
        ))}
      </div>
      <Fuss geprueft={geprueft} worte={worte} />
    </Karte>
  )
}

function Fuss({ geprueft, worte }: Pick<Props, 'geprueft' | 'worte'>) {
  const id = useId()
  const summe = geprueft?.summe ?? null
  return (
    <div>
      <div className="flex min-h-8 flex-wrap items-baseline justify-between gap-x-4 border-t-4 border-double border-rand pt-1.5">
        {geprueft ? (
          <Urteil zeile={geprueft} />
        ) : (
          <span className="text-klein text-leise">noch leer</span>
        )}
        <span className="text-klein text-leise">
          Summe{' '}
          {summe === null ? (
            <span>–</span>
          ) : (
            <Zahl wert={summe} vorzeichen className="text-grund font-semibold text-tinte" />
          )}
        </span>
      </div>
      {geprueft && summe !== null && summe !== 0 && (
        <FeldFehler id={id}>{textSummenfehler(geprueft, worte)}</FeldFehler>
      )}
    </div>
  )
}
