import { type Card, cardSchema } from '#domain/cards/card.ts'
import { type LoanOffer, loanOfferSchema } from '#domain/loans/loan-offer.ts'
import { type Scholarship, scholarshipSchema } from '#domain/scholarships/scholarship.ts'
import type { StoredItem } from './catalog-items.ts'

/* The items of before-one-catalog.fixture.sql. */

const plainOffer = loanOfferSchema.parse({
  id: 'oak-plain',
  lenderId: 'oak',
  lenderName: 'Oak "Bank"',
  isSample: false,
  product: 'Plain',
  rateType: 'fixed',
  lowestRatePercent: 4,
  highestRatePercent: 15,
  rateSeenOn: '2026-11-01',
  rateCapPercent: null,
  rateIndex: '',
  isHigherWithoutCosigner: null,
  autopayDiscountPercent: 0,
  floorConditions: '',
  floorMinimumScore: null,
  floorScoreOf: 'borrower',
  termsMonths: [120],
  minimumCents: 0,
  maximumCents: null,
  originationFeePercent: 0,
  applicationFeeCents: 0,
  lateFeePercent: null,
  lateFeeCents: null,
  returnedPaymentFeeCents: null,
  graceMonths: 0,
  repaymentOptions: [{ choice: 'immediate', flatPaymentCents: 0, capitalization: 'at_repayment' }],
  cosignerReleaseAfterPayments: null,
  cosignerReleaseConditions: '',
  hardshipMonths: null,
  applyBy: null,
  applyUrl: null,
  rules: {
    borrowers: null,
    states: { except: ['NV'] },
    citizenships: null,
    citizenshipsWithCosigner: [],
    degrees: null,
    schoolControls: null,
    schoolLevels: null,
    minimumEnrollment: null,
    minimumScore: null,
    minimumIncomeCents: null,
    cosigner: 'not_taken',
    minorWithCosigner: null,
    refinance: null,
  },
})

const fullOffer: LoanOffer = {
  ...plainOffer,
  id: 'oak-full',
  product: 'The \\ "Loan" — für alle',
  rateType: 'variable',
  lowestRatePercent: 4.1234,
  highestRatePercent: 14.99,
  rateCapPercent: 18.5,
  rateIndex: '30-day SOFR',
  isHigherWithoutCosigner: true,
  autopayDiscountPercent: 0.25,
  floorConditions: 'a score',
  floorMinimumScore: 760,
  floorScoreOf: 'either',
  termsMonths: [60, 120],
  minimumCents: 100_000,
  maximumCents: 2_000_000,
  originationFeePercent: 1.5,
  applicationFeeCents: 2_500,
  lateFeePercent: 5,
  lateFeeCents: 2_500,
  returnedPaymentFeeCents: 0,
  graceMonths: 6,
  repaymentOptions: [
    { choice: 'immediate', flatPaymentCents: 0, capitalization: 'at_repayment' },
    { choice: 'flat', flatPaymentCents: 2_500, capitalization: 'interest_free' },
    { choice: 'deferred', flatPaymentCents: 0, capitalization: 'yearly' },
  ],
  cosignerReleaseAfterPayments: 24,
  cosignerReleaseConditions: 'a "score"',
  hardshipMonths: 12,
  applyBy: '2026-12-31',
  applyUrl: 'https://oak.example/?a="b"',
  rules: {
    borrowers: ['student', 'parent'],
    states: { only: ['IA', 'MN'] },
    citizenships: ['citizen'],
    citizenshipsWithCosigner: ['daca', 'visa'],
    degrees: ['bachelors'],
    schoolControls: ['public'],
    schoolLevels: ['four_year'],
    minimumEnrollment: 'half_time',
    minimumScore: 660,
    minimumIncomeCents: 3_000_000,
    cosigner: 'optional',
    minorWithCosigner: false,
    refinance: null,
  },
}

const refinanceOffer: LoanOffer = {
  ...plainOffer,
  id: 'oak-refinance',
  product: 'Refinance',
  rules: {
    ...plainOffer.rules,
    states: null,
    minimumScore: 0,
    cosigner: 'required',
    refinance: {
      loans: ['MY_LOANS_PRIVATE'],
      visaStatuses: null,
      minimumEducation: 'BACHELORS',
      graduateDegrees: null,
      schoolYears: ['NONE'],
      employments: ['EMPLOYED_FULL_TIME', 'SELF_EMPLOYED'],
      jobStartsWithinDays: 90,
    },
  },
}

const plainCard = cardSchema.parse({
  id: 'elm-plain',
  issuerId: 'elm',
  issuerName: 'Elm',
  isSample: false,
  name: 'Plain',
  types: ['everyday'],
  annualFeeCents: 0,
  firstYearFeeCents: null,
  purchaseApr: { lowestPercent: 18, highestPercent: 18 },
  transferApr: null,
  transferFee: null,
  cashAdvanceAprPercent: null,
  cashAdvanceFee: null,
  penaltyAprPercent: null,
  promotions: [],
  graceDays: null,
  minimumPayment: null,
  foreignFeePercent: 0,
  lateFeeCents: 0,
  returnedPaymentFeeCents: null,
  deposit: null,
  rewards: null,
  credits: [],
  bonus: null,
  creditBand: null,
  isForStudents: false,
  takesCosigner: null,
  takesItin: null,
  reportsTo: [],
  applyUrl: null,
  termsSeenOn: '2026-11-01',
})

const fullCard: Card = {
  ...plainCard,
  id: 'elm-full',
  name: 'The "Card" \\',
  types: ['secured', 'cash_back'],
  annualFeeCents: 9_500,
  firstYearFeeCents: 0,
  purchaseApr: { lowestPercent: 18.24, highestPercent: 27.5 },
  transferApr: { lowestPercent: 17, highestPercent: 27 },
  transferFee: { percent: 3, leastCents: 500 },
  cashAdvanceAprPercent: 29.99,
  cashAdvanceFee: { percent: 5, leastCents: 1_000 },
  penaltyAprPercent: 29.99,
  promotions: [
    { on: 'purchases', aprPercent: 0, months: 12 },
    { on: 'balance_transfers', aprPercent: 3.99, months: 18 },
  ],
  graceDays: 25,
  minimumPayment: { floorCents: 3_500, percentOfBalance: 1, addsInterest: true },
  foreignFeePercent: 2.7,
  lateFeeCents: 4_000,
  returnedPaymentFeeCents: 2_900,
  deposit: { leastCents: 20_000, mostCents: 250_000 },
  rewards: {
    basePointsPerDollar: 1.5,
    centsAPoint: 0.8,
    categories: [
      {
        categories: ['groceries', 'dining'],
        pointsPerDollar: 5,
        cap: { spendCents: 150_000, period: 'quarter' },
        months: [1, 2, 3],
        needsActivation: true,
      },
      { categories: ['gas'], pointsPerDollar: 2, cap: null, months: null, needsActivation: false },
    ],
  },
  credits: [
    { name: 'A "stream"', category: 'streaming', cents: 700, period: 'month' },
    { name: 'Second', category: 'travel', cents: 5_000, period: 'year' },
  ],
  bonus: { cents: 20_000, spendCents: 100_000, withinMonths: 3 },
  creditBand: 'good',
  isForStudents: true,
  takesCosigner: false,
  takesItin: true,
  reportsTo: ['Equifax', 'Experian'],
  applyUrl: 'https://elm.example',
}

const transferCard: Card = {
  ...plainCard,
  id: 'elm-transfer',
  name: 'Transfer',
  types: ['secured'],
  transferApr: { lowestPercent: 17, highestPercent: 17 },
  promotions: [{ on: 'balance_transfers', aprPercent: 0, months: 6 }],
  deposit: { leastCents: 4_900, mostCents: null },
  rewards: { basePointsPerDollar: 0, centsAPoint: null, categories: [] },
}

const plainScholarship = scholarshipSchema.parse({
  id: 'ash-plain',
  name: 'Plain',
  provider: 'Provider',
  isSample: false,
  about: '',
  awardLowCents: null,
  awardHighCents: null,
  awards: null,
  deadline: { kind: 'continuous', on: null, time: null, timeZone: null },
  createdOn: '2026-10-01',
  requirements: {
    levels: null,
    majors: null,
    states: null,
    opeids: null,
    leastGpa: null,
    enrollment: null,
    memberships: null,
    citizenships: null,
    demographics: null,
  },
  essays: [],
  recommendationLetters: 0,
  effortHours: null,
  basis: 'merit',
  applicants: null,
  renewableYears: 0,
  asksFor: [],
  dataUse: null,
  lastCheckedOn: '2026-11-01',
  source: 'Source',
  applyUrl: null,
})

const fullScholarship: Scholarship = {
  ...plainScholarship,
  id: 'ash-full',
  name: 'The "Ash" \\',
  about: 'About',
  awardLowCents: 50_000,
  awardHighCents: 100_000,
  awards: 3,
  deadline: { kind: 'received', on: '2027-03-01', time: '17:00', timeZone: 'America/Chicago' },
  requirements: {
    levels: ['undergraduate', 'graduate'],
    majors: ['11', '51'],
    states: ['IA'],
    opeids: ['00100200'],
    leastGpa: 3.25,
    enrollment: 'half_time',
    memberships: ['scouting'],
    citizenships: ['citizen'],
    demographics: ['woman', 'asian'],
  },
  essays: [
    { prompt: 'Why "you"?', leastWords: null, mostWords: 500 },
    { prompt: 'Second', leastWords: 50, mostWords: null },
  ],
  recommendationLetters: 2,
  effortHours: 4.5,
  basis: 'need',
  applicants: 120,
  renewableYears: 1,
  asksFor: ['name', 'email'],
  dataUse: 'shares',
  source: 'https://ash.example',
  applyUrl: 'https://ash.example/apply',
}

const offered = <Item>(item: Item): StoredItem<Item> => ({ item, withdrawnOn: null })
const withdrawn = <Item>(item: Item): StoredItem<Item> => ({ item, withdrawnOn: '2026-11-20' })

export const itemsBefore = {
  offers: [offered(fullOffer), withdrawn(plainOffer), offered(refinanceOffer)],
  cards: [offered(fullCard), withdrawn(plainCard), offered(transferCard)],
  scholarships: [offered(fullScholarship), withdrawn(plainScholarship)],
}

export const linesBefore = [
  ['ash-full', 'scholarships'],
  ['ash-plain', 'scholarships'],
  ['elm-full', 'credit-cards'],
  ['elm-plain', 'credit-cards'],
  ['elm-transfer', 'credit-cards'],
  ['oak-full', 'student-loans'],
  ['oak-plain', 'student-loans'],
  ['oak-refinance', 'refinance-student-loans'],
]

const october = new Date('2026-10-02T10:00:00Z')
const november = new Date('2026-11-02T10:00:00Z')

const cardRates = ({
  purchaseApr,
  transferApr,
  cashAdvanceAprPercent,
  penaltyAprPercent,
  termsSeenOn,
}: Card) => ({ purchaseApr, transferApr, cashAdvanceAprPercent, penaltyAprPercent, termsSeenOn })

const offerRates = ({ lowestRatePercent, highestRatePercent, rateCapPercent, rateSeenOn }: LoanOffer) => ({
  lowestRatePercent,
  highestRatePercent,
  rateCapPercent,
  rateSeenOn,
})

const card = { kind: 'credit_card', number: 1, loaded_at: november }
const offer = { kind: 'loan_offer', number: 1, loaded_at: november }

/** Ordered by kind, item and number. */
export const versionsBefore = [
  {
    ...card,
    item_id: 'elm-full',
    loaded_at: october,
    body: {
      ...cardRates(plainCard),
      purchaseApr: { lowestPercent: 19, highestPercent: 29 },
      termsSeenOn: '2026-10-01',
    },
  },
  { ...card, item_id: 'elm-full', number: 2, body: cardRates(fullCard) },
  { ...card, item_id: 'elm-plain', body: cardRates(plainCard) },
  { ...card, item_id: 'elm-transfer', body: cardRates(transferCard) },
  {
    ...offer,
    item_id: 'oak-full',
    loaded_at: october,
    body: {
      lowestRatePercent: 5,
      highestRatePercent: 15,
      rateCapPercent: null,
      rateSeenOn: '2026-10-01',
    },
  },
  { ...offer, item_id: 'oak-full', number: 2, body: offerRates(fullOffer) },
  { ...offer, item_id: 'oak-plain', body: offerRates(plainOffer) },
  { ...offer, item_id: 'oak-refinance', body: offerRates(refinanceOffer) },
]
