import type { RemainingFederalLoans } from '#domain/federal-limits/remaining-federal-loans.ts'

/** What a student still has to find for a school year, before and after federal loans. Whole cents, 0 or more. */
export interface PrivateNeed {
  /** What is missing before any loan still to come. */
  wholeCents: number
  /** What is left for a private loan: the whole less the federal loans that surely remain. */
  privateCents: number
  /**
   * What would be left if the student turns out to be allowed federal loans; `null` when that is known. Then
   * `privateCents` has it subtracted already.
   */
  privateIfEligibleCents: number | null
}

/**
 * Subtracts the student's own federal loans of this year from what is missing. Only what is sure counts: the lower end
 * of what remains, and nothing while it is unknown whether citizenship allows federal loans. What has been borrowed
 * already is neither in the amount nor in what remains, so nothing is subtracted twice. A parent's PLUS loan is
 * not subtracted, because it takes a credit check.
 * @param wholeCents what grants, scholarships, savings, and loans already taken leave open
 */
export function calculatePrivateNeed(
  wholeCents: number,
  { mayBorrow, student }: Pick<RemainingFederalLoans, 'mayBorrow' | 'student'>,
): PrivateNeed {
  const leftCents = Math.max(0, wholeCents - student.thisYear.fromCents)
  return {
    wholeCents,
    privateCents: mayBorrow === 'yes' ? leftCents : wholeCents,
    privateIfEligibleCents: mayBorrow === 'unknown' ? leftCents : null,
  }
}

/** The amount that a list of private loans is for at first: the private need, or all of it if that is nothing. */
export function chooseListedCents({ wholeCents, privateCents }: PrivateNeed): number {
  return privateCents > 0 ? privateCents : wholeCents
}

/**
 * The other amount that such a list can be for: with and without federal loans. `null` when there is no other.
 * @param listedCents the amount that the list is for now
 */
export function chooseOtherCents(need: PrivateNeed, listedCents: number): number | null {
  const afterLoansCents = need.privateIfEligibleCents ?? need.privateCents
  const other = listedCents === need.wholeCents ? afterLoansCents : need.wholeCents
  return other > 0 && other !== listedCents ? other : null
}
