import { CostRange } from '#app/ui/cost-range/cost-range.tsx'
import { calculateLoanCost, type LoanCost } from '#domain/loans/cost-of-loan.ts'
import { formatDollars } from '#domain/money.ts'
import { Example } from '#kit/landing/example.tsx'
import { landingMessages as said } from './landing-messages.ts'

const example = { amountCents: 1_000_000, termMonths: 120, lowestPercent: 5, highestPercent: 15 }

/** Shows why one rate is not enough: the cost of the same loan at both ends of its rate range. */
export function TwoEnds() {
  const lowest = costAt(example.lowestPercent)
  const highest = costAt(example.highestPercent)
  return (
    <Example
      said={said}
      text={said.exampleText({
        amount: formatDollars(example.amountCents),
        years: example.termMonths / 12,
        lowest: `${example.lowestPercent}%`,
        highest: `${example.highestPercent}%`,
      })}
    >
      <CostRange
        low={end(said.lowest(example.lowestPercent), lowest)}
        high={end(said.highest(example.highestPercent), highest)}
        scale={{ from: example.amountCents, to: highest.totalCents }}
      />
      <p>
        <strong>{said.exampleDifference(formatDollars(highest.totalCents - lowest.totalCents))}</strong>{' '}
        {said.examplePromise}
      </p>
    </Example>
  )
}

function costAt(ratePercent: number): LoanCost {
  const { amountCents, termMonths } = example
  return calculateLoanCost({
    amountCents,
    ratePercent,
    termMonths,
    inSchoolMonths: 0,
    graceMonths: 0,
    repayment: 'immediate',
    flatPaymentCents: 0,
  })
}

function end(label: string, cost: LoanCost) {
  return {
    label,
    monthly: formatDollars(cost.monthlyPaymentCents),
    unit: said.aMonth,
    total: (
      <>
        {said.total} <strong>{formatDollars(cost.totalCents)}</strong>
      </>
    ),
    at: cost.totalCents,
  }
}
