import { type ReactNode, useId } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import { Details } from '#app/ui/details/details.tsx'
import styles from './fact-table.module.css'

interface Column {
  label: string
  isNumber?: boolean
}

interface Row {
  key: string
  /** One cell for each column; the first is the row's header. */
  cells: readonly ReactNode[]
}

interface FactTableProps {
  caption: ReactNode
  columns: readonly Column[]
  rows: readonly Row[]
  /** The row below a line that sums up the other rows. */
  last?: Row
  /** Whether a phone shows only the caption, which opens the table. */
  opensOnPhones?: boolean
  className?: string
}

/** The most columns that fit on a tablet; a table with more scrolls sideways in its own box. */
const maxColumns = 4

/**
 * A table that becomes a list of cards on a phone, with each value beside its column label. On a tablet a wide one
 * scrolls beside its first column.
 */
export function FactTable({ opensOnPhones, ...props }: FactTableProps) {
  if (!opensOnPhones) return <Table {...props} />
  return (
    <Details isForPhones look="plain" summary={props.caption}>
      <Table {...props} className={classNames(styles.folded, props.className)} />
    </Details>
  )
}

function Table(props: FactTableProps) {
  const id = useId()
  if (props.columns.length <= maxColumns) return <PlainTable {...props} />
  // What scrolls needs the keyboard, and a name.
  const scrolls = { role: 'group', tabIndex: 0, 'aria-labelledby': id }
  return (
    <div {...scrolls} className={styles.box}>
      <PlainTable {...props} captionId={id} />
    </div>
  )
}

function PlainTable({
  caption,
  captionId,
  columns,
  rows,
  last,
  className,
}: FactTableProps & { captionId?: string }) {
  return (
    <table className={classNames(styles.table, className)}>
      <caption id={captionId}>{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ label, isNumber }) => (
            <th key={label} scope="col" data-number={isNumber}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <TableRow key={row.key} row={row} columns={columns} />
        ))}
      </tbody>
      {last ? (
        <tfoot>
          <TableRow row={last} columns={columns} />
        </tfoot>
      ) : null}
    </table>
  )
}

function TableRow({ row, columns }: { row: Row; columns: readonly Column[] }) {
  const [name, ...values] = row.cells
  return (
    <tr>
      <th scope="row">{name}</th>
      {values.map((value, index) => {
        const column = columns[index + 1]
        return (
          <td key={column?.label} data-label={column?.label} data-number={column?.isNumber}>
            {value}
          </td>
        )
      })}
    </tr>
  )
}
