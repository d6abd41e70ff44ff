import { DataTable } from '#app/blocks/tables/data-table.tsx'
import { chooseScale, formatMoneyTicks, type Scale } from '#app/ui/chart/scale.ts'
import { SmallMultiples } from '#app/ui/chart/small-multiples.tsx'
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

/** Two groups of small charts, all up to the same amount; each group is drawn from the table below it. */
export function YearCharts({ sums, startMonth }: YearChartsProps) {
  const scale = chooseScale(
    sums.flatMap(({ yearsCents }) => yearsCents),
    'Bar',
    4,
  )
  return [
    { title: answerText.incomePlans, of: sums.filter(({ plan }) => isIncomePlan(plan)) },
    { title: answerText.fixedPlans, of: sums.filter(({ plan }) => !isIncomePlan(plan)) },
  ].map(({ title, of }) =>
    of.length === 0 ? null : (
      <YearChart key={title} scale={scale} startMonth={startMonth} sums={of} title={title} />
    ),
  )
}

interface YearChartProps extends YearChartsProps {
  title: string
  scale: Scale
}

function YearChart({ title, sums, startMonth, scale }: YearChartProps) {
  const years = Array.from(
    { length: Math.max(...sums.map(({ yearsCents }) => yearsCents.length)) },
    (_, year) => monthAfter(startMonth, 12 * year).slice(0, 4),
  )
  return (
    <SmallMultiples
      ends={[years[0] ?? '', years.at(-1) ?? '']}
      scale={scale}
      series={sums.map(toSeries)}
      table={{
        summary: answerText.table(title),
        body: (
          <DataTable
            caption={answerText.table(title)}
            columns={[
              { key: 'year', name: answerText.yearFrom(monthNames[Number(startMonth.slice(5)) - 1] ?? '') },
              ...sums.map(({ plan }) => ({ key: plan, name: planNames[plan], isNumber: true })),
            ]}
            isCaptionSpoken
            rows={years.map((year, at) => ({
              key: year,
              cells: [year, ...sums.map(({ yearsCents }) => formatDollars(yearsCents[at] ?? 0))],
            }))}
          />
        ),
      }}
      ticks={formatMoneyTicks(scale.ticks)}
      title={title}
    />
  )
}

/** The last year is seldom whole, so it says nothing about what a year costs. */
function toSeries({ plan, yearsCents }: PlanSum) {
  const whole = yearsCents.length > 1 ? yearsCents.slice(0, -1) : yearsCents
  const [lowest, highest] = [Math.min(...whole), Math.max(...whole)].map(formatDollars) as [string, string]
  return {
    id: plan,
    name: planNames[plan],
    label: answerText.yearsSay(plan, formatDollars(yearsCents[0] ?? 0), highest, yearsCents.length),
    range: answerText.yearRange(lowest, highest),
    values: yearsCents,
  }
}
