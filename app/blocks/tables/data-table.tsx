import { type ReactNode, useId } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'
import { tableText } from './messages.ts'
import styles from './tables.module.css'

interface Column {
  key: string
  /** Plain text, shown above the column and, in a narrow place, beside each value. */
  name: string
  isNumber?: boolean
}

interface Row {
  key: string
  /** One cell for each column; the first is the row's header. Missing cells are shown as missing. */
  cells: readonly ReactNode[]
}

interface DataTableProps {
  /** Plain text: when a table is shown as cards, browsers allow nothing interactive in its caption. */
  caption: string
  /** Only screen readers need the caption, because the heading above the table says the same. */
  isCaptionSpoken?: boolean
  columns: readonly Column[]
  rows: readonly Row[]
}

// In a narrow place each row is shown as a card, and browsers drop the semantics of table elements whose
// display changes. The roles restore them.
const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
}

/** The most columns that fit as cards; a table with more scrolls sideways in its own box. */
const maxInCards = 4

/** A table that is readable at any width. */
export function DataTable({ caption, isCaptionSpoken = false, columns, rows }: DataTableProps) {
  const id = useId()
  const isWide = columns.length > maxInCards
  const scrolls = isWide ? { role: 'group', tabIndex: 0, 'aria-labelledby': id } : {}
  return (
    <div {...scrolls} className={classNames(styles.box, isWide ? styles.wide : undefined)}>
      <table {...roles.table} className={styles.table}>
        <caption id={id}>{isCaptionSpoken ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}</caption>
        <thead {...roles.rowgroup}>
          <tr {...roles.row}>
            {columns.map(({ key, name, isNumber }) => (
              <th {...roles.columnheader} key={key} scope="col" data-number={isNumber || undefined}>
                {name === '' ? <Nothing /> : name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roles.rowgroup}>
          {rows.map((row) => (
            <TableRow key={row.key} row={row} columns={columns} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function TableRow({ row: { cells }, columns }: { row: Row; columns: readonly Column[] }) {
  return (
    <tr {...roles.row}>
      {columns.map(({ key, name, isNumber }, at) =>
        at === 0 ? (
          <th {...roles.rowheader} key={key} scope="row">
            {cells[at] ?? <Nothing />}
          </th>
        ) : (
          <td {...roles.cell} key={key} data-number={isNumber || undefined}>
            <span aria-hidden="true" className={styles.name}>
              {name}
            </span>
            <div>{cells[at] ?? <Nothing />}</div>
          </td>
        ),
      )}
    </tr>
  )
}

function Nothing() {
  return (
    <>
      <span aria-hidden="true">{tableText.nothing.shown}</span>
      <VisuallyHidden>{tableText.nothing.spoken}</VisuallyHidden>
    </>
  )
}
