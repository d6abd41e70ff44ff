import { calculateLoanCost } from '#domain/loans/cost-of-loan.ts'
import { type AidOffer, type LoanKind, loanKinds } from './aid-offer.ts'
import type { OfferFigures } from './offer-figures.ts'

/** What one loan of an offer comes to. Whole cents. */
export interface OfferDebt {
  kind: LoanKind
  amountCents: number
  /** `null` if the offer does not state the rate of a loan that is not federal. */
  repaid: { ratePercent: number; months: number; totalCents: number } | null
}

/** What is assumed for school and private loans whose letter states a rate and no term. */
const usualMonths = 120
/** 34 CFR 685.207: repayment begins six months after half-time study ends. */
const graceMonths = 6

/**
 * Prices this year's loans of an offer: Direct and PLUS Loans at the rates of the award year, in the Tiered Standard
 * plan by the loan alone, others at the rate that the offer states over ten years. Nothing is paid until six months
 * after the program, except on a PLUS loan, whose payments begin at once. The amount of a Direct Loan is what is owed:
 * its fee is taken from what is paid out.
 */
export function listDebts(offer: AidOffer, borrower: Borrower): OfferDebt[] {
  return loanKinds.flatMap((kind) => {
    const amountCents = offer.amounts[kind] ?? 0
    if (amountCents === 0) return []
    return [{ kind, amountCents, repaid: price(offer, { kind, amountCents }, borrower) }]
  })
}

interface Borrower {
  isGraduate: boolean
  figures: OfferFigures
}

function price(
  offer: AidOffer,
  { kind, amountCents }: Pick<OfferDebt, 'kind' | 'amountCents'>,
  borrower: Borrower,
): OfferDebt['repaid'] {
  const ratePercent = findRate(offer, kind, borrower)
  if (ratePercent === null) return null
  const isFederal = kind !== 'schoolLoan' && kind !== 'privateLoan'
  const termMonths = isFederal ? findMonths(amountCents, borrower.figures) : usualMonths
  const { totalCents } = calculateLoanCost({
    amountCents,
    ratePercent,
    termMonths,
    inSchoolMonths: countSchoolMonths(offer.years),
    graceMonths,
    repayment: kind === 'parentPlus' ? 'immediate' : 'deferred',
    flatPaymentCents: 0,
    // 20 USC 1087e(f): subsidized loans bear no interest in school and in the grace period.
    capitalization: kind === 'subsidized' ? 'interest_free' : 'at_repayment',
  })
  return { ratePercent, months: termMonths, totalCents }
}

function findRate(offer: AidOffer, kind: LoanKind, { isGraduate, figures }: Borrower): number | null {
  if (kind === 'schoolLoan' || kind === 'privateLoan') return offer.rates[kind]
  const { rates } = figures.years[offer.awardYear]
  if (kind === 'parentPlus') return rates.plusPercent
  return isGraduate ? rates.graduatePercent : rates.undergraduatePercent
}

function findMonths(amountCents: number, { terms }: OfferFigures): number {
  return terms.find(({ belowCents }) => belowCents === null || amountCents < belowCents)?.months ?? 0
}

/** From the first month of a school year to the last of the program: nine months, and twelve for each year before. */
function countSchoolMonths(years: number): number {
  return (years - 1) * 12 + 9
}
