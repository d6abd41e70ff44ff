import type { ReactNode } from 'react'
import { ChartFigure, type ChartMark, type ChartTable } from './chart-figure.tsx'
import { ChartRows } from './chart-rows.tsx'
import { type ChartEnd, RangeLine } from './range-line.tsx'
import type { Scale } from './scale.ts'

export interface CostMapRow {
  id: string
  name: string
  /** Where the name leads, such as to the row of the list below. */
  href?: string | undefined
  /** Says the row in a sentence. */
  label: string
  low: ChartEnd
  high?: ChartEnd | undefined
  isLowClosed?: boolean | undefined
}

interface CostMapProps {
  title: string
  rows: readonly CostMapRow[]
  scale: Scale
  /** The ticks of the scale in words. */
  ticks: readonly string[]
  reference?: number | undefined
  marks: readonly (readonly [mark: ChartMark, words: string])[]
  table: ChartTable
  /** What is said below the table. */
  note?: ReactNode
  className?: string | undefined
}

/** The ranges of several items on one axis, best first; the amount beside each is its highest end. */
export function CostMap({
  title,
  rows,
  scale,
  ticks,
  reference,
  marks,
  table,
  note,
  className,
}: CostMapProps) {
  return (
    <ChartFigure className={className} isTitleHidden marks={marks} note={note} table={table} title={title}>
      <ChartRows
        rows={rows.map(({ id, name, href, ...range }) => ({
          id,
          name,
          href,
          chart: <RangeLine {...range} reference={reference} scale={scale} />,
          total: (range.high ?? range.low).text,
        }))}
        scale={scale}
        ticks={ticks}
      />
    </ChartFigure>
  )
}
