import { classNames } from '#app/ui/class-names.ts'
import styles from './chart.module.css'
import { percent, type Scale } from './scale.ts'
import stepped from './stepped-line.module.css'

interface LinePoint {
  x: number
  y: number
}

export interface Line {
  name: string
  /** The second line of a chart is dashed too, so that color is not all that tells them apart. */
  tone: '1' | '3'
  /** In the order of x. */
  points: readonly LinePoint[]
}

interface LineChartProps {
  /** Says the lines in a sentence. */
  label: string
  lines: readonly Line[]
  x: Scale
  y: Scale
  /** The ticks in words. */
  xTicks: readonly string[]
  yTicks: readonly string[]
  /** Places along x that are numbered in their order, such as where a rule changes. */
  signs: readonly number[]
  /** The place along x where the reader is. */
  here: { x: number; text: string }
}

const height = 240
const rowHeight = 24
/** Numbers closer together than this share of the axis stand in two rows. */
const nearest = 0.1

/** Lines over a continuous axis, such as what is paid at each income, with numbered places. */
export function LineChart({ label, lines, x, y, xTicks, yTicks, signs, here }: LineChartProps) {
  const left = (value: number) => percent(x.at(value))
  const up = (value: number) => percent(1 - y.at(value))
  const placed = placeSigns(signs, x)
  const top = rowHeight * (Math.max(-1, ...placed.map(({ row }) => row)) + 1)
  return (
    <svg
      aria-label={label}
      className={classNames(styles.mark, stepped.chart)}
      height={height + 52 + top}
      role="img"
      width="100%"
    >
      <svg aria-hidden="true" height={height} overflow="visible" y={top}>
        {y.ticks.map((tick, at) => (
          <g key={tick}>
            <line className={styles.grid} x2="100%" y1={up(tick)} y2={up(tick)} />
            <text dx="-8" dy="5" textAnchor="end" y={up(tick)}>
              {yTicks[at]}
            </text>
          </g>
        ))}
        {x.ticks.map((tick, at) => (
          <text
            className={at % 2 === 1 ? styles.second : undefined}
            key={tick}
            textAnchor="middle"
            x={left(tick)}
            y={height + 20}
          >
            {xTicks[at]}
          </text>
        ))}
        <line className={styles.reference} x1={left(here.x)} x2={left(here.x)} y2={height} />
        <text className={stepped.value} textAnchor="middle" x={left(here.x)} y={height + 42}>
          {here.text}
        </text>
        <svg aria-hidden="true" height={height} preserveAspectRatio="none" viewBox="0 0 1 1" width="100%">
          {lines.map(({ name, tone, points }) => (
            <polyline
              className={stepped.line}
              data-tone={tone}
              key={name}
              points={points.map((point) => `${share(x.at(point.x))},${share(1 - y.at(point.y))}`).join(' ')}
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </svg>
        {placed.map(({ at, row }, index) => (
          <g key={`${at} ${row}`}>
            <circle className={stepped.sign} cx={percent(at)} cy={-rowHeight * (row + 0.6)} r="11" />
            <text
              className={stepped.value}
              dy="5"
              textAnchor="middle"
              x={percent(at)}
              y={-rowHeight * (row + 0.6)}
            >
              {index + 1}
            </text>
          </g>
        ))}
      </svg>
    </svg>
  )
}

/** Shorter than the number, and finer than a pixel. */
function share(value: number): number {
  return Math.round(value * 10_000) / 10_000
}

/** Puts each number into the first row in which it has room; the first row is right above the lines. */
function placeSigns(signs: readonly number[], x: Scale): { at: number; row: number }[] {
  const lastOfRow: number[] = []
  return signs.map((sign) => {
    const at = x.at(sign)
    const free = lastOfRow.findIndex((last) => at - last >= nearest)
    const row = free === -1 ? lastOfRow.length : free
    lastOfRow[row] = at
    return { at, row }
  })
}
