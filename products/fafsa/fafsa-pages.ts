import type { PagePath } from '#app/shell/page-path.ts'
import { estimateText } from './estimate/messages.ts'
import { householdText } from './household/messages.ts'
import { loanLimitsText } from './loan-limits/loan-limits-messages.ts'
import { fafsaText } from './messages.ts'
import { offersText } from './offers/messages.ts'
import { aidProofText } from './proof/proof-messages.ts'
import { walkthroughText } from './walkthrough/messages.ts'

/** The pages of this product beside its landing page, in the order in which a family needs them. */
export const fafsaPages = [
  {
    path: '/fafsa/estimate',
    title: estimateText.title,
    summary: 'Your Student Aid Index and Pell Grant, line by line.',
  },
  {
    path: '/fafsa/walkthrough',
    title: walkthroughText.title,
    summary: 'Every question in the form’s order: what it means, and the mistakes to avoid.',
  },
  {
    path: '/fafsa/deadlines',
    title: fafsaText.deadlines.title,
    summary: 'Federal, state, and school dates in one list, with a calendar.',
  },
  {
    path: '/fafsa/walkthrough/after',
    title: walkthroughText.after,
    summary: 'What your form’s status and codes mean, and how to correct it.',
  },
  {
    path: '/fafsa/offers',
    title: offersText.title,
    summary: 'What each college leaves you to pay or borrow, and a letter to ask for more.',
  },
  {
    path: '/fafsa/loan-limits',
    title: loanLimitsText.title,
    summary: 'What a student and a parent can borrow from the government as of July 2026.',
  },
  {
    path: '/fafsa/household',
    title: householdText.title,
    summary: 'Several children and years in one plan: costs, loan limits, and forms to file.',
  },
  {
    path: '/fafsa/proof',
    title: aidProofText.title,
    summary: 'Our calculations checked against the Department of Education’s own test records.',
  },
] as const satisfies readonly { path: PagePath; title: string; summary: string }[]
