import { chooseScale } from '#app/ui/chart/scale.ts'
import { BarPicture } from './bar-picture.tsx'
import styles from './chart.module.css'
import { type ChartFigures, describeChart } from './chart-values.ts'
import { Legend } from './legend.tsx'
import { LinePicture } from './line-picture.tsx'
import { maxSeries } from './series-look.tsx'

interface ChartProps extends ChartFigures {}

/** The most lines that one picture holds; more of them have a small picture each, on the same axis. */
const maxLinesTogether = 2

/**
 * A picture of a table that stands beside it and says all of it. Draws nothing without values, or with more bars in a
 * group than readers can tell apart.
 */
export function Chart(figures: ChartProps) {
  const { names, rows, type, unit } = figures
  const values = rows.flatMap((row) => row.values.filter((value) => value !== undefined))
  if (values.length === 0 || names.length > maxSeries) return null
  const scale = chooseScale(values, type)
  if (type === 'Line' && names.length > maxLinesTogether)
    return (
      <ul className={styles.multiples}>
        {names.map((name, at) => {
          const one = { rows: rows.map((row) => ({ ...row, values: [row.values[at]] })), unit }
          return (
            <li key={name}>
              <b aria-hidden="true">{name}</b>
              <LinePicture
                {...one}
                count={1}
                height={120}
                label={describeChart({ ...one, names: [name], type })}
                scale={scale}
              />
            </li>
          )
        })}
      </ul>
    )
  const Picture = type === 'Bar' ? BarPicture : LinePicture
  return (
    <div className={styles.chart}>
      <Legend names={names} type={type} />
      <Picture count={names.length} label={describeChart(figures)} rows={rows} scale={scale} unit={unit} />
    </div>
  )
}
