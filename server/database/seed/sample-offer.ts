import type { LoanRules } from '#domain/eligibility/loan-rules.ts'
import type { LoanOffer, RepaymentOption } from '#domain/loans/loan-offer.ts'
import { type Capitalization, type RepaymentChoice, repaymentChoices } from '#domain/loans/loan-terms.ts'
import { daysFromToday } from '#server/database/catalog-items.ts'

/**
 * An invented offer. Its dates are offsets from today, so that its rate never becomes too old and its
 * deadline never passes.
 */
interface SampleOffer
  extends Omit<
    LoanOffer,
    'id' | 'lenderId' | 'lenderName' | 'isSample' | 'rateSeenOn' | 'applyBy' | 'applyUrl'
  > {
  rateSeenDaysAgo: number
  applyByDaysAhead: number | null
}

export interface SampleLender {
  id: string
  name: string
  /** An invented payment agreement; `null` when the lender pays nothing. */
  payment: SamplePayment | null
  /** The offers by the last part of their ids. */
  offers: Record<string, SampleOffer>
}

interface SamplePayment {
  perClickCents: number
  perApplicationCents: number
  perFundedLoanCents: number
  /** 'YYYY-MM-DD' */
  agreedOn: string
}

/** What an invented lender states about an offer; other fields come from `defaults`. */
export type Said = Partial<Omit<SampleOffer, 'rules'>> & { rules?: Partial<LoanRules> }

/** Combines facts into an offer; later ones replace earlier ones, and rules are merged one by one. */
function sampleOffer(...said: Said[]): SampleOffer {
  let offer = defaults
  for (const more of said) offer = { ...offer, ...more, rules: { ...offer.rules, ...more.rules } }
  return offer
}

/** Makes a lender of what it states about every offer and about each. */
export function sampleLender(
  id: string,
  name: string,
  {
    payment = null,
    every,
    offers,
  }: { payment?: SampleLender['payment']; every: Said; offers: Record<string, Said> },
): SampleLender {
  const said = Object.entries(offers).map(([key, own]): [string, SampleOffer] => [
    key,
    sampleOffer(every, own),
  ])
  return { id, name, payment, offers: Object.fromEntries(said) }
}

/** Returns the offers of a lender as they are stored. */
export function toLoanOffers({ id: lenderId, name, offers }: SampleLender): LoanOffer[] {
  return Object.entries(offers).map(([key, { rateSeenDaysAgo, applyByDaysAhead, ...offer }]) => ({
    ...offer,
    id: `${lenderId}-${key}`,
    lenderId,
    lenderName: name,
    isSample: true,
    rateSeenOn: daysFromToday(-rateSeenDaysAgo),
    applyBy: applyByDaysAhead === null ? null : daysFromToday(applyByDaysAhead),
    applyUrl: null,
  }))
}

/** Nominal rates before any discount. */
export function fixed(lowestRatePercent: number, highestRatePercent: number): Said {
  return { rateType: 'fixed', lowestRatePercent, highestRatePercent, rateCapPercent: null, rateIndex: '' }
}

export function variable(
  lowestRatePercent: number,
  highestRatePercent: number,
  rateCapPercent: number | null,
): Said {
  const rateIndex = '30-day average SOFR'
  return { rateType: 'variable', lowestRatePercent, highestRatePercent, rateCapPercent, rateIndex }
}

/** Sets the ways to repay; `flat` is a monthly amount in cents. */
export function repaying(
  choices: readonly RepaymentChoice[],
  {
    flatPaymentCents = 2_500,
    capitalization = 'at_repayment',
  }: { flatPaymentCents?: number; capitalization?: Capitalization } = {},
): { repaymentOptions: RepaymentOption[] } {
  return {
    repaymentOptions: choices.map((choice) => ({
      choice,
      flatPaymentCents: choice === 'flat' ? flatPaymentCents : 0,
      capitalization: choice === 'immediate' ? 'at_repayment' : capitalization,
    })),
  }
}

/** Says in words and as a number which credit score the lowest rate requires, so that the two always agree. */
export function lowestRate(
  floorScoreOf: 'cosigner' | 'either',
  floorMinimumScore: number,
  { first = '', also = '' }: { first?: string; also?: string } = {},
): Pick<LoanOffer, 'floorConditions' | 'floorMinimumScore' | 'floorScoreOf'> {
  const score = `a credit score of ${floorMinimumScore} or more`
  const whose = floorScoreOf === 'cosigner' ? `a cosigner with ${score}` : `${score}, yours or a cosigner’s`
  return { floorConditions: first + whose + also, floorMinimumScore, floorScoreOf }
}

/** Says what the lowest rate of a loan without a cosigner requires when that is no credit score. */
export function lowestRateFor(
  floorConditions: string,
): Pick<LoanOffer, 'floorConditions' | 'floorMinimumScore' | 'floorScoreOf'> {
  return { floorConditions, floorMinimumScore: null, floorScoreOf: 'borrower' }
}

const defaults: SampleOffer = {
  product: 'Student Loan',
  rateType: 'fixed',
  lowestRatePercent: 6,
  highestRatePercent: 15,
  rateSeenDaysAgo: 5,
  rateCapPercent: null,
  rateIndex: '',
  isHigherWithoutCosigner: true,
  autopayDiscountPercent: 0.25,
  ...lowestRate('cosigner', 760),
  termsMonths: [120],
  minimumCents: 100_000,
  maximumCents: null,
  originationFeePercent: 0,
  applicationFeeCents: 0,
  lateFeePercent: 5,
  lateFeeCents: 2_500,
  returnedPaymentFeeCents: 2_000,
  graceMonths: 6,
  ...repaying(repaymentChoices),
  cosignerReleaseAfterPayments: 36,
  cosignerReleaseConditions: 'your own credit score of 680 or more and proof of income',
  hardshipMonths: 12,
  applyByDaysAhead: null,
  rules: {
    borrowers: ['student'],
    states: null,
    citizenships: ['citizen', 'permanent_resident'],
    citizenshipsWithCosigner: ['eligible_noncitizen', 'daca', 'visa'],
    degrees: ['associates', 'bachelors', 'masters', 'doctorate', 'professional'],
    schoolControls: null,
    schoolLevels: ['four_year', 'two_year'],
    minimumEnrollment: 'half_time',
    minimumScore: 660,
    minimumIncomeCents: null,
    cosigner: 'optional',
    minorWithCosigner: null,
    refinance: null,
  },
}
