'use client'

import {
  CartesianGrid,
  Line,
  LineChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
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

/**
 * The course of the season as lines. Hidden from screen readers: the table below it says the same. Everything
 * about it is drawn at once, without an animation.
 */
export default function VerlaufKurve({ daten, art, hervor }: Props) {
  const { spieler, abende } = daten
  const reihen = abende.map((abend, i) => ({
    nummer: i,
    datum: abend.datum,
    ...Object.fromEntries(
      spieler.map((s, k) => [
        s.id,
        art === 'platz' ? abend.staende[k]?.platz : abend.staende[k]?.punkte,
      ]),
    ),
  }))
  const schritt = Math.ceil(abende.length / VIELE)
  return (
    <div aria-hidden className="size-full">
      <ResponsiveContainer width="100%" height="100%">
        <LineChart
          data={reihen}
          accessibilityLayer={false}
          margin={{ top: 12, right: 56, bottom: 4, left: 0 }}
        >
          <CartesianGrid stroke="var(--color-linie)" vertical={false} />
          <XAxis
            dataKey="datum"
            tick={{ fill: 'var(--color-leise)', fontSize: 13 }}
            stroke="var(--color-rand)"
            tickLine={false}
            minTickGap={24}
            padding={{ left: 8, right: 8 }}
          />
          <YAxis
            width={36}
            reversed={art === 'platz'}
            domain={art === 'platz' ? [1, spieler.length] : [0, 'dataMax']}
            {...(art === 'platz' ? { ticks: spieler.map((_, i) => i + 1) } : {})}
            interval={0}
            allowDecimals={false}
            tick={{ fill: 'var(--color-leise)', fontSize: 13 }}
            axisLine={false}
            tickLine={false}
          />
          <Tooltip
            isAnimationActive={false}
            cursor={{ stroke: 'var(--color-rand)', strokeDasharray: '3 3' }}
            content={({ active, label }) => (
              <VerlaufHinweis daten={daten} datum={active === true ? String(label) : null} />
            )}
          />
          {vornZuletzt(spieler, hervor).map(({ id, index }) => (
            <Line
              key={id}
              dataKey={id}
              type="linear"
              stroke={linienfarbe(id, hervor)}
              strokeWidth={id === hervor ? 3 : 1.5}
              strokeDasharray={linienart(index).strich}
              isAnimationActive={false}
              activeDot={false}
              dot={({ key, cx, cy, index: i }) =>
                (abende.length - 1 - Number(i)) % schritt === 0 ? (
                  <g key={key} style={{ color: linienfarbe(id, hervor) }}>
                    <Marke art={linienart(index)} x={Number(cx)} y={Number(cy)} />
                  </g>
                ) : (
                  <g key={key} />
                )
              }
            />
          ))}
          <Endnamen daten={daten} art={art} hervor={hervor} />
        </LineChart>
      </ResponsiveContainer>
    </div>
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
