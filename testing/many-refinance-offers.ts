import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import {
  educations,
  employments,
  graduateDegrees,
  refinancedLoans,
  schoolYears,
  visaStatuses,
} from '#domain/refinance/codes.ts'
import type { RefinanceRules } from '#domain/refinance/refinance-rules.ts'
import { type ManyOffers, manyOffers } from './many-offers.ts'
import { type Random, randomChoices } from './random-numbers.ts'

/** Generates a varied catalog of loans that refinance others, the same on every run. */
export function manyRefinanceOffers(many: ManyOffers): LoanOffer[] {
  const random = randomChoices(20_261_123)
  return manyOffers(many).map((offer) => ({
    ...offer,
    graceMonths: 0,
    repaymentOptions: [{ choice: 'immediate', flatPaymentCents: 0, capitalization: 'at_repayment' }],
    rules: {
      ...offer.rules,
      borrowers: null,
      citizenships: null,
      citizenshipsWithCosigner: [],
      degrees: null,
      schoolControls: null,
      schoolLevels: null,
      minimumEnrollment: null,
      minorWithCosigner: null,
      refinance: makeRules(random),
    },
  }))
}

function makeRules(random: Random): RefinanceRules {
  const some = <Code>(codes: readonly Code[]) => (random.chance(0.3) ? random.some(codes) : null)
  return {
    loans: some(refinancedLoans),
    visaStatuses: some(visaStatuses),
    minimumEducation: random.oneOf([null, ...educations]),
    graduateDegrees: random.chance(0.1) ? random.some(graduateDegrees) : null,
    schoolYears: some(schoolYears),
    employments: some(employments),
    jobStartsWithinDays: random.oneOf([null, 90, 180]),
  }
}
