import { Dumbbells } from '#app/ui/chart/dumbbells.tsx'
import { chooseScale, formatMoneyTicks } from '#app/ui/chart/scale.ts'
import { formatMonth } from '#domain/dates.ts'
import { monthsBetween } from '#domain/federal-repayment/months.ts'
import { formatDollars } from '#domain/money.ts'
import { answerText } from './answer-messages.ts'
import { planNames } from './plan-names.ts'
import type { PlanSum } from './summarize.ts'

const said = answerText.chart

interface PlanDumbbellsProps {
  sums: readonly PlanSum[]
  /** The month of the first payment, `YYYY-MM`. */
  startMonth: string
}

/** How the payments of every open plan grow, how long they last, and what they come to. */
export function PlanDumbbells({ sums, startMonth }: PlanDumbbellsProps) {
  const { plan, first, highest, ends, paid, forgiven, tax } = answerText.columns
  const scale = chooseScale(
    sums.flatMap(({ firstCents, highestCents }) => [firstCents, highestCents]),
    'Range',
  )
  return (
    <Dumbbells
      heads={said.heads}
      marks={[
        ['low', said.first],
        ['high', said.highest],
      ]}
      rows={sums.map((sum) => toRow(sum, startMonth))}
      scale={scale}
      table={{
        summary: said.asTable,
        columns: [plan, first, highest, ends, paid, forgiven, tax],
        rows: sums.map(toCells),
      }}
      ticks={formatMoneyTicks(scale.ticks)}
      title={said.title}
    />
  )
}

function toRow({ plan, firstCents, highestCents, paidCents, lastMonth }: PlanSum, startMonth: string) {
  const [first, highest, total] = [firstCents, highestCents, paidCents].map(formatDollars) as [
    string,
    string,
    string,
  ]
  const lasts = said.lasts(monthsBetween(startMonth, lastMonth) + 1)
  return {
    id: plan,
    name: planNames[plan],
    label: said.says({ plan: planNames[plan], first, highest, lasts, total }),
    low: { at: firstCents, text: first },
    high: first === highest ? undefined : { at: highestCents, text: highest },
    between: lasts,
    total,
  }
}

function toCells({ plan, restPlan, lastMonth, ...sum }: PlanSum): string[] {
  return [
    restPlan ? `${planNames[plan]}, ${answerText.withRest(restPlan)}` : planNames[plan],
    formatDollars(sum.firstCents),
    formatDollars(sum.highestCents),
    formatMonth(lastMonth),
    formatDollars(sum.paidCents),
    formatDollars(sum.forgivenCents),
    formatDollars(sum.taxCents),
  ]
}
