import { FactTable } from '#app/ui/fact-table/fact-table.tsx'
import { SmallPrint } from '#app/ui/field/field-group.tsx'
import { formatMonth } from '#domain/dates.ts'
import { formatDollars } from '#domain/money.ts'
import { answerText } from './answer-messages.ts'
import { planNames } from './plan-names.ts'
import type { PlanSum } from './summarize.ts'

/** Every open plan in one row. */
export function PlanTable({ sums }: { sums: readonly PlanSum[] }) {
  const { plan, first, highest, ends, paid, forgiven, tax } = answerText.columns
  return (
    <FactTable
      caption={answerText.caption}
      columns={[
        { label: plan },
        ...[first, highest, ends, paid, forgiven, tax].map((label) => ({ label, isNumber: true })),
      ]}
      rows={sums.map((sum) => ({
        key: sum.plan,
        cells: [
          <div key="name">
            {planNames[sum.plan]}
            {sum.restPlan ? <SmallPrint>{answerText.withRest(sum.restPlan)}</SmallPrint> : null}
          </div>,
          formatDollars(sum.firstCents),
          formatDollars(sum.highestCents),
          formatMonth(sum.lastMonth),
          formatDollars(sum.paidCents),
          formatDollars(sum.forgivenCents),
          formatDollars(sum.taxCents),
        ],
      }))}
    />
  )
}
