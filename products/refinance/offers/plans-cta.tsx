import type { ReactNode } from 'react'
import { Part } from '#app/ui/part/part.tsx'
import { paths } from '#products/refinance/situation/paths.ts'
import { offersText } from './offers-messages.ts'

/** Leads whoever has federal loans to the federal plans, which end no right; what each right is worth is to open here. */
export function PlansCta({ children }: { children: ReactNode }) {
  return (
    <Part id="plans" title={offersText.plansTitle}>
      <p>
        {offersText.plansText} <a href={paths.plans}>{offersText.plansLink}</a>
      </p>
      {children}
    </Part>
  )
}
