import type { RefinanceRules } from '#domain/refinance/refinance-rules.ts'
import type { Borrower, Citizenship, Degree, Enrollment, SchoolControl, SchoolLevel } from './profile.ts'

/**
 * Whom a lender lends to. `null` means the lender has no such rule or does not publish it; the comments on
 * the minimums explain 0.
 */
export interface LoanRules {
  borrowers: readonly Borrower[] | null
  /** Postal codes: the only states the lender lends in, or the states it does not lend in. */
  states: { only: readonly string[] } | { except: readonly string[] } | null
  /** The citizenships that may borrow alone. */
  citizenships: readonly Citizenship[] | null
  /** The additional citizenships that may borrow with a cosigner who is a citizen or permanent resident. */
  citizenshipsWithCosigner: readonly Citizenship[]
  degrees: readonly Degree[] | null
  schoolControls: readonly SchoolControl[] | null
  schoolLevels: readonly SchoolLevel[] | null
  /** The lowest enrollment the lender accepts. */
  minimumEnrollment: Enrollment | null
  /**
   * The minimum credit score of the borrower, or of the cosigner if there is one. 0 means the lender states
   * that it requires none.
   */
  minimumScore: number | null
  /**
   * The minimum yearly income before tax of the borrower, or of the cosigner if there is one. 0 means the
   * lender states that it requires none.
   */
  minimumIncomeCents: number | null
  cosigner: 'required' | 'optional' | 'not_taken'
  /** Whether the lender takes a student under 18 who has an adult cosigner. */
  minorWithCosigner: boolean | null
  /** The rules of a loan that refinances others; `null` for a loan that pays for studies. */
  refinance: RefinanceRules | null
}
