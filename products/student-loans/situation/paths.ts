import { href } from 'react-router'

/** The paths of this feature's pages. */
export const paths = {
  landing: href('/student-loans'),
  /** The default variant of the questions; the others are in `flows.ts`. */
  questions: href('/student-loans/signup'),
  offers: href('/student-loans/offers'),
  yours: href('/student-loans/offers/yours'),
  compare: href('/student-loans/offers/compare'),
  compareFile: href('/student-loans/offers/compare.csv'),
  cosigner: href('/student-loans/offers/cosigner'),
  under18: href('/student-loans/under-18'),
  /** The article for cosigners. */
  cosigning: href('/resources/:category/:slug', { category: 'student-loans', slug: 'what-a-cosigner-signs' }),
} as const
