import styles from './chart.module.css'
import { ChartFigure, type ChartMark, type ChartTable } from './chart-figure.tsx'
import { ChartRows } from './chart-rows.tsx'
import { Grid } from './range-line.tsx'
import { percent, type Scale } from './scale.ts'

export interface ChartPart {
  tone: Exclude<ChartMark, 'low' | 'high' | 'reference'>
  /** How long the part is on the scale; a negative part lies left of the zero line. */
  value: number
}

interface PartsBarProps {
  /** Says the bar in a sentence. */
  label: string
  parts: readonly ChartPart[]
  scale: Scale
  /** What the bar is compared with: a dashed line. */
  reference?: number | undefined
  height?: number
}

/** One bar made of parts: positive ones to the right of the zero line, negative ones to the left. */
export function PartsBar({ label, parts, scale, reference, height = 16 }: PartsBarProps) {
  const zero = scale.at(0)
  let left = 0
  let right = 0
  const placed = parts
    .filter(({ value }) => value !== 0)
    .map(({ tone, value }) => {
      const from = value < 0 ? left + value : right
      if (value < 0) left += value
      else right += value
      return { tone, x: scale.at(from), width: scale.at(from + Math.abs(value)) - scale.at(from) }
    })
  return (
    <svg aria-label={label} className={styles.line} height={height + 8} role="img" width="100%">
      <Grid height={height + 8} scale={scale} />
      {placed.map(({ tone, x, width }) => (
        <rect
          className={styles.part}
          data-tone={tone}
          height={height}
          key={`${tone} ${x}`}
          rx="4"
          width={percent(width)}
          x={percent(x)}
          y="4"
        />
      ))}
      {reference === undefined ? null : (
        <line
          className={styles.reference}
          x1={percent(scale.at(reference))}
          x2={percent(scale.at(reference))}
          y2={height + 8}
        />
      )}
      <line className={styles.zero} x1={percent(zero)} x2={percent(zero)} y2={height + 8} />
    </svg>
  )
}

interface PartsBarsProps {
  title: string
  isTitleHidden?: boolean
  rows: readonly {
    id: string
    name: string
    href?: string | undefined
    label: string
    parts: readonly ChartPart[]
    total: string
  }[]
  scale: Scale
  /** The ticks of the scale in words. */
  ticks: readonly string[]
  marks: readonly (readonly [mark: ChartMark, words: string])[]
  table: ChartTable
  reference?: number | undefined
  height?: number
  className?: string | undefined
}

/** Bars made of parts, on one axis. */
export function PartsBars({
  title,
  isTitleHidden = false,
  rows,
  scale,
  ticks,
  marks,
  table,
  reference,
  height,
  className,
}: PartsBarsProps) {
  return (
    <ChartFigure
      className={className}
      isTitleHidden={isTitleHidden}
      marks={marks}
      table={table}
      title={title}
    >
      <ChartRows
        rows={rows.map(({ label, parts, ...row }) => ({
          ...row,
          chart: (
            <PartsBar
              {...(height === undefined ? {} : { height })}
              label={label}
              parts={parts}
              reference={reference}
              scale={scale}
            />
          ),
        }))}
        scale={scale}
        ticks={ticks}
      />
    </ChartFigure>
  )
}
