import { href } from 'react-router'

/** The paths of this feature's pages. */
export const paths = {
  landing: href('/refinance-student-loans'),
  /** The default variant of the questions. */
  questions: href('/refinance-student-loans/signup'),
  offers: href('/refinance-student-loans/offers'),
  yours: href('/refinance-student-loans/offers/yours'),
  compare: href('/refinance-student-loans/offers/compare'),
  compareFile: href('/refinance-student-loans/offers/compare.csv'),
  plans: href('/refinance-student-loans/federal-plans'),
  application: href('/refinance-student-loans/offers/application'),
} as const
