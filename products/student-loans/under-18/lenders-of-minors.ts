import type { LoanOffer } from '#domain/loans/loan-offer.ts'

/** The lenders that say they take a student under 18 with an adult cosigner. */
export interface LendersOfMinors {
  /** In alphabetical order. */
  names: readonly string[]
  /** Whether some of them are invented. */
  areSamples: boolean
}

export function findLendersOfMinors(offers: readonly LoanOffer[]): LendersOfMinors {
  const taking = offers.filter(({ rules }) => rules.cosigner !== 'not_taken' && rules.minorWithCosigner)
  return {
    names: [...new Set(taking.map(({ lenderName }) => lenderName))].toSorted(),
    areSamples: taking.some(({ isSample }) => isSample),
  }
}
