import { percent, type Scale } from '#app/ui/chart/scale.ts'
import styles from './chart.module.css'
import { type ChartRow, formatTick, type Unit } from './chart-values.ts'
import { fitLabel } from './fit-label.ts'
import { dashes, Marker } from './series-look.tsx'

const height = 220
const line = 16
/** The number of characters that fit side by side below the narrowest picture. */
const charactersBelow = 27
const charactersInLine = 10

interface LinePictureProps {
  rows: readonly ChartRow[]
  scale: Scale
  unit: Unit
  count: number
}

/** A line chart; a line has a gap where its series has no value. */
export function LinePicture({ rows, scale, unit, count }: LinePictureProps) {
  const across = (at: number) => percent((at + 0.5) / rows.length)
  const up = (value: number) => percent(1 - scale.at(value))
  const labels = pickLabels(rows)
  const maxLines = Math.max(...labels.map(({ lines }) => lines.length))
  return (
    <svg
      aria-hidden="true"
      className={styles.picture}
      data-type="Line"
      height={height + maxLines * line + 12}
      width="100%"
    >
      <svg aria-hidden="true" height={height} overflow="visible">
        {scale.ticks.map((tick) => (
          <g key={tick}>
            <line className={styles.grid} x2="100%" y1={up(tick)} y2={up(tick)} />
            <text dx="-8" dy="4" textAnchor="end" y={up(tick)}>
              {formatTick(tick, unit)}
            </text>
          </g>
        ))}
        {Array.from({ length: count }, (_, series) =>
          rows.map(({ key, values }, at) => {
            const value = values[series]
            const next = rows[at + 1]?.values[series]
            if (value === undefined) return null
            return (
              <g data-series={series} key={key}>
                {next === undefined ? null : (
                  <line
                    className={styles.stroke}
                    strokeDasharray={dashes[series]}
                    x1={across(at)}
                    x2={across(at + 1)}
                    y1={up(value)}
                    y2={up(next)}
                  />
                )}
                <svg aria-hidden="true" height="1" overflow="visible" width="1" x={across(at)} y={up(value)}>
                  <Marker series={series} />
                </svg>
              </g>
            )
          }),
        )}
      </svg>
      {labels.map(({ at, lines }) =>
        lines.map(({ words, y }) => (
          <text key={`${at} ${y}`} textAnchor="middle" x={across(at)} y={y}>
            {words}
          </text>
        )),
      )}
    </svg>
  )
}

/** Picks as many labels as fit side by side, always including the first. */
function pickLabels(rows: readonly ChartRow[]) {
  const labels = rows.map(({ label }, at) => ({ at, lines: fitLabel(label, charactersInLine, 3) }))
  const longest = Math.max(...labels.flatMap(({ lines }) => lines.map((words) => words.length)), 0) + 1
  const every = Math.ceil((rows.length * longest) / charactersBelow)
  return labels
    .filter(({ at }) => at % every === 0)
    .map(({ at, lines }) => ({
      at,
      lines: lines.map((words, number) => ({ words, y: height + 4 + (number + 1) * line })),
    }))
}
