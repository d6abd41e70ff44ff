import { Chart } from '#app/blocks/tables/chart/chart.tsx'
import { DataTable } from '#app/blocks/tables/data-table.tsx'
import { Details } from '#app/ui/details/details.tsx'
import { monthNames } from '#domain/dates.ts'
import { monthAfter } from '#domain/federal-repayment/months.ts'
import { isIncomePlan } from '#domain/federal-repayment/plan.ts'
import { formatDollars } from '#domain/money.ts'
import { answerText } from './answer-messages.ts'
import { planNames } from './plan-names.ts'
import type { PlanSum } from './summarize.ts'

interface YearChartsProps {
  sums: readonly PlanSum[]
  startMonth: string
}

/** Two charts, at most four lines each, up to the same amount; each is drawn from the table below it. */
export function YearCharts({ sums, startMonth }: YearChartsProps) {
  const max = Math.max(...sums.flatMap(({ yearsCents }) => yearsCents)) / 100
  return [
    { title: answerText.incomePlans, of: sums.filter(({ plan }) => isIncomePlan(plan)) },
    { title: answerText.fixedPlans, of: sums.filter(({ plan }) => !isIncomePlan(plan)) },
  ].map(({ title, of }) =>
    of.length === 0 ? null : (
      <YearChart key={title} title={title} sums={of} startMonth={startMonth} max={max} />
    ),
  )
}

interface YearChartProps extends YearChartsProps {
  title: string
  /** The most dollars of a year in any plan. */
  max: number
}

function YearChart({ title, sums, startMonth, max }: YearChartProps) {
  const years = Math.max(...sums.map(({ yearsCents }) => yearsCents.length))
  const rows = Array.from({ length: years }, (_, year) => ({
    key: String(year),
    label: monthAfter(startMonth, 12 * year).slice(0, 4),
    cents: sums.map(({ yearsCents }) => yearsCents[year]),
  }))
  const names = sums.map(({ plan }) => planNames[plan])
  return (
    <>
      <h3>{title}</h3>
      <Chart
        names={names}
        rows={rows.map(({ cents, ...row }) => ({
          ...row,
          values: cents.map((one) => (one === undefined ? undefined : one / 100)),
        }))}
        type="Line"
        unit="Dollars"
        reaches={max}
      />
      <Details summary={answerText.table(title)}>
        <DataTable
          caption={answerText.table(title)}
          isCaptionSpoken
          columns={[
            { key: 'year', name: answerText.yearFrom(monthNames[Number(startMonth.slice(5)) - 1] ?? '') },
            ...sums.map(({ plan }) => ({ key: plan, name: planNames[plan], isNumber: true })),
          ]}
          rows={rows.map(({ key, label, cents }) => ({
            key,
            cells: [label, ...cents.map((one) => formatDollars(one ?? 0))],
          }))}
        />
      </Details>
    </>
  )
}
