import { CostRange } from '#app/ui/cost-range/cost-range.tsx'
import { calculateLoanCost, type LoanCost } from '#domain/loans/cost-of-loan.ts'
import { formatDollars } from '#domain/money.ts'
import { Example } from '#kit/landing/example.tsx'
import { landingText } from './landing-messages.ts'

const example = { amountCents: 1_000_000, termMonths: 120, lowestPercent: 5, highestPercent: 15 }

/** Shows why one rate is not enough: the cost of the same loan at both ends of its rate range. */
export function RateRangeExample() {
  const lowest = costAt(example.lowestPercent)
  const highest = costAt(example.highestPercent)
  return (
    <Example
      drawing="coin"
      said={landingText}
      text={landingText.exampleText({
        amount: formatDollars(example.amountCents),
        years: example.termMonths / 12,
        lowest: `${example.lowestPercent}%`,
        highest: `${example.highestPercent}%`,
      })}
    >
      <CostRange
        low={end(landingText.lowest(example.lowestPercent), lowest)}
        high={end(landingText.highest(example.highestPercent), highest)}
        scale={{ from: example.amountCents, to: highest.totalCents }}
      />
      <p>
        <strong>
          {landingText.exampleDifference(formatDollars(highest.totalCents - lowest.totalCents))}
        </strong>{' '}
        {landingText.examplePromise}
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
    unit: landingText.aMonth,
    total: (
      <>
        {landingText.total} <strong>{formatDollars(cost.totalCents)}</strong>
      </>
    ),
    at: cost.totalCents,
  }
}
