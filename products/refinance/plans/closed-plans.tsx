import { Cases } from '#app/ui/part/part.tsx'
import type { PlanOutlook } from '#domain/federal-repayment/compare-plans.ts'
import { answerText } from './answer-messages.ts'
import { planNames } from './plan-names.ts'

/** Why plans are left out, or leave out some of the loans. */
export function ClosedPlans({ outlooks }: { outlooks: readonly PlanOutlook[] }) {
  return (
    <Cases
      cases={outlooks.map((outlook) => ({
        title: formatTitle(outlook),
        text: outlook.reasons.map((reason) => answerText.reason(outlook.plan, reason)).join(' '),
      }))}
    />
  )
}

function formatTitle({ plan, takes, reasons }: PlanOutlook): string {
  if (takes.length > 0) return `${planNames[plan]}: ${answerText.notAll}`
  return reasons.includes('rap_unsettled') ? `${planNames[plan]}: ${answerText.unsettled}` : planNames[plan]
}
