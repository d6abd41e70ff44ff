import type { ReactNode } from 'react'
import styles from './chart.module.css'
import { Axis } from './range-line.tsx'
import type { Scale } from './scale.ts'

interface ChartRowsProps {
  rows: readonly {
    id: string
    name: string
    /** Where the name leads, such as to the row of the list below. */
    href?: string | undefined
    chart: ReactNode
    /** The amount beside the chart. */
    total: string
  }[]
  scale: Scale
  /** The ticks of the scale in words. */
  ticks: readonly string[]
}

/** Named rows on one axis, each with its chart and its amount. */
export function ChartRows({ rows, scale, ticks }: ChartRowsProps) {
  return (
    <>
      <ol className={styles.map}>
        {rows.map(({ id, name, href, chart, total }) => (
          <li key={id}>
            {href === undefined ? <span>{name}</span> : <a href={href}>{name}</a>}
            {chart}
            <b>{total}</b>
          </li>
        ))}
      </ol>
      <div className={styles.axis}>
        <Axis labels={ticks} scale={scale} />
      </div>
    </>
  )
}
