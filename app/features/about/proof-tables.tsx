import { Chip } from '#app/ui/chip/chip.tsx'
import { FactTable } from '#app/ui/fact-table/fact-table.tsx'
import { formatCents, formatDollars } from '#domain/money.ts'
import styles from './about.module.css'
import { type ProvenExample, proveBalances, provePayments, proveRepayments } from './proof.ts'
import { proofText } from './proof-messages.ts'
import { workedCards } from './worked-cards.ts'

/** Examples from the regulation, each with its answer and ours. */
export function ExamplesTable({ proven }: { proven: readonly ProvenExample[] }) {
  const { columns } = proofText
  return (
    <FactTable
      caption={proofText.examplesCaption}
      columns={[
        { label: columns.example },
        { label: columns.printed, isNumber: true },
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
            otherwise={proofText.apart(Math.abs(oursPercent - example.publishedAprPercent))}
          />,
        ],
      }))}
    />
  )
}

/** Level payments that were computed independently, next to ours. */
export function PaymentsTable() {
  const { paymentsColumns: columns } = proofText
  return (
    <FactTable
      opensOnPhones
      caption={proofText.paymentsCaption}
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
            proofText.loan(formatDollars(balanceCents), percent(ratePercent, 2), termMonths / 12),
            proven.exact,
            proven.ours,
            <Result key="result" isSame={proven.isSame} otherwise={proofText.differs} />,
            formatCents(proven.monthlyPaymentCents),
            formatCents(proven.lastPaymentCents),
            formatCents(proven.totalCents),
          ],
        }
      })}
    />
  )
}

/** Balances after months without a payment that were computed independently, next to ours. */
export function BalancesTable() {
  const { balancesColumns: columns } = proofText
  return (
    <FactTable
      opensOnPhones
      caption={proofText.balancesCaption}
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
              {proofText.putOff(formatDollars(amountCents), percent(ratePercent, 2), months)}
              <span className={styles.under}>{proofText.capitalization[capitalization]}</span>
            </>,
            formatCents(worked.balanceCents),
            formatCents(balanceCents),
            <Result
              key="result"
              isSame={differenceCents === 0}
              otherwise={proofText.centsApart(Math.abs(differenceCents))}
            />,
          ],
        }
      })}
    />
  )
}

/** Payments of federal plans that are known, next to ours. */
export function RepaymentsTable() {
  const { repaymentsColumns: columns } = proofText
  return (
    <FactTable
      opensOnPhones
      caption={proofText.repaymentsCaption}
      columns={[
        { label: columns.payment },
        { label: columns.known, isNumber: true },
        { label: columns.ours, isNumber: true },
        { label: columns.result, isNumber: true },
      ]}
      rows={proveRepayments().map(({ worked, oursCents, isSame }) => ({
        key: worked.id,
        cells: [
          <>
            {worked.plan === 'rap'
              ? proofText.inRap(formatDollars(worked.agiCents))
              : proofText.inIcr(
                  formatDollars(worked.agiCents),
                  formatDollars(worked.balanceCents),
                  percent(worked.ratePercent, 2),
                )}
            <span className={styles.under}>{worked.source.title}</span>
          </>,
          formatCents(worked.knownCents),
          formatCents(oursCents),
          <Result key="result" isSame={isSame} otherwise={proofText.differs} />,
        ],
      }))}
    />
  )
}

/** Every calculation of cards, by hand and by our program. */
export function CardsTable() {
  const { cardsColumns: columns } = proofText
  return (
    <FactTable
      caption={proofText.cardsCaption}
      columns={[
        { label: columns.what },
        { label: columns.steps },
        { label: columns.ours, isNumber: true },
        { label: columns.result, isNumber: true },
      ]}
      rows={workedCards.map(({ name, inputs, steps, ours }) => {
        const oursCents = ours()
        return {
          key: name,
          cells: [
            <>
              {name}
              <span className={styles.under}>{inputs}</span>
            </>,
            <span key="steps">
              {steps.map(({ sum, cents }) => (
                <span key={sum} className={styles.step}>
                  {sum} = {formatCents(cents)}
                </span>
              ))}
            </span>,
            formatCents(oursCents),
            <Result key="result" isSame={oursCents === steps.at(-1)?.cents} otherwise={proofText.differs} />,
          ],
        }
      })}
    />
  )
}

function Result({ isSame, otherwise }: { isSame: boolean; otherwise: string }) {
  return (
    <Chip className={styles.whole} tone={isSame ? 'good' : 'warn'}>
      {isSame ? proofText.same : otherwise}
    </Chip>
  )
}

function percent(value: number, decimals: number): string {
  return `${value.toFixed(decimals)}%`
}
