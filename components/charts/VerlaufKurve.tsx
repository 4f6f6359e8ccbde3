'use client'

import {
  CartesianGrid,
  Line,
  LineChart,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import type { DotItemDotProps } from 'recharts'
import type { VerlaufArt, VerlaufDaten } from '../saison/verlauf-daten'
import { Endnamen } from './Endnamen'
import { linienart } from './linien'
import { Marke } from './Marke'
import { VerlaufHinweis } from './VerlaufHinweis'

interface Props {
  readonly daten: VerlaufDaten
  readonly art: VerlaufArt
  /** The player whose line is lifted out. */
  readonly hervor: string | null
}

/** More evenings than this get a marker only now and then. */
const VIELE = 14
const BESCHRIFTUNG = { fill: 'var(--color-leise)', fontSize: 13 }

/**
 * The course of the season as lines. Hidden from screen readers: the table below it says the same. Everything
 * about it is drawn at once, without an animation.
 */
export default function VerlaufKurve({ daten, art, hervor }: Props) {
  const negativ =
    art === 'rangpunkte' && daten.abende.some((a) => a.staende.some((s) => s.punkte < 0))
  return (
    <div aria-hidden className="size-full">
      <ResponsiveContainer width="100%" height="100%">
        <LineChart
          data={buildReihen(daten, art)}
          accessibilityLayer={false}
          margin={{ top: 12, right: 56, bottom: 4, left: 0 }}
        >
          <CartesianGrid stroke="var(--color-linie)" vertical={false} />
          {negativ && <ReferenceLine y={0} stroke="var(--color-rand)" />}
          <XAxis
            dataKey="nummer"
            tickFormatter={(nummer: number) => daten.abende[nummer]?.datum ?? ''}
            tick={BESCHRIFTUNG}
            stroke="var(--color-rand)"
            tickLine={false}
            minTickGap={24}
            tickMargin={10}
            height={36}
            padding={{ left: 8, right: 8 }}
          />
          <YAxis
            {...(art === 'platz' ? skalaPlatz(daten.spieler.length) : skalaPunkte(negativ))}
            width={36}
            interval={0}
            allowDecimals={art === 'rangpunkte'}
            tick={BESCHRIFTUNG}
            axisLine={false}
            tickLine={false}
            padding={{ top: 8, bottom: 8 }}
          />
          <Tooltip
            isAnimationActive={false}
            cursor={{ stroke: 'var(--color-rand)', strokeDasharray: '3 3' }}
            content={({ active, label }) => (
              <VerlaufHinweis daten={daten} nummer={active === true ? Number(label) : null} />
            )}
          />
          {vornZuletzt(daten.spieler, hervor).map(({ id, index }) => (
            <Line
              key={id}
              dataKey={id}
              type="linear"
              stroke={linienfarbe(id, hervor)}
              strokeWidth={id === hervor ? 3 : 1.5}
              strokeDasharray={linienart(index).strich}
              isAnimationActive={false}
              activeDot={false}
              dot={(punkt) => zeichnePunkt(punkt, { index, farbe: linienfarbe(id, hervor), daten })}
            />
          ))}
          <Endnamen daten={daten} art={art} hervor={hervor} />
        </LineChart>
      </ResponsiveContainer>
    </div>
  )
}

/** One row per evening: its number from 0, and under each player's id the place or the sum. */
function buildReihen({ spieler, abende }: VerlaufDaten, art: VerlaufArt) {
  return abende.map((abend, nummer) => ({
    nummer,
    ...Object.fromEntries(
      spieler.map((s, i) => {
        const stand = abend.staende[i]
        return [s.id, art === 'platz' ? stand?.platz : stand?.punkte]
      }),
    ),
  }))
}

/** From 0 to the best; round figures on both sides of it where sums or averages are negative. */
function skalaPunkte(negativ: boolean) {
  const domain: ['auto', 'auto'] | [number, 'dataMax'] = negativ ? ['auto', 'auto'] : [0, 'dataMax']
  return {
    domain,
    tickFormatter: (wert: number) => String(wert).replace('-', '−').replace('.', ','),
  }
}

/** The first place on top, every place with its line. */
function skalaPlatz(anzahl: number) {
  return {
    reversed: true,
    domain: [1, anzahl] as [number, number],
    ticks: Array.from({ length: anzahl }, (_, i) => i + 1),
  }
}

function zeichnePunkt(
  { key, cx = 0, cy = 0, index: nummer }: DotItemDotProps,
  linie: { readonly index: number; readonly farbe: string; readonly daten: VerlaufDaten },
) {
  const anzahl = linie.daten.abende.length
  const markiert = (anzahl - 1 - nummer) % Math.ceil(anzahl / VIELE) === 0
  return (
    <g key={key} style={{ color: linie.farbe }}>
      {markiert ? <Marke art={linienart(linie.index)} x={cx} y={cy} /> : null}
    </g>
  )
}

function linienfarbe(id: string, hervor: string | null): string {
  if (hervor === null) return 'var(--color-tinte)'
  return id === hervor ? 'var(--color-gruen)' : 'var(--color-rand)'
}

/** Later lines lie on top; `index` keeps each its look. */
function vornZuletzt(spieler: VerlaufDaten['spieler'], hervor: string | null) {
  const alle = spieler.map((s, index) => ({ id: s.id, index }))
  return [...alle.filter((s) => s.id !== hervor), ...alle.filter((s) => s.id === hervor)]
}
