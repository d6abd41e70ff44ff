import styles from './chart.module.css'
import { ChartFigure, type ChartMark, type ChartTable } from './chart-figure.tsx'
import { Axis, type ChartEnd, RangeLine } from './range-line.tsx'
import type { Scale } from './scale.ts'

interface DumbbellsProps {
  title: string
  /** The heads of the columns: of the names and of the two values beside each line. */
  heads: readonly [name: string, between: string, total: string]
  rows: readonly {
    id: string
    name: string
    /** Says the row in a sentence. */
    label: string
    low: ChartEnd
    /** Left out if the value never changes. */
    high?: ChartEnd | undefined
    /** What stands between the line and the total, such as how long it lasts. */
    between: string
    total: string
  }[]
  scale: Scale
  /** The ticks of the scale in words. */
  ticks: readonly string[]
  marks: readonly (readonly [mark: ChartMark, words: string])[]
  table: ChartTable
}

/** How far a value moves in each row, on one axis, with two more values of the row at its end. */
export function Dumbbells({ title, heads, rows, scale, ticks, marks, table }: DumbbellsProps) {
  return (
    <ChartFigure isTitleHidden marks={marks} table={table} title={title}>
      <div aria-hidden="true" className={styles.dumbbellHeads}>
        <span>{heads[0]}</span>
        <Axis labels={ticks} scale={scale} />
        <span>{heads[1]}</span>
        <span>{heads[2]}</span>
      </div>
      <ul className={styles.dumbbells}>
        {rows.map(({ id, name, between, total, ...range }) => (
          <li key={id}>
            <span>{name}</span>
            <RangeLine {...range} hasAmounts scale={scale} />
            <span>{between}</span>
            <b>{total}</b>
          </li>
        ))}
      </ul>
    </ChartFigure>
  )
}
