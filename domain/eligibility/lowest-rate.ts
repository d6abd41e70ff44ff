import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import { type BorrowerProfile, type CreditBand, creditBands } from './profile.ts'
import type { Judgment, Verdict } from './rule-verdict.ts'

type LowestRate = Pick<LoanOffer, 'floorMinimumScore' | 'floorScoreOf' | 'rules'>

/**
 * Returns whether the answers leave an offer's lowest rate open. "no": they exclude it, because every score
 * that could count is below the one the lender states, or because it needs a cosigner and there is none.
 * "yes": a score that counts is high enough; lenders ask for more than a score, so it promises nothing.
 */
export function checkLowestRate(
  { floorMinimumScore, floorScoreOf, rules }: LowestRate,
  profile: BorrowerProfile,
  { isWithCosigner }: Pick<Judgment, 'isWithCosigner'>,
): Verdict {
  const own = reaches(floorMinimumScore, profile.credit)
  if (floorScoreOf === 'borrower') return own
  const isTaken = rules.cosigner !== 'not_taken' && profile.hasCosigner !== false
  const cosigners = isTaken ? reaches(floorMinimumScore, profile.cosignerCredit) : 'no'
  // The loan is judged without the cosigner, who may or may not be enough for this lender.
  const withCosigner = cosigners === 'yes' && !isWithCosigner ? 'unknown' : cosigners
  return floorScoreOf === 'cosigner' ? withCosigner : getBetter(own, withCosigner)
}

/** A stated score requires a score, so a signer without one fails it. */
function reaches(minimum: number | null, band: CreditBand | undefined): Verdict {
  if (minimum === null || band === undefined) return 'unknown'
  const scores = creditBands[band]
  if (!scores || scores.to < minimum) return 'no'
  return scores.from >= minimum ? 'yes' : 'unknown'
}

function getBetter(a: Verdict, b: Verdict): Verdict {
  if (a === 'yes' || b === 'yes') return 'yes'
  return a === 'no' && b === 'no' ? 'no' : 'unknown'
}
