import { type ReactNode, useId } from 'react'
import { Details } from '#app/ui/details/details.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'
import styles from './chart.module.css'

export type ChartMark = 'low' | 'high' | 'reference' | '1' | '2' | '3' | 'good' | 'ink'

interface TableCells {
  columns: readonly string[]
  /** One cell for each column; the first is the row's header. */
  rows: readonly (readonly string[])[]
}

export type ChartTable = {
  /** The summary that opens the table. */
  summary: string
} & (TableCells | { /** A table that is too wide to be drawn here. */ body: ReactNode })

interface ChartFigureProps {
  title: ReactNode
  /** Whether the title is only for screen readers, because the words beside the chart say it already. */
  isTitleHidden?: boolean
  /** What each mark means. */
  marks?: readonly (readonly [mark: ChartMark, words: string])[]
  table: ChartTable
  /** What is said below the table. */
  note?: ReactNode
  children: ReactNode
  className?: string | undefined
}

/** A chart with its name, the meaning of its marks, and the same figures as a table to open. */
export function ChartFigure({
  title,
  isTitleHidden,
  marks = [],
  table,
  note,
  children,
  className,
}: ChartFigureProps) {
  const id = useId()
  return (
    <figure aria-labelledby={id} className={className}>
      <figcaption className={isTitleHidden ? undefined : styles.title} id={id}>
        {isTitleHidden ? <VisuallyHidden>{title}</VisuallyHidden> : title}
      </figcaption>
      {children}
      <div className={styles.foot}>
        {marks.length === 0 ? null : <ChartKey marks={marks} />}
        <Details look="plain" summary={table.summary}>
          {'body' in table ? table.body : <TableBox {...table} />}
          {note}
        </Details>
      </div>
    </figure>
  )
}

/** The most columns that fit on a phone; a table with more scrolls sideways in its own box. */
const maxColumns = 4

function TableBox({ summary, ...cells }: TableCells & { summary: string }) {
  if (cells.columns.length <= maxColumns) return <FigureTable {...cells} />
  // What scrolls must be reachable by keyboard, and named.
  const scrolls = { role: 'group', tabIndex: 0, 'aria-label': summary }
  return (
    <div {...scrolls} className={styles.scroll}>
      <FigureTable {...cells} />
    </div>
  )
}

function FigureTable({ columns, rows }: TableCells) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells], at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rows may have the same name, and rows never move
          <tr key={at}>
            <th scope="row">{name}</th>
            {cells.map((cell, column) => (
              <td key={columns[column + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What each mark of a chart means. */
export function ChartKey({ marks }: Required<Pick<ChartFigureProps, 'marks'>>) {
  return (
    <ul className={styles.key}>
      {marks.map(([mark, words]) => (
        <li key={mark}>
          <KeyMark mark={mark} />
          {words}
        </li>
      ))}
    </ul>
  )
}

function KeyMark({ mark }: { mark: ChartMark }) {
  return (
    <svg aria-hidden="true" className={styles.mark} height="16" width={mark === 'reference' ? 24 : 16}>
      {mark === 'low' ? <circle className={styles.low} cx="8" cy="8" r="5" /> : null}
      {mark === 'high' ? <circle className={styles.high} cx="8" cy="8" r="5.5" /> : null}
      {mark === 'reference' ? <line className={styles.reference} x2="24" y1="8" y2="8" /> : null}
      {['low', 'high', 'reference'].includes(mark) ? null : (
        <rect className={styles.part} data-tone={mark} height="14" rx="4" width="14" x="1" y="1" />
      )}
    </svg>
  )
}
