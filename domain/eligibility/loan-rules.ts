import { z } from 'zod'
import { cents, count, listOf } from '#domain/catalog-fields.ts'
import { refinanceRulesSchema } from '#domain/refinance/refinance-rules.ts'
import { borrowers, citizenships, degrees, enrollments, schoolControls, schoolLevels } from './profile.ts'

const postalCodes = z.array(z.string()).readonly()

export const loanRulesSchema = z.object({
  borrowers: listOf(borrowers).nullable(),
  /** Postal codes: the only states the lender lends in, or the states it does not lend in. */
  states: z
    .union([z.strictObject({ only: postalCodes }), z.strictObject({ except: postalCodes })])
    .nullable(),
  /** The citizenships that may borrow alone. */
  citizenships: listOf(citizenships).nullable(),
  /** The additional citizenships that may borrow with a cosigner who is a citizen or permanent resident. */
  citizenshipsWithCosigner: listOf(citizenships),
  degrees: listOf(degrees).nullable(),
  schoolControls: listOf(schoolControls).nullable(),
  schoolLevels: listOf(schoolLevels).nullable(),
  /** The lowest enrollment the lender accepts. */
  minimumEnrollment: z.enum(enrollments).nullable(),
  /**
   * The minimum credit score of the borrower, or of the cosigner if there is one. 0 means the lender states
   * that it requires none.
   */
  minimumScore: count.nullable(),
  /**
   * The minimum yearly income before tax of the borrower, or of the cosigner if there is one. 0 means the
   * lender states that it requires none.
   */
  minimumIncomeCents: cents.nullable(),
  cosigner: z.enum(['required', 'optional', 'not_taken']),
  /** Whether the lender takes a student under 18 who has an adult cosigner. */
  minorWithCosigner: z.boolean().nullable(),
  /** The rules of a loan that refinances others; `null` for a loan that pays for studies. */
  refinance: refinanceRulesSchema.nullable(),
})

/**
 * Whom a lender lends to. `null` means the lender has no such rule or does not publish it; the comments on
 * the minimums explain 0.
 */
export type LoanRules = z.infer<typeof loanRulesSchema>
