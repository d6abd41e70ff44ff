import { Chip } from '#app/ui/chip/chip.tsx'
import { FactTable } from '#app/ui/fact-table/fact-table.tsx'
import { formatCents, formatDollars } from '#domain/money.ts'
import styles from './about.module.css'
import { type ProvenExample, proveBalances, provePayments } from './proof.ts'
import { words } from './proof-words.ts'

interface ExamplesTableProps {
  caption: string
  /** What the column of the rule's own answers is called. */
  printed: string
  proven: readonly ProvenExample[]
}

/** Examples of the rule, its answer and ours. */
export function ExamplesTable({ caption, printed, proven }: ExamplesTableProps) {
  const { columns } = words
  return (
    <FactTable
      caption={caption}
      columns={[
        { label: columns.example },
        { label: printed, isNumber: true },
        { label: columns.ours, isNumber: true },
        { label: columns.result, isNumber: true },
      ]}
      rows={proven.map(({ example, oursPercent, isSame }) => ({
        key: example.id,
        cells: [
          <>
            {example.section}
            <span className={styles.under}>{example.description}</span>
          </>,
          percent(example.publishedAprPercent, 2),
          percent(oursPercent, 4),
          <Result
            key="result"
            isSame={isSame}
            otherwise={words.apart(Math.abs(oursPercent - example.publishedAprPercent))}
          />,
        ],
      }))}
    />
  )
}

/** Level payments worked out apart, and ours. */
export function PaymentsTable() {
  const { paymentsColumns: columns } = words
  return (
    <FactTable
      caption={words.paymentsCaption}
      columns={[
        { label: columns.loan },
        { label: columns.exact, isNumber: true },
        { label: columns.ours, isNumber: true },
        { label: columns.result, isNumber: true },
        { label: columns.billed, isNumber: true },
        { label: columns.last, isNumber: true },
        { label: columns.total, isNumber: true },
      ]}
      rows={provePayments().map((proven) => {
        const { balanceCents, ratePercent, termMonths } = proven.worked
        return {
          key: String(balanceCents),
          cells: [
            words.loan(formatDollars(balanceCents), percent(ratePercent, 2), termMonths / 12),
            proven.exact,
            proven.ours,
            <Result key="result" isSame={proven.isSame} otherwise={words.differs} />,
            formatCents(proven.monthlyPaymentCents),
            formatCents(proven.lastPaymentCents),
            formatCents(proven.totalCents),
          ],
        }
      })}
    />
  )
}

/** Balances after months without a payment, worked out apart, and ours. */
export function BalancesTable() {
  const { balancesColumns: columns } = words
  return (
    <FactTable
      caption={words.balancesCaption}
      columns={[
        { label: columns.loan },
        { label: columns.exact, isNumber: true },
        { label: columns.ours, isNumber: true },
        { label: columns.result, isNumber: true },
      ]}
      rows={proveBalances().map(({ worked, balanceCents, differenceCents }) => {
        const { amountCents, ratePercent, months, capitalization } = worked
        return {
          key: `${amountCents} ${capitalization}`,
          cells: [
            <>
              {words.putOff(formatDollars(amountCents), percent(ratePercent, 2), months)}
              <span className={styles.under}>{words.capitalization[capitalization]}</span>
            </>,
            formatCents(worked.balanceCents),
            formatCents(balanceCents),
            <Result
              key="result"
              isSame={differenceCents === 0}
              otherwise={words.centsApart(Math.abs(differenceCents))}
            />,
          ],
        }
      })}
    />
  )
}

function Result({ isSame, otherwise }: { isSame: boolean; otherwise: string }) {
  return isSame ? <Chip tone="good">{words.same}</Chip> : <Chip tone="warn">{otherwise}</Chip>
}

function percent(value: number, decimals: number): string {
  return `${value.toFixed(decimals)}%`
}
