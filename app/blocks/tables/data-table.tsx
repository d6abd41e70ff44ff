import { type ReactNode, useId } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import { Spoken } from '#app/ui/spoken/spoken.tsx'
import styles from './tables.module.css'
import { words } from './words.ts'

interface Column {
  key: string
  /** Plain words: they stand above the column and, in a narrow place, beside each value. */
  name: string
  isNumber?: boolean
}

interface Row {
  key: string
  /** One for each column; the first names the row. What is missing is shown as missing. */
  cells: readonly ReactNode[]
}

interface DataTableProps {
  /** Plain words: a browser allows nothing to be pressed in a caption of a table shown as cards. */
  caption: string
  /** The words above the table say it already, so that only screen readers need it. */
  isCaptionSpoken?: boolean
  columns: readonly Column[]
  rows: readonly Row[]
}

// In a narrow place each row is shown as a card, and a browser takes the meaning off table elements that are shown
// as something else. The roles give it back.
const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
}

/** More columns than this are scrolled sideways in a part of their own; so many fit as cards. */
const mostInCards = 4

/** A table that reads at any width. */
export function DataTable({ caption, isCaptionSpoken = false, columns, rows }: DataTableProps) {
  const id = useId()
  const isWide = columns.length > mostInCards
  const scrolls = isWide ? { role: 'group', tabIndex: 0, 'aria-labelledby': id } : {}
  return (
    <div {...scrolls} className={classNames(styles.box, isWide ? styles.wide : undefined)}>
      <table {...roles.table} className={styles.table}>
        <caption id={id}>{isCaptionSpoken ? <Spoken>{caption}</Spoken> : caption}</caption>
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
      <span aria-hidden="true">{words.nothing.shown}</span>
      <Spoken>{words.nothing.spoken}</Spoken>
    </>
  )
}
