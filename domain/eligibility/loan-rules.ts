import type { Borrower, Citizenship, Degree, Enrollment, SchoolControl, SchoolLevel } from './profile.ts'

/** Whom a lender lends to. `null` is a lender that sets no such rule, or says nothing of it; see the minimums for 0. */
export interface LoanRules {
  borrowers: readonly Borrower[] | null
  /** Postal codes: lent only there, or everywhere but there. */
  states: { only: readonly string[] } | { except: readonly string[] } | null
  /** Who may borrow alone. */
  citizenships: readonly Citizenship[] | null
  /** Who may borrow with a cosigner who is a citizen or permanent resident, beside those above. */
  citizenshipsWithCosigner: readonly Citizenship[]
  degrees: readonly Degree[] | null
  schoolControls: readonly SchoolControl[] | null
  schoolLevels: readonly SchoolLevel[] | null
  /** The least enrollment lent for. */
  minimumEnrollment: Enrollment | null
  /** The borrower's score, or the cosigner's where one is taken. 0 is a lender that says it asks for none. */
  minimumScore: number | null
  /** A year, before tax: the borrower's, or the cosigner's where one is taken. 0 is a lender that says it asks for none. */
  minimumIncomeCents: number | null
  cosigner: 'required' | 'optional' | 'not_taken'
}
