import { DataTable } from '#app/blocks/tables/data-table.tsx'
import { Card } from '#app/ui/card/card.tsx'
import { Details } from '#app/ui/details/details.tsx'
import { Stack } from '#app/ui/page/page.tsx'
import { Points } from '#app/ui/part/part.tsx'
import { formatMonth } from '#domain/dates.ts'
import type { Comparison, PlanOutlook } from '#domain/federal-repayment/compare-plans.ts'
import type { PlanResult } from '#domain/federal-repayment/plan.ts'
import { listConditions } from '#domain/federal-repayment/plan-conditions.ts'
import { formatDollars } from '#domain/money.ts'
import { answerText } from './answer-messages.ts'
import { listCliffs } from './cliff-words.ts'

interface PlanCardsProps {
  outlooks: readonly PlanOutlook[]
  comparison: Comparison
}

/** One card for each open plan: how it works, what it does to these loans, and every year. */
export function PlanCards({ outlooks, comparison }: PlanCardsProps) {
  return outlooks.map((outlook) =>
    outlook.result ? (
      <PlanCard key={outlook.plan} outlook={outlook} result={outlook.result} comparison={comparison} />
    ) : null,
  )
}

interface PlanCardProps {
  outlook: PlanOutlook
  result: PlanResult
  comparison: Comparison
}

function PlanCard({ outlook, result, comparison }: PlanCardProps) {
  const { plan } = outlook
  return (
    <Card as="article">
      <Stack>
        <h3>{answerText.titles[plan]}</h3>
        <p>{answerText.about[plan]}</p>
        <Points
          points={[
            ...formatConditions(outlook, comparison),
            ...formatLoans(outlook),
            ...formatEnd(result, comparison),
            ...listCliffs(plan, comparison),
          ]}
        />
        <Details look="plain" summary={answerText.yearTable(plan)}>
          <YearTable result={result} />
        </Details>
      </Stack>
    </Card>
  )
}

function formatConditions({ plan, takes }: PlanOutlook, { loans, startMonth }: Comparison): string[] {
  const taken = loans.filter((_, at) => takes.includes(at))
  return listConditions(plan, taken, startMonth).map((condition) => answerText.conditions[condition])
}

function formatLoans({ takes, rest }: PlanOutlook): string[] {
  const loans = new Intl.ListFormat('en-US').format(takes.map((at) => answerText.loan(at + 1)))
  return rest ? [answerText.takesSome(loans, rest.plan)] : []
}

function formatEnd(result: PlanResult, { borrower }: Comparison): string[] {
  const { waivedInterestCents: waived, matchedPrincipalCents: matched, forgivenCents, movesTo } = result
  const month = formatMonth(result.lastMonth)
  return [
    ...(movesTo ? [answerText.movesTo(movesTo.plan, formatMonth(movesTo.month))] : []),
    ...(waived > 0 ? [answerText.waived(waived)] : []),
    ...(matched > 0 ? [answerText.matched(matched)] : []),
    forgivenCents > 0 ? answerText.forgiven(forgivenCents, month) : answerText.paidOff(month),
    ...(result.taxCents > 0 ? [answerText.taxed(result.taxCents, borrower.forgivenessTaxPercent)] : []),
    ...(result.forgivenBy === 'public_service' ? [answerText.service] : []),
  ]
}

/** Waived and matched amounts have columns only where there are any. */
function YearTable({ result }: { result: PlanResult }) {
  const { paid, interest, principal, waived, matched, balance } = answerText.yearColumns
  const columns = [
    { key: 'paidCents', name: paid },
    { key: 'interestCents', name: interest },
    { key: 'principalCents', name: principal },
    ...(result.waivedInterestCents > 0 ? [{ key: 'waivedCents', name: waived } as const] : []),
    ...(result.matchedPrincipalCents > 0 ? [{ key: 'matchedCents', name: matched } as const] : []),
    { key: 'balanceCents', name: balance },
  ] as const
  return (
    <DataTable
      caption={answerText.yearTable(result.plan)}
      isCaptionSpoken
      columns={[
        { key: 'year', name: answerText.year },
        ...columns.map((column) => ({ ...column, isNumber: true })),
      ]}
      rows={result.years.map((year) => ({
        key: String(year.year),
        cells: [year.year, ...columns.map(({ key }) => formatDollars(year[key]))],
      }))}
    />
  )
}
