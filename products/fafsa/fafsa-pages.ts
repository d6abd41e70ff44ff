import type { PagePath } from '#app/shell/page-path.ts'
import { loanLimitsText } from './loan-limits/loan-limits-messages.ts'
import { fafsaText } from './messages.ts'

/** The pages of this product beside its landing page, in the order in which a family needs them. */
export const fafsaPages = [
  {
    path: '/fafsa/deadlines',
    title: fafsaText.deadlines.title,
    summary: 'Federal, state, and school dates in one list, with a calendar.',
  },
  {
    path: '/fafsa/loan-limits',
    title: loanLimitsText.title,
    summary: 'What a student and a parent can borrow from the government since July 2026.',
  },
] as const satisfies readonly { path: PagePath; title: string; summary: string }[]
