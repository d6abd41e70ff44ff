import type { PagePath } from '#app/shell/page-path.ts'
import { fafsaText } from './messages.ts'

/** The pages of this product beside its landing page, in the order in which a family needs them. */
export const fafsaPages = [
  {
    path: '/fafsa/deadlines',
    title: fafsaText.deadlines.title,
    summary: 'Federal, state, and school dates in one list, with a calendar.',
  },
] as const satisfies readonly { path: PagePath; title: string; summary: string }[]
