import { Cases } from '#app/ui/part/part.tsx'
import type { PlanOutlook } from '#domain/federal-repayment/compare-plans.ts'
import { messages } from './answer-messages.ts'
import { planNames } from './plan-names.ts'

/** Why plans are closed, or closed to some of the loans. */
export function ClosedPlans({ outlooks }: { outlooks: readonly PlanOutlook[] }) {
  return (
    <Cases
      cases={outlooks.map(({ plan, takes, reasons }) => ({
        title: takes.length > 0 ? `${planNames[plan]}: ${messages.notAll}` : planNames[plan],
        text: reasons.map((reason) => messages.reasons[reason]).join(' '),
      }))}
    />
  )
}
