import { FactTable } from '#app/ui/fact-table/fact-table.tsx'
import { goalSorts, type RankedOffer } from '#domain/loans/sorts.ts'
import { formatDollars } from '#domain/money.ts'
import { goalTerms } from '#domain/refinance/choose-term.ts'
import { refinanceGoals } from '#domain/refinance/codes.ts'
import { loanToday, workGoalExample, workLoanToday } from './goal-example.ts'
import { goalText } from './goal-messages.ts'
import { formatOrder } from './ranking-messages.ts'

/** Lists the term and the order of each goal of refinancing. */
export function GoalsTable() {
  const { columns } = goalText
  return (
    <FactTable
      opensOnPhones
      caption={goalText.caption}
      columns={[{ label: columns.goal }, { label: columns.term }, { label: columns.keys }]}
      rows={refinanceGoals.map((goal) => ({
        key: goal,
        cells: [goalText.goal(goal), goalText.terms[goalTerms[goal]], formatOrder(goalSorts[goal])],
      }))}
    />
  )
}

/** Shows how the goals order the same offers. */
export function GoalExampleTable() {
  const { exampleColumns: columns } = goalText
  return (
    <FactTable
      opensOnPhones
      caption={goalText.exampleCaption}
      columns={[{ label: columns.goal }, { label: columns.first }, { label: columns.second }]}
      rows={refinanceGoals.map((goal) => ({
        key: goal,
        cells: [goalText.goal(goal), ...workGoalExample(goal).map(formatOffer)],
      }))}
    />
  )
}

/** Says what the example's loan asks for today. */
export function formatGoalExample(): string {
  const { monthlyPaymentCents, totalCents } = workLoanToday()
  return goalText.exampleText({
    balance: formatDollars(loanToday.balanceCents),
    percent: loanToday.ratePercent,
    years: loanToday.remainingMonths / 12,
    payment: formatDollars(monthlyPaymentCents),
    left: formatDollars(totalCents),
  })
}

function formatOffer({ offer, priced, highestTotalCents }: RankedOffer): string {
  const { highest, termMonths } = priced
  return goalText.offer({
    lender: offer.lenderName,
    months: termMonths,
    percent: highest.ratePercent,
    payment: highest.cost.monthlyPaymentCents,
    total: highestTotalCents,
  })
}
