import { Cases } from '#app/ui/part/part.tsx'
import type { PlanOutlook } from '#domain/federal-repayment/compare-plans.ts'
import { messages } from './answer-messages.ts'
import { planNames } from './plan-names.ts'

/** Why plans are left out, or leave out some of the loans. */
export function ClosedPlans({ outlooks }: { outlooks: readonly PlanOutlook[] }) {
  return (
    <Cases
      cases={outlooks.map((outlook) => ({
        title: sayTitle(outlook),
        text: outlook.reasons.map((reason) => messages.reason(outlook.plan, reason)).join(' '),
      }))}
    />
  )
}

function sayTitle({ plan, takes, reasons }: PlanOutlook): string {
  if (takes.length > 0) return `${planNames[plan]}: ${messages.notAll}`
  return reasons.includes('rap_unsettled') ? `${planNames[plan]}: ${messages.unsettled}` : planNames[plan]
}
