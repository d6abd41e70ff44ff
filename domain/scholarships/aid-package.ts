/**
 * The parts of an aid offer that are treated differently when an outside scholarship arrives. An offer lists
 * them by name, so a student can sort its lines into these.
 */
export const aidKinds = [
  'pell',
  'governmentGrants',
  'schoolGrants',
  'otherScholarships',
  'workStudy',
  'subsidizedLoans',
  'otherLoans',
] as const

/**
 * - `pell`: the Federal Pell Grant, which other aid does not shrink
 * - `governmentGrants`: state grants and the federal FSEOG
 * - `schoolGrants`: the school's own grants, scholarships, and waivers
 * - `otherScholarships`: outside scholarships before the one in question
 * - `workStudy`: what the student may earn in a work-study job
 * - `subsidizedLoans`: Direct Subsidized Loans, which need limits
 * - `otherLoans`: unsubsidized, PLUS, and private loans, which only the cost of attendance limits
 */
export type AidKind = (typeof aidKinds)[number]

/** One year's aid, in whole cents of 0 or more. */
export type AidPackage = Readonly<Record<AidKind, number>>

/** Aid that is neither repaid nor earned. */
export const giftKinds = ['pell', 'governmentGrants', 'schoolGrants', 'otherScholarships'] as const

export function sumAid(aid: AidPackage, kinds: readonly AidKind[] = aidKinds): number {
  return kinds.reduce((total, kind) => total + aid[kind], 0)
}
