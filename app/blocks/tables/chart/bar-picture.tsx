import { useId } from 'react'
import chart from '#app/ui/chart/chart.module.css'
import { percent, type Scale } from '#app/ui/chart/scale.ts'
import { classNames } from '#app/ui/class-names.ts'
import styles from './chart.module.css'
import { type ChartRow, countDecimals, formatTicks, formatValue, type Unit } from './chart-values.ts'
import { fitLabel } from './fit-label.ts'
import { Fills, fillId } from './series-look.tsx'

const line = 20
const bar = 14
const gap = 4
/** The number of characters that fit across the narrowest phone. */
const characters = 34

export interface PictureProps {
  rows: readonly ChartRow[]
  scale: Scale
  unit: Unit
  count: number
  /** Says the picture in a sentence. */
  label: string
}

/**
 * Horizontal bars with their values at their ends: labels have the full width, and lengths in percent fit any window
 * without script.
 */
export function BarPicture({ rows, scale, unit, count, label }: PictureProps) {
  const id = useId()
  const ticks = formatTicks(scale.ticks, unit)
  const decimals = countDecimals(rows.flatMap(({ values }) => values.filter((value) => value !== undefined)))
  let bottom = 0
  const groups = rows.map((row) => {
    const top = bottom
    const lines = fitLabel(row.label, characters, 2).map((words, at) => ({ words, y: top + at * line + bar }))
    const bars = top + lines.length * line + gap
    bottom = bars + count * (bar + gap) + 3 * gap
    return { row, lines, bars }
  })
  const zero = scale.at(0)
  return (
    <svg
      aria-label={label}
      className={classNames(chart.mark, styles.picture)}
      data-type="Bar"
      height={bottom + line}
      role="img"
      width="100%"
    >
      <Fills id={id} count={count} />
      {scale.ticks.map((tick, at) => (
        <g key={tick}>
          <line
            className={chart.grid}
            x1={percent(scale.at(tick))}
            x2={percent(scale.at(tick))}
            y2={bottom}
          />
          <text textAnchor={at === 0 ? 'start' : 'middle'} x={percent(scale.at(tick))} y={bottom + line}>
            {ticks[at]}
          </text>
        </g>
      ))}
      {groups.map(({ row: { key, values }, lines, bars }) => (
        <g key={key}>
          {lines.map(({ words, y }) => (
            <text className={styles.label} key={y} x="6" y={y}>
              {words}
            </text>
          ))}
          {values.map((value, series) =>
            value === undefined ? null : (
              <Bar
                fill={`url(#${fillId(id, series)})`}
                from={Math.min(zero, scale.at(value))}
                key={fillId(key, series)}
                series={series}
                to={Math.max(zero, scale.at(value))}
                words={formatValue(value, unit, decimals)}
                y={bars + series * (bar + gap)}
              />
            ),
          )}
        </g>
      ))}
      <line className={chart.zero} x1={percent(zero)} x2={percent(zero)} y2={bottom} />
    </svg>
  )
}

interface BarProps {
  series: number
  fill: string
  from: number
  to: number
  y: number
  /** The value, which stands right of the bar. */
  words: string
}

/** A bar of length 0 shows as a thin line, unlike a missing bar. */
function Bar({ series, fill, from, to, y, words }: BarProps) {
  return (
    <>
      {from === to ? (
        <line
          className={styles.stroke}
          data-series={series}
          x1={percent(from)}
          x2={percent(to)}
          y1={y}
          y2={y + bar}
        />
      ) : (
        <rect
          className={styles.stroke}
          data-series={series}
          fill={fill}
          height={bar}
          rx={bar / 2}
          width={percent(to - from)}
          x={percent(from)}
          y={y}
        />
      )}
      <text className={styles.value} dx="8" x={percent(to)} y={y + bar - 1}>
        {words}
      </text>
    </>
  )
}
