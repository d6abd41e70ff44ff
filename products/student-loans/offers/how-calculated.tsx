import { Details } from '#app/ui/details/details.tsx'
import { Stack } from '#app/ui/page/page.tsx'
import { formatDollars } from '#domain/money.ts'
import type { Situation } from '#products/student-loans/situation/situation.server.ts'
import { offersText } from './offers-messages.ts'

/** Explains the assumptions behind every figure in the list. */
export function HowCalculated({ borrowing }: Pick<Situation, 'borrowing'>) {
  const amount = formatDollars(borrowing.amountCents)
  return (
    <Details id="how-counted" look="line" summary={<h3>{offersText.howCalculated}</h3>}>
      <Stack>
        <p>
          {borrowing.repayment === 'immediate'
            ? offersText.countedNow(amount)
            : offersText.counted({ amount, inSchoolMonths: borrowing.inSchoolMonths })}
        </p>
        <p>
          {offersText.countedSteady} <a href="/about/proof">{offersText.countedProof}</a>.
        </p>
        <p>{offersText.barScale}</p>
      </Stack>
    </Details>
  )
}
