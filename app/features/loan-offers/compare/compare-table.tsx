import { Chip, Chips } from '#app/ui/chip/chip.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'
import { ColumnName } from './column-name.tsx'
import { CompareActions } from './compare-actions.tsx'
import { messages } from './compare-messages.ts'
import { type CompareRow, type CompareSection, compareRows, differencesOnly } from './compare-rows.ts'
import styles from './compare-table.module.css'
import type { ComparedOffer } from './compared-offer.ts'
import type { ComparisonView } from './comparison.server.ts'
import { type Fact, toFactText } from './fact.ts'

// On narrow windows each row is displayed as a card. Browsers drop the semantics of table elements with a
// different `display`, and these roles restore them.
const table = { role: 'table' }
const rowgroup = { role: 'rowgroup' }
const row = { role: 'row' }
const cell = { role: 'cell' }
const columnheader = { role: 'columnheader' }
const rowheader = { role: 'rowheader' }

/**
 * Shows the offers as columns under a sticky head. On a phone, each row becomes a card with the same facts.
 */
export function CompareTable({ view }: { view: ComparisonView }) {
  const { columns } = view
  const all = compareRows(columns)
  const sections = view.onlyDifferences ? differencesOnly(all) : all
  return (
    <table {...table} className={styles.table} data-columns={columns.length}>
      <caption className={styles.caption}>{messages.caption}</caption>
      <thead {...rowgroup} className={styles.head}>
        <tr {...row}>
          <td {...cell} className={styles.corner} />
          {columns.map((column, at) => (
            <th {...columnheader} key={column.offer.id} scope="col">
              <ColumnHead column={column} number={at + 1} />
            </th>
          ))}
        </tr>
      </thead>
      <CompareActions roles={{ rowgroup, row, rowheader, cell }} view={view} />
      {sections.map((section) => (
        <SectionRows columns={columns} key={section.code} section={section} />
      ))}
      {sections.length === 0 ? (
        <tbody {...rowgroup}>
          <tr {...row}>
            <td {...cell} colSpan={columns.length + 1}>
              {messages.noDifferences}
            </td>
          </tr>
        </tbody>
      ) : null}
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
      <Chips>
        {offer.isSample ? <Chip>{messages.sample}</Chip> : null}
        {standing === 'available' ? null : (
          <Chip data-print={standing === 'refused' ? 'no' : undefined} tone="warn">
            {messages.standingShort[standing]}
          </Chip>
        )}
      </Chips>
    </>
  )
}

function SectionRows({ section, columns }: { section: CompareSection; columns: readonly ComparedOffer[] }) {
  const hint = messages.sectionHints[section.code]
  const isPersonal = section.rows.every((each) => each.isPersonal)
  return (
    <tbody {...rowgroup} data-print={isPersonal ? 'no' : undefined}>
      <tr {...row}>
        <th {...rowheader} className={styles.title} colSpan={columns.length + 1} scope="rowgroup">
          {messages.sections[section.code]}
          {hint ? <span className={styles.hint}>{hint}</span> : null}
        </th>
      </tr>
      {section.rows.map((each) => (
        <Row columns={columns} key={each.label} row={each} />
      ))}
    </tbody>
  )
}

function Row({ row: compared, columns }: { row: CompareRow; columns: readonly ComparedOffer[] }) {
  const { label, facts, differs, best, bestWord, isPersonal } = compared
  return (
    <tr {...row} className={styles.row} data-differs={differs} data-print={isPersonal ? 'no' : undefined}>
      <th {...rowheader} scope="row">
        <span className={styles.label}>
          {label}
          {differs ? <span className={styles.differs}>{messages.differs}</span> : null}
        </span>
      </th>
      {facts.map((fact, at) => (
        <td {...cell} data-kind={fact.kind} key={columns[at]?.offer.id}>
          <div className={styles.pair}>
            {differs ? (
              <ColumnName lender={columns[at]?.offer.lenderName} number={at + 1} />
            ) : (
              <span aria-hidden="true" className={styles.of}>
                {messages.alike}
              </span>
            )}
            <div className={styles.fact}>
              <FactWords fact={fact} />
              {best.includes(at) ? <span className={styles.best}>{bestWord}</span> : null}
            </div>
          </div>
        </td>
      ))}
    </tr>
  )
}

function FactWords({ fact }: { fact: Fact }) {
  if (fact.kind === 'list') {
    return (
      <ul className={styles.items}>
        {fact.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    )
  }
  if (fact.kind !== 'none') return toFactText(fact)
  return (
    <>
      <span aria-hidden="true">{toFactText(fact)}</span>
      <VisuallyHidden>{messages.noneSpoken}</VisuallyHidden>
    </>
  )
}
