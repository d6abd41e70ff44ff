import type { ReactNode } from 'react'
import { Chip } from '#app/ui/chip/chip.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'
import type { CompareRow, CompareSection } from './compare-rows.ts'
import styles from './compare-table.module.css'
import { compareTableText } from './messages.ts'
import { FactWords } from './same-rows.tsx'
import { roles } from './table-roles.ts'

/** The head of one column. */
export interface CompareColumn {
  id: string
  name: string
  /** What stands below the name, such as the product. */
  detail: string
  /** A warning below that; it is not printed if it depends on the visitor, because printouts get passed on. */
  flag?: { text: string; isPersonal: boolean } | undefined
}

interface CompareTableProps {
  columns: readonly CompareColumn[]
  sections: readonly CompareSection[]
  caption: string
  /** Sections of an earlier table, whose hints are not said again. */
  before?: readonly CompareSection[]
  /** Shown instead of rows when there are none. */
  empty: string
  /** Further rows after the facts. */
  children?: ReactNode
}

/**
 * Shows what is compared as columns under a sticky head. On a phone, two columns are shown at a time, below the label of
 * each row; a `ColumnPicker` around the tables says which.
 */
export function CompareTable({
  columns,
  sections,
  caption,
  before = [],
  empty,
  children,
}: CompareTableProps) {
  return (
    <div className={styles.box}>
      <table {...roles.table} className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead {...roles.rowgroup} className={styles.head}>
          <tr {...roles.row} className={styles.names}>
            <td {...roles.cell} className={styles.corner} />
            {columns.map(({ id, name }, at) => (
              <th {...roles.columnheader} key={id} scope="col">
                <span className={styles.name}>
                  <span className={styles.number}>{at + 1}</span> <span>{name}</span>
                </span>
              </th>
            ))}
          </tr>
          <tr {...roles.row} className={styles.details}>
            <td {...roles.cell} />
            {columns.map((column) => (
              <td {...roles.cell} key={column.id}>
                <ColumnDetails column={column} />
              </td>
            ))}
          </tr>
        </thead>
        {sections.map((section) => (
          <SectionRows
            columns={columns}
            hint={before.some(({ code }) => code === section.code) ? '' : section.hint}
            key={section.code}
            section={section}
          />
        ))}
        {sections.length === 0 ? (
          <tbody {...roles.rowgroup}>
            <tr {...roles.row}>
              <td {...roles.cell} colSpan={columns.length + 1}>
                {empty}
              </td>
            </tr>
          </tbody>
        ) : null}
        {children}
      </table>
    </div>
  )
}

function ColumnDetails({ column: { detail, flag } }: { column: CompareColumn }) {
  return (
    <>
      <span className={styles.product}>{detail}</span>
      {flag ? (
        <Chip data-print={flag.isPersonal ? 'no' : undefined} tone="warn">
          {flag.text}
        </Chip>
      ) : null}
    </>
  )
}

interface SectionRowsProps {
  section: CompareSection
  hint: string
  columns: readonly CompareColumn[]
}

function SectionRows({ section, hint, columns }: SectionRowsProps) {
  const isPersonal = section.rows.every((each) => each.isPersonal)
  return (
    <tbody {...roles.rowgroup} data-print={isPersonal ? 'no' : undefined}>
      <tr {...roles.row}>
        <th {...roles.rowheader} className={styles.title} colSpan={columns.length + 1} scope="rowgroup">
          {section.title}
          {hint ? <span className={styles.hint}>{hint}</span> : null}
        </th>
      </tr>
      {section.rows.map((each, at) => (
        <Row columns={columns} isFirst={at === 0} key={each.label} row={each} />
      ))}
    </tbody>
  )
}

interface RowProps {
  row: CompareRow
  columns: readonly CompareColumn[]
  isFirst: boolean
}

function Row({ row, columns, isFirst }: RowProps) {
  const { label, facts, best, bestWord, excluded, isPersonal } = row
  return (
    <tr {...roles.row} className={styles.row} data-print={isPersonal ? 'no' : undefined}>
      <th {...roles.rowheader} scope="row">
        <span className={styles.label}>{label}</span>
      </th>
      {facts.map((fact, at) => (
        <td
          {...roles.cell}
          data-excluded={excluded.includes(at) || undefined}
          data-kind={fact.kind}
          key={columns[at]?.id}
        >
          <div className={styles.fact}>
            <FactWords fact={fact} />
            {best.includes(at) ? <span className={styles.best}>{bestWord}</span> : null}
            {excluded.includes(at) ? <Excluded isSeen={isFirst} /> : null}
          </div>
        </td>
      ))}
    </tr>
  )
}

/**
 * Says that the answers exclude an end; seen once, and then only faded. Not printed: printouts get passed on.
 */
function Excluded({ isSeen }: { isSeen: boolean }) {
  return isSeen ? (
    <small className={styles.hint} data-print="no">
      {compareTableText.excluded}
    </small>
  ) : (
    <VisuallyHidden data-print="no">{compareTableText.excluded}</VisuallyHidden>
  )
}
