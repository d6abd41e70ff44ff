import { calculateLoanCost, type LoanCost } from '#domain/loans/cost-of-loan.ts'
import { formatDollars } from '#domain/money.ts'
import { Example, Figures } from '#kit/landing/example.tsx'
import { landingText } from './landing-messages.ts'

const balanceCents = 3_000_000
const today = { ratePercent: 7, years: 8 }
const offer = { ratePercent: 6.5, years: 15 }

/** Shows why the payment alone says little: a longer loan at a lower rate that costs more. */
export function LongerLoan() {
  const [kept, replaced] = [toCost(today), toCost(offer)]
  return (
    <Example
      drawing="bars"
      said={landingText}
      text={landingText.exampleText({
        balance: formatDollars(balanceCents),
        percent: today.ratePercent,
        years: today.years,
      })}
    >
      <Figures
        figures={[
          toFigure(landingText.today, kept, 'good'),
          toFigure(landingText.offer(offer.ratePercent, offer.years), replaced, 'ink'),
        ]}
      />
      <p>{landingText.exampleResult(formatDollars(replaced.totalCents - kept.totalCents))}</p>
    </Example>
  )
}

function toFigure(name: string, { monthlyPaymentCents, totalCents }: LoanCost, tone: 'good' | 'ink') {
  return {
    name,
    figure: formatDollars(totalCents),
    unit: landingText.leftToPay,
    note: landingText.monthly(formatDollars(monthlyPaymentCents)),
    value: totalCents,
    tone,
  }
}

function toCost({ ratePercent, years }: { ratePercent: number; years: number }): LoanCost {
  return calculateLoanCost({
    amountCents: balanceCents,
    ratePercent,
    termMonths: years * 12,
    inSchoolMonths: 0,
    graceMonths: 0,
    repayment: 'immediate',
    flatPaymentCents: 0,
  })
}
