import type {
  Education,
  Employment,
  GraduateDegree,
  RefinancedLoans,
  SchoolYear,
  VisaStatus,
} from './codes.ts'

/**
 * Whose loans a lender refinances, besides the rules that every loan has. `null` means the lender has no such rule or
 * does not publish it.
 */
export interface RefinanceRules {
  loans: readonly RefinancedLoans[] | null
  visaStatuses: readonly VisaStatus[] | null
  /** The lowest degree, completed. */
  minimumEducation: Education | null
  /** The only graduate degrees it lends to; it lends to nobody without one. */
  graduateDegrees: readonly GraduateDegree[] | null
  /** `NONE` is a borrower who is not in school. */
  schoolYears: readonly SchoolYear[] | null
  employments: readonly Employment[] | null
  /** The most days until a job that was offered starts; 1 or more. */
  jobStartsWithinDays: number | null
}

/** A private loan, a federal one, or a federal one that a parent took. */
export type LoanSort = 'private' | 'federal' | 'of_parent'

/** What we know of somebody who refinances; a field is absent when its question is unanswered. */
export interface RefinanceAnswers {
  refinancedLoans?: RefinancedLoans | undefined
  /** The sorts of the loans that would be refinanced together. */
  loanSorts?: readonly LoanSort[] | undefined
  visaStatus?: VisaStatus | undefined
  education?: Education | undefined
  graduateDegree?: GraduateDegree | undefined
  schoolYear?: SchoolYear | undefined
  employment?: Employment | undefined
  /** Days until the job that was offered starts; 0 or less once it has. */
  jobStartsInDays?: number | undefined
}
