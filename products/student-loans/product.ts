import { href } from 'react-router'
import type { Product } from '#products/product.ts'
import { loanList } from './api/loan-list.ts'
import { lenderLoader } from './catalog/lender-loader.ts'
import { readDashboardPart } from './dashboard.server.ts'
import { studentLoansOutbound } from './outbound.server.ts'
import { lenderSource } from './search-source.ts'
import { pruneLoanDraft } from './situation/loan-draft.server.ts'

export const studentLoans: Product = {
  category: 'student-loans',
  link: {
    label: 'Student loans',
    to: href('/student-loans'),
    line: 'PSL',
    summary: 'Compare private student loans by what they really cost.',
    alsoCalled: ['private loans', 'borrow', 'lenders', 'rates', 'APR'],
    card: {
      text: 'Private loans side by side, with the cost at the lowest and highest rates.',
      open: 'See my loans',
      illustration: 'cap',
    },
  },
  pages: [
    { path: '/student-loans', title: 'Private student loans' },
    { path: '/student-loans/offers', title: 'Loan offers' },
  ],
  returnPages: [
    { name: 'offers', path: '/student-loans/offers' },
    { name: 'own-offers', path: '/student-loans/offers/yours' },
    { name: 'student-loans-start', path: '/student-loans' },
  ],
  dashboard: readDashboardPart,
  outbound: studentLoansOutbound,
  drafts: { prune: pruneLoanDraft },
  // Of refinancing too.
  catalogLoaders: [lenderLoader],
  apiList: loanList,
  searchSource: lenderSource,
}
