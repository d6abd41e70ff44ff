import { chooseScale } from '#app/ui/chart/scale.ts'
import { BarPicture } from './bar-picture.tsx'
import styles from './chart.module.css'
import type { ChartRow, ChartValue, Unit } from './chart-values.ts'
import { Legend } from './legend.tsx'
import { LinePicture } from './line-picture.tsx'
import { maxSeries } from './series-look.tsx'

interface ChartProps {
  /** The name of each series. */
  names: readonly string[]
  rows: readonly ChartRow[]
  type: ChartValue['chartType']
  unit: Unit
  /** A value that the axis reaches, so that charts beside one another can be compared. */
  reaches?: number
}

/**
 * A picture of a table that stands beside it, which screen readers read instead. Draws nothing without values, or with
 * more series than readers can tell apart.
 */
export function Chart({ names, rows, type, unit, reaches }: ChartProps) {
  const values = rows.flatMap((row) => row.values.filter((value) => value !== undefined))
  if (values.length === 0 || names.length > maxSeries) return null
  const Picture = type === 'Bar' ? BarPicture : LinePicture
  const scale = chooseScale(reaches === undefined ? values : [...values, 0, reaches], type)
  return (
    <div aria-hidden="true" className={styles.chart}>
      <Legend names={names} type={type} />
      <Picture rows={rows} scale={scale} unit={unit} count={names.length} />
    </div>
  )
}
