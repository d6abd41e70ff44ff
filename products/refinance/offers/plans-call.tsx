import { Part } from '#app/ui/part/part.tsx'
import { paths } from '#products/refinance/situation/paths.ts'
import { offersText } from './offers-messages.ts'

/** Leads whoever has federal loans to the federal plans, which end no right. */
export function PlansCall() {
  return (
    <Part id="plans" title={offersText.plansTitle}>
      <p>
        {offersText.plansText} <a href={paths.plans}>{offersText.plansLink}</a>
      </p>
    </Part>
  )
}
