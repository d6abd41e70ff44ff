import { formatDollars } from '#domain/money.ts'
import { Example, Figures } from '#kit/landing/example.tsx'
import { landingText } from './landing-messages.ts'

const example = { spendingCentsAMonth: 60_000, backPercent: 2, balanceCents: 100_000, aprPercent: 24 }

/** Shows why the rate matters more than rewards to whoever carries a balance. */
export function CarriedBalance() {
  const { spendingCentsAMonth, backPercent, balanceCents, aprPercent } = example
  const earnedCents = (spendingCentsAMonth * 12 * backPercent) / 100
  const interestCents = (balanceCents * aprPercent) / 100
  return (
    <Example
      drawing="card"
      said={landingText}
      text={landingText.exampleText({
        spending: formatDollars(spendingCentsAMonth),
        backPercent,
        aprPercent,
      })}
    >
      <Figures
        figures={[
          {
            name: landingText.carried(formatDollars(balanceCents)),
            figure: formatDollars(interestCents - earnedCents),
            unit: landingText.lost,
            note: landingText.lostWhy(formatDollars(interestCents), formatDollars(earnedCents)),
            value: earnedCents - interestCents,
            tone: '3',
          },
          {
            name: landingText.paidInFull,
            figure: formatDollars(earnedCents),
            unit: landingText.earned,
            note: landingText.earnedWhy,
            value: earnedCents,
            tone: 'good',
          },
        ]}
      />
    </Example>
  )
}
