import { href } from 'react-router'
import type { Product } from '#products/product.ts'
import { applicationRecords } from './application/application-records.server.ts'
import { queueApplicationReminders } from './application/reminders.server.ts'
import { readDashboardPart } from './dashboard.server.ts'
import { refinanceOutbound } from './outbound.server.ts'
import { retention } from './retention.ts'
import { pruneRefinanceDraft } from './situation/refinance-draft.server.ts'

/** Its offers are in the files of lenders, which student loans load. */
export const refinance: Product = {
  category: 'refinance-student-loans',
  link: {
    label: 'Refinance',
    to: href('/refinance-student-loans'),
    line: 'SLR',
    summary:
      'See what refinancing saves on the payments you have left, and which federal protections it ends.',
    alsoCalled: ['refinancing', 'consolidate', 'lower payment', 'lower rate'],
    card: {
      text: 'What you would save, and which federal protections you would give up.',
      open: 'See my savings',
      illustration: 'bars',
    },
  },
  pages: [
    { path: '/refinance-student-loans', title: 'Refinance student loans' },
    { path: '/refinance-student-loans/federal-plans', title: 'Compare federal repayment plans' },
  ],
  returnPages: [
    { name: 'refinance', path: '/refinance-student-loans/offers' },
    { name: 'application', path: '/refinance-student-loans/offers/application' },
    { name: 'own-refinance-offers', path: '/refinance-student-loans/offers/yours' },
    { name: 'federal-plans', path: '/refinance-student-loans/federal-plans' },
    { name: 'refinance-start', path: '/refinance-student-loans' },
  ],
  dashboard: readDashboardPart,
  outbound: refinanceOutbound,
  drafts: { prune: pruneRefinanceDraft, retention },
  records: [applicationRecords],
  dailyEmails: [queueApplicationReminders],
}
