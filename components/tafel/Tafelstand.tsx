'use client'

import { Fragment, type CSSProperties } from 'react'
import { Strich } from '@/components/ui/Strich'
import { Zahl } from '@/components/ui/Zahl'
import { klassen } from '@/components/ui/klassen'
import type { Tafel, Tafelzeile } from '@/lib/domain/spieltag/tafel'
import { textSpielNummer } from '@/lib/format/begruendung'
import { formatPlatz, textZeilennotizen } from '@/lib/format/tafel'
import { usePlatzwechsel } from './use-platzwechsel'

interface Props {
  readonly tafel: Tafel
  readonly namen: Readonly<Record<string, string>>
}

/** A row per player, the first on top: place, name, what the last game added, and the total as large as the row. */
export function Tafelstand({ tafel, namen }: Props) {
  const { zeilen } = tafel
  const rumpf = usePlatzwechsel(zeilen.map((z) => z.id))
  const laengster = Math.max(...zeilen.map((z) => (namen[z.id] ?? z.id).length))
  const { name, anteil } = namensgrad(laengster)
  const stil = {
    '--zeile': `calc((100cqh - var(--klein) * 1.4) / ${zeilen.length})`,
    '--summe': laengster > 14 ? 14 : 15,
    '--name': `max(0.875rem, min(${name} * var(--e), ${anteil} * var(--zeile)))`,
  }
  return (
    <div className="@container-[size] min-h-0" style={stil as CSSProperties}>
      <table className="h-full w-full border-collapse">
        <caption className="sr-only">Stand des Abends</caption>
        <thead className="text-[length:var(--klein)] leading-[1.4] text-leise">
          <tr>
            <th scope="col">
              <span className="sr-only">Platz</span>
            </th>
            <th scope="col">
              <span className="sr-only">Spieler</span>
            </th>
            <th
              scope="col"
              className="pr-[calc(var(--e)*2)] text-right font-normal whitespace-nowrap"
            >
              {tafel.letztes && textSpielNummer(tafel.letztes.nummer)}
            </th>
            <th scope="col" className="pr-[calc(var(--e)*3)] text-right font-normal">
              Stand
            </th>
          </tr>
        </thead>
        <tbody ref={rumpf}>
          {zeilen.map((z) => (
            <Zeile
              key={z.id}
              zeile={z}
              name={namen[z.id] ?? z.id}
              notizen={textZeilennotizen(z, { zeilen, laeuft: tafel.laufend !== null })}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

/**
 * The type size of all names, in `--e`, and how much of the row it may take: as large as lets the longest stand on one line, and on
 * two if it must.
 */
function namensgrad(laenge: number): { readonly name: number; readonly anteil: number } {
  if (laenge <= 6) return { name: 9, anteil: 0.55 }
  if (laenge <= 9) return { name: 7.5, anteil: 0.55 }
  if (laenge <= 14) return { name: 5.5, anteil: 0.55 }
  return laenge <= 20 ? { name: 4.2, anteil: 0.4 } : { name: 3.4, anteil: 0.28 }
}

interface ZeileProps {
  readonly zeile: Tafelzeile
  readonly name: string
  readonly notizen: readonly string[]
}

const ZELLE = 'border-t border-linie p-0 group-first:border-t-0'

/** A line before it: what the last game added and the total are not one figure. */
const SUMME = 'border-l pr-[calc(var(--e)*3)] pl-[calc(var(--e)*2.5)] text-right align-middle'

function Zeile({ zeile, name, notizen }: ZeileProps) {
  const { vorn, platz, summe } = zeile
  return (
    <tr className={klassen('group h-(--zeile) telefon:h-auto', vorn && 'bg-gruen-hell')}>
      <td className={klassen(ZELLE, 'pl-[calc(var(--e)*3)] text-center')}>
        <span
          className={klassen(
            'inline-grid size-[calc(var(--e)*8)] place-items-center rounded-full font-titel text-[length:calc(var(--e)*5)] leading-none font-semibold',
            vorn ? 'bg-gruen text-auf-gruen' : 'text-leise',
          )}
        >
          {formatPlatz(platz)}
        </span>
      </td>
      <th
        scope="row"
        className={klassen(
          ZELLE,
          'w-full max-w-0 px-[calc(var(--e)*2)] text-left font-normal telefon:text-[length:var(--klein)] telefon:leading-[1.15]',
        )}
      >
        <span
          className={klassen(
            'line-clamp-3 text-[length:var(--name)] -mb-[0.1em] pb-[0.15em] leading-[1.05] wrap-anywhere hyphens-auto telefon:inline',
            vorn ? 'font-bold' : 'font-semibold',
          )}
        >
          {name}
        </span>
        <span className="line-clamp-2 text-[length:max(0.875rem,min(calc(var(--e)*3.4),calc(var(--zeile)*0.2)))] leading-[1.3] text-leise telefon:ml-2 telefon:inline">
          {notizen.map((n, i) => (
            // The dot ends a line rather than beginning one.
            <Fragment key={n}>
              <span className="telefon:inline-block">
                {i === 0 && vorn ? <b className="text-gruen">{n}</b> : n}
                {i < notizen.length - 1 && ' ·'}
              </span>{' '}
            </Fragment>
          ))}
        </span>
      </th>
      <td
        className={klassen(ZELLE, 'pr-[calc(var(--e)*2)] text-right whitespace-nowrap text-leise')}
      >
        <span className="text-[length:max(0.875rem,min(calc(var(--e)*6.5),calc(var(--zeile)*0.5)))] leading-none">
          <Zuletzt {...zeile} />
        </span>
      </td>
      <td className={klassen(ZELLE, SUMME)}>
        <span
          key={summe}
          className="inline-block text-[length:min(calc(var(--zeile)*0.97),calc(var(--summe)*var(--e)))] telefon:text-[length:clamp(1.25rem,calc(var(--zeile)*0.7),calc(var(--e)*11))] leading-none font-bold transition-[opacity,translate] duration-150 ease-out starting:translate-y-4 starting:opacity-0"
        >
          <Zahl wert={summe} />
        </span>
      </td>
    </tr>
  )
}

/** What the last game added; before the first one nothing stands there. */
function Zuletzt({ zuletzt }: Pick<Tafelzeile, 'zuletzt'>) {
  switch (zuletzt) {
    case undefined:
      return null
    case null:
      return <Strich wort="nicht gespielt" />
    default:
      return <Zahl wert={zuletzt} vorzeichen />
  }
}
