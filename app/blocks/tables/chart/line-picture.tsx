import chart from '#app/ui/chart/chart.module.css'
import { percent } from '#app/ui/chart/scale.ts'
import { classNames } from '#app/ui/class-names.ts'
import type { PictureProps } from './bar-picture.tsx'
import styles from './chart.module.css'
import { type ChartRow, formatTicks, formatValue } from './chart-values.ts'
import { fitLabel } from './fit-label.ts'
import { dashes, Marker } from './series-look.tsx'

const line = 18
/** The number of characters that fit side by side below the narrowest picture. */
const charactersBelow = 26
const charactersInLine = 10

interface LinePictureProps extends PictureProps {
  height?: number
}

/** A line chart with the last value of each line at its end; a line has a gap where its series has no value. */
export function LinePicture({ rows, scale, unit, count, label, height = 220 }: LinePictureProps) {
  const across = (at: number) => percent((at + 0.5) / rows.length)
  const up = (value: number) => percent(1 - scale.at(value))
  const ticks = formatTicks(scale.ticks, unit)
  const labels = pickLabels(rows, height)
  const maxLines = Math.max(...labels.map(({ lines }) => lines.length))
  const series = Array.from({ length: count }, (_, at) => at)
  return (
    <svg
      aria-label={label}
      className={classNames(chart.mark, styles.picture)}
      data-type="Line"
      height={height + maxLines * line + 12}
      role="img"
      width="100%"
    >
      <svg aria-hidden="true" height={height} overflow="visible">
        {scale.ticks.map((tick, at) => (
          <g key={tick}>
            <line className={chart.grid} x2="100%" y1={up(tick)} y2={up(tick)} />
            <text dx="-8" dy="4" textAnchor="end" y={up(tick)}>
              {ticks[at]}
            </text>
          </g>
        ))}
        {series.map((of) =>
          rows.map(({ key, values }, at) => {
            const value = values[of]
            const next = rows[at + 1]?.values[of]
            if (value === undefined) return null
            return (
              <g data-series={of} key={key}>
                {next === undefined ? null : (
                  <line
                    className={styles.stroke}
                    strokeDasharray={dashes[of]}
                    x1={across(at)}
                    x2={across(at + 1)}
                    y1={up(value)}
                    y2={up(next)}
                  />
                )}
                <svg aria-hidden="true" height="1" overflow="visible" width="1" x={across(at)} y={up(value)}>
                  <Marker series={of} />
                </svg>
              </g>
            )
          }),
        )}
        {placeEnds(series.map((of) => findEnd(rows, of))).map(({ at, value, shift }) => (
          <text className={styles.value} dx="10" dy={5 + shift} key={shift} x={across(at)} y={up(value)}>
            {formatValue(value, unit)}
          </text>
        ))}
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

  /** Moves the words of two lines apart that end close to one another; those that end in one point share them. */
  function placeEnds(found: readonly (End | undefined)[]) {
    const ends = found.filter((end) => end !== undefined).toSorted((one, other) => other.value - one.value)
    const [upper, lower] = ends
    if (upper && upper.value === lower?.value && upper.at === lower.at) return [{ ...upper, shift: 0 }]
    const room = upper && lower ? (scale.at(upper.value) - scale.at(lower.value)) * height : line
    const missing = Math.max(0, line - room) / 2
    return ends.map((end, at) => ({ ...end, shift: at === 0 ? -missing : missing }))
  }
}

interface End {
  at: number
  value: number
}

function findEnd(rows: readonly ChartRow[], series: number): End | undefined {
  const at = rows.findLastIndex(({ values }) => values[series] !== undefined)
  const value = rows[at]?.values[series]
  return value === undefined ? undefined : { at, value }
}

/** Picks as many labels as fit side by side, always including the first. */
function pickLabels(rows: readonly ChartRow[], height: number) {
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
