import { useState } from 'react'
import type { ReactNode } from 'react'
import type { SpielerRef } from '@/lib/domain/spiel/spiel'
import { Chip } from './Chip'

const AM_TISCH = 4

interface Props {
  /** Everyone of the Runde, clockwise. */
  readonly sitze: readonly SpielerRef[]
  /** Who is down as having played. */
  readonly vier: readonly SpielerRef[]
  readonly namen: Readonly<Record<SpielerRef, string>>
  /** Called with exactly four. */
  readonly onVier: (vier: readonly SpielerRef[]) => void
  /** The entry for these four; out of sight while they are not four, and as it was when they are again. */
  readonly children: ReactNode
}

/** Who really sat in a game with five or six at the table: the entry below follows. */
export function AndereSpieler({ sitze, vier, namen, onVier, children }: Props) {
  const [wahl, setWahl] = useState(vier)
  const [offen, setOffen] = useState(false)
  if (sitze.length <= AM_TISCH) return children
  const fehlen = AM_TISCH - wahl.length

  function waehle(spieler: SpielerRef) {
    const neu = wahl.includes(spieler)
      ? wahl.filter((s) => s !== spieler)
      : sitze.filter((s) => s === spieler || wahl.includes(s))
    setWahl(neu)
    if (neu.length === AM_TISCH) onVier(neu)
  }

  return (
    <>
      <div className="max-sm:mb-0.5 sm:mb-2">
        <button
          type="button"
          aria-expanded={offen}
          onClick={() => setOffen(!offen)}
          className="flex min-h-12 items-center gap-2 rounded-karte px-2 text-left font-semibold text-gruen hover:bg-gruen-hell"
        >
          <span aria-hidden>{offen ? '▾' : '▸'}</span>
          Andere Spieler am Tisch?
        </button>
        {offen && <Wahl {...{ sitze, wahl, namen }} onWahl={waehle} />}
        <p role="status" className="mt-1.5 text-klein font-semibold text-achtung empty:mt-0">
          {fehlen > 0 && `Vier spielen: noch ${fehlen === 1 ? 'einen' : fehlen} antippen.`}
          {fehlen < 0 && `Vier spielen: ${fehlen === -1 ? 'einen' : -fehlen} wieder abwählen.`}
        </p>
      </div>
      <div hidden={fehlen !== 0}>{children}</div>
    </>
  )
}

function Wahl(props: {
  readonly sitze: readonly SpielerRef[]
  readonly wahl: readonly SpielerRef[]
  readonly namen: Props['namen']
  readonly onWahl: (spieler: SpielerRef) => void
}) {
  return (
    <div
      role="group"
      aria-label="Wer saß am Tisch?"
      className="grid grid-cols-2 gap-1 sm:grid-cols-3"
    >
      {props.sitze.map((s) => {
        const dabei = props.wahl.includes(s)
        return (
          <Chip
            key={s}
            gewaehlt={dabei}
            onClick={() => props.onWahl(s)}
            className="flex-col gap-0! text-klein"
          >
            <span className="line-clamp-2 wrap-anywhere">{props.namen[s] ?? s}</span>
            {!dabei && <span className="font-normal"> setzt aus</span>}
          </Chip>
        )
      })}
    </div>
  )
}
