import { z } from 'zod'
import { listOf, positive } from '#domain/catalog-fields.ts'
import {
  type Education,
  type Employment,
  educations,
  employments,
  type GraduateDegree,
  graduateDegrees,
  type RefinancedLoans,
  refinancedLoans,
  type SchoolYear,
  schoolYears,
  type VisaStatus,
  visaStatuses,
} from './codes.ts'

export const refinanceRulesSchema = z.object({
  loans: listOf(refinancedLoans).nullable(),
  visaStatuses: listOf(visaStatuses).nullable(),
  /** The lowest degree, completed. */
  minimumEducation: z.enum(educations).nullable(),
  /** The only graduate degrees it lends to; it lends to nobody without one. */
  graduateDegrees: listOf(graduateDegrees).nullable(),
  /** `NONE` is a borrower who is not in school. */
  schoolYears: listOf(schoolYears).nullable(),
  employments: listOf(employments).nullable(),
  /** The most days until a job that was offered starts; 1 or more. */
  jobStartsWithinDays: positive.nullable(),
})

/**
 * Whose loans a lender refinances, besides the rules that every loan has. `null` means the lender has no such rule or
 * does not publish it.
 */
export type RefinanceRules = z.infer<typeof refinanceRulesSchema>

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
