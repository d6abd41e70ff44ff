import { Card } from '#app/ui/card/card.tsx'
import landing from '#app/ui/landing/landing.module.css'
import { calculateLoanCost, type LoanCost } from '#domain/loans/cost-of-loan.ts'
import { formatDollars } from '#domain/money.ts'
import { landingMessages as said } from './landing-messages.ts'

const balanceCents = 3_000_000
const today = { ratePercent: 7, years: 8 }
const offer = { ratePercent: 6.5, years: 15 }

/** Shows why the payment alone says little: a longer loan at a lower rate that costs more. */
export function LongerLoan() {
  const [kept, replaced] = [toCost(today), toCost(offer)]
  return (
    <Card as="section" className={landing.example}>
      <h2>{said.exampleTitle}</h2>
      <p>
        {said.exampleText({
          balance: formatDollars(balanceCents),
          percent: today.ratePercent,
          years: today.years,
        })}
      </p>
      <dl className={landing.figures}>
        <Figures cost={replaced} name={said.offer(offer.ratePercent, offer.years)} />
        <Figures cost={kept} name={said.today} />
      </dl>
      <p>{said.exampleResult(formatDollars(replaced.totalCents - kept.totalCents))}</p>
      <p className={landing.small}>{said.exampleMade}</p>
    </Card>
  )
}

function Figures({ name, cost }: { name: string; cost: LoanCost }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <strong>{formatDollars(cost.monthlyPaymentCents)}</strong> {said.aMonth}
      </dd>
      <dd className={landing.small}>{said.inAll(formatDollars(cost.totalCents))}</dd>
    </div>
  )
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
