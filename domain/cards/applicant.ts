import type { CreditBand } from './card.ts'

/** The ages that the law tells apart: 12 CFR 1026.51(b) for 18 to 20. */
export const ageGroups = ['under_18', 'from_18', 'from_21'] as const
export type AgeGroup = (typeof ageGroups)[number]

/**
 * `own`: wages, or other money that is theirs. `shared`: none, but someone in the household lets them use theirs, which
 * counts from 21 only. `none`: neither.
 */
export const incomeKinds = ['own', 'shared', 'none'] as const
export type IncomeKind = (typeof incomeKinds)[number]

export const taxNumbers = ['ssn', 'itin', 'none'] as const
export type TaxNumber = (typeof taxNumbers)[number]

/** What we know about who applies for a card. A field is absent when it is unanswered. */
export interface CardApplicant {
  age?: AgeGroup | undefined
  income?: IncomeKind | undefined
  /** Whether an adult of 21 or more who can pay would sign too. */
  hasCosigner?: boolean | undefined
  credit?: CreditBand | undefined
  isStudent?: boolean | undefined
  taxNumber?: TaxNumber | undefined
}
