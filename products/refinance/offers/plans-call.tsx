import { Part } from '#app/ui/part/part.tsx'
import { paths } from '#products/refinance/situation/paths.ts'
import { messages } from './offers-messages.ts'

/** Leads whoever has federal loans to the federal plans, which end no right. */
export function PlansCall() {
  return (
    <Part id="plans" title={messages.plansTitle}>
      <p>
        {messages.plansText} <a href={paths.plans}>{messages.plansLink}</a>
      </p>
    </Part>
  )
}
