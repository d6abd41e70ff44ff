import { Card } from '#app/ui/card/card.tsx'
import landing from '#app/ui/landing/landing.module.css'
import { formatDollars } from '#domain/money.ts'
import { landingMessages as said } from './landing-messages.ts'

const example = { spendingCentsAMonth: 60_000, backPercent: 2, balanceCents: 100_000, aprPercent: 24 }

/** Shows why the rate matters more than rewards to whoever carries a balance. */
export function CarriedBalance() {
  const { spendingCentsAMonth, backPercent, balanceCents, aprPercent } = example
  const earnedCents = (spendingCentsAMonth * 12 * backPercent) / 100
  const interestCents = (balanceCents * aprPercent) / 100
  return (
    <Card as="section" className={landing.example}>
      <h2>{said.exampleTitle}</h2>
      <p>
        {said.exampleText({
          spending: formatDollars(spendingCentsAMonth),
          backPercent,
          aprPercent,
        })}
      </p>
      <dl className={landing.figures}>
        <div>
          <dt>{said.carried(formatDollars(balanceCents))}</dt>
          <dd>
            <strong>{formatDollars(interestCents - earnedCents)}</strong> {said.lost}
          </dd>
          <dd className={landing.small}>
            {said.lostWhy(formatDollars(interestCents), formatDollars(earnedCents))}
          </dd>
        </div>
        <div>
          <dt>{said.paidInFull}</dt>
          <dd>
            <strong>{formatDollars(earnedCents)}</strong> {said.earned}
          </dd>
          <dd className={landing.small}>{said.earnedWhy}</dd>
        </div>
      </dl>
      <p className={landing.small}>{said.exampleMade}</p>
    </Card>
  )
}
