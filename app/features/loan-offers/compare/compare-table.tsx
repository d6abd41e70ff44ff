import type { ReactNode } from 'react'
import { messages as offerMessages } from '#app/features/loan-offers/messages.ts'
import { Chip } from '#app/ui/chip/chip.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'
import { ColumnName } from './column-name.tsx'
import { messages } from './compare-messages.ts'
import type { CompareRow, CompareSection } from './compare-rows.ts'
import styles from './compare-table.module.css'
import type { ComparedOffer } from './compared-offer.ts'
import { FactWords } from './same-rows.tsx'
import { roles } from './table-roles.ts'

interface CompareTableProps {
  columns: readonly ComparedOffer[]
  sections: readonly CompareSection[]
  caption: string
  /** Sections of an earlier table, whose hints are not said again. */
  before?: readonly CompareSection[]
  /** Further rows after the facts. */
  children?: ReactNode
}

/** Shows the offers as columns under a sticky head. On a phone, each row becomes a card with the same facts. */
export function CompareTable({ columns, sections, caption, before = [], children }: CompareTableProps) {
  return (
    <table {...roles.table} className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead {...roles.rowgroup} className={styles.head}>
        <tr {...roles.row}>
          <td {...roles.cell} className={styles.corner} />
          {columns.map((column, at) => (
            <th {...roles.columnheader} key={column.offer.id} scope="col">
              <ColumnHead column={column} number={at + 1} />
            </th>
          ))}
        </tr>
      </thead>
      {sections.map((section) => (
        <SectionRows
          columns={columns}
          hint={before.some(({ code }) => code === section.code) ? '' : sayHint(section, columns)}
          key={section.code}
          section={section}
        />
      ))}
      {sections.length === 0 ? (
        <tbody {...roles.rowgroup}>
          <tr {...roles.row}>
            <td {...roles.cell} colSpan={columns.length + 1}>
              {messages.noDifferences}
            </td>
          </tr>
        </tbody>
      ) : null}
      {children}
    </table>
  )
}

function ColumnHead({ column: { offer, standing }, number }: { column: ComparedOffer; number: number }) {
  return (
    <>
      <span className={styles.lender}>
        <span className={styles.number}>{number}</span> {offer.lenderName}
      </span>
      <span className={styles.product}>{messages.product(offer)}</span>
      {standing === 'available' ? null : (
        <Chip data-print={standing === 'refused' ? 'no' : undefined} tone="warn">
          {messages.standingShort[standing]}
        </Chip>
      )}
    </>
  )
}

/** What an APR is stands where both ends have been seen; no payments wait where loans are replaced. */
function sayHint({ code }: CompareSection, columns: readonly ComparedOffer[]): string {
  const hint = messages.sectionHints[code]
  if (code !== 'lowest') return hint
  const isRefinancing = columns.every(({ offer }) => offer.rules.refinance !== null)
  return `${hint} ${isRefinancing ? offerMessages.aprIs : offerMessages.aprOrRate}`
}

interface SectionRowsProps {
  section: CompareSection
  hint: string
  columns: readonly ComparedOffer[]
}

function SectionRows({ section, hint, columns }: SectionRowsProps) {
  const isPersonal = section.rows.every((each) => each.isPersonal)
  return (
    <tbody {...roles.rowgroup} data-print={isPersonal ? 'no' : undefined}>
      <tr {...roles.row}>
        <th {...roles.rowheader} className={styles.title} colSpan={columns.length + 1} scope="rowgroup">
          {messages.sections[section.code]}
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
  columns: readonly ComparedOffer[]
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
          key={columns[at]?.offer.id}
        >
          <div className={styles.pair}>
            <ColumnName lender={columns[at]?.offer.lenderName} number={at + 1} />
            <div className={styles.fact}>
              <FactWords fact={fact} />
              {best.includes(at) ? <span className={styles.best}>{bestWord}</span> : null}
              {excluded.includes(at) ? <Excluded isSeen={isFirst} /> : null}
            </div>
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
  const words = offerMessages.excluded
  return isSeen ? (
    <small className={styles.hint} data-print="no">
      {words}
    </small>
  ) : (
    <VisuallyHidden data-print="no">{words}</VisuallyHidden>
  )
}
