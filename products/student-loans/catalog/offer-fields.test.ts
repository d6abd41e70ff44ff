import { expect, test } from 'vitest'
import { offer } from '#domain/loans/loan-offer.fixture.ts'
import { manyOffers } from '#testing/many-offers.ts'
import { manyRefinanceOffers } from '#testing/many-refinance-offers.ts'
import { type OfferCells, offerCells, offerFields, readOffer, requiredOfferFields } from './offer-fields.ts'

const today = '2026-11-21'
const lender = { id: 'oak-bank', name: 'Oak Bank' }
const real = {
  ...offer,
  lenderId: lender.id,
  lenderName: lender.name,
  isSample: false,
  applyUrl: 'https://oak.example/',
}
const cells = offerCells(real)
/** The cells that turn it into a loan that refinances others. */
const refinanceCells: Partial<OfferCells> = {
  product_line: 'refinance-student-loans',
  grace_months: '0',
  repayment_options: 'immediate',
}

test.each([
  ['for studies', manyOffers],
  ['that refinance others', manyRefinanceOffers],
])('writing and parsing an offer returns the same offer, for 2,000 random loans %s', (_what, makeMany) => {
  for (const made of makeMany({ lenderCount: 200, offersEach: 10, today })) {
    const read = readOffer(offerCells(made), { lender: { id: made.lenderId, name: made.lenderName }, today })
    expect(read).toStrictEqual({ ok: true, offer: made })
  }
})

test('a fact that a lender does not state stays missing and never becomes 0', () => {
  const said = Object.fromEntries(
    offerFields.map((field) => [field, requiredOfferFields.includes(field) ? cells[field] : '']),
  ) as OfferCells
  const read = readOffer(said, { lender, today })
  expect(read.ok && read.offer).toMatchObject({
    rateCapPercent: null,
    isHigherWithoutCosigner: null,
    floorMinimumScore: null,
    floorScoreOf: 'either',
    maximumCents: null,
    lateFeePercent: null,
    lateFeeCents: null,
    returnedPaymentFeeCents: null,
    cosignerReleaseAfterPayments: null,
    cosignerReleaseConditions: '',
    hardshipMonths: null,
    applyBy: null,
    rules: {
      borrowers: null,
      states: null,
      citizenships: null,
      citizenshipsWithCosigner: [],
      degrees: null,
      schoolControls: null,
      schoolLevels: null,
      minimumEnrollment: null,
      minimumScore: null,
      minimumIncomeCents: null,
      minorWithCosigner: null,
      refinance: null,
    },
  })
})

test('every loaded offer is real, whatever the file says', () => {
  const read = readOffer({ ...cells, is_sample: 'yes' } as OfferCells, { lender, today })
  expect(read.ok && read.offer.isSample).toBe(false)
})

test.each<[string, Partial<OfferCells>, RegExp]>([
  [
    'a rate as a fraction',
    { lowest_rate_percent: '0.04', highest_rate_percent: '0.12', autopay_discount_percent: '0' },
    /fraction: enter 4\.99/,
  ],
  ['an inverted rate range', { lowest_rate_percent: '13' }, /lowest_rate_percent is above/],
  ['a rate seen tomorrow', { rate_seen_on: '2026-11-22' }, /is in the future/],
  [
    'a rate without a date',
    { rate_seen_on: '' },
    /^rate_seen_on is empty but required: enter it as 2026-11-21/,
  ],
  [
    'a rate with a nonexistent date',
    { rate_seen_on: '2026-11-31' },
    /^rate_seen_on "2026-11-31" is not a date/,
  ],
  ['a cap on a fixed rate', { rate_cap_percent: '18' }, /applies only to variable rates/],
  ['an index for a fixed rate', { rate_index: 'SOFR' }, /applies only to variable rates/],
  ['a cap below the range', { rate_type: 'variable', rate_cap_percent: '11' }, /below highest_rate_percent/],
  ['a discount as large as the rate', { autopay_discount_percent: '6' }, /is not below/],
  ['a maximum below the minimum', { minimum_dollars: '50000' }, /maximum_dollars is below/],
  ['both included and excluded states', { states_only: 'IA', states_except: 'MN' }, /keep one/],
  [
    'a cosigner release without a cosigner',
    { cosigner: 'not_taken', lowest_rate_score_of: 'borrower' },
    /^cosigner_release_after_payments does not apply when cosigner is not_taken/,
  ],
  [
    'a minor’s cosigner without a cosigner',
    {
      cosigner: 'not_taken',
      lowest_rate_score_of: 'borrower',
      cosigner_release_after_payments: '',
      minor_with_cosigner: 'no',
    },
    /^minor_with_cosigner does not apply/,
  ],
  [
    'a lowest rate for cosigners that are not taken',
    { cosigner: 'not_taken', cosigner_release_after_payments: '' },
    /^lowest_rate_score_of is cosigner, but cosigner is not_taken: enter borrower/,
  ],
  ['an impossible score for the lowest rate', { lowest_rate_score: '78' }, /^lowest_rate_score "78"/],
  [
    'a rule of refinancing for a loan that pays for studies',
    { employments: 'retired' },
    /^employments does not apply when product_line is student-loans/,
  ],
  [
    'a rule on studies for a loan that refinances others',
    { ...refinanceCells, degrees: 'masters' },
    /^degrees does not apply when product_line is refinance-student-loans/,
  ],
  ['a refinance loan with a grace period', { ...refinanceCells, grace_months: '6' }, /^grace_months/],
  [
    'a refinance loan that is not paid back at once',
    { ...refinanceCells, repayment_options: 'immediate; deferred' },
    /^repayment_options/,
  ],
  [
    'an unknown product line',
    { product_line: 'credit-cards' },
    /^product_line "credit-cards" is not recognized/,
  ],
  ['a missing application URL', { apply_url: '' }, /^apply_url is empty but required: enter the full URL/],
  [
    'an impossible score',
    { minimum_score: '900' },
    /^minimum_score "900" is not a whole number in range: enter one from 300 to 850/,
  ],
])('%s is refused', (_what, change, why) => {
  const read = readOffer({ ...cells, ...change }, { lender, today })
  expect(read.ok ? [] : read.problems).toEqual([expect.stringMatching(why)])
})

test('all invalid fields are reported at once', () => {
  const read = readOffer({ ...cells, product: '', grace_months: 'six', cosigner: 'maybe' }, { lender, today })
  expect(read).toEqual({
    ok: false,
    problems: [
      'product is empty but required',
      'grace_months "six" is not a whole number in range: enter one from 0 to 60',
      'cosigner "maybe" is not recognized: enter one of required, optional, not_taken',
    ],
  })
})

test('fields that contradict each other are reported together with those that cannot be read', () => {
  const change = {
    product: '',
    lowest_rate_percent: '14',
    highest_rate_percent: '12',
    rate_seen_on: '2026-11-22',
  }
  expect(readOffer({ ...cells, ...change }, { lender, today })).toEqual({
    ok: false,
    problems: [
      'product is empty but required',
      'lowest_rate_percent is above highest_rate_percent: swap them',
      'rate_seen_on 2026-11-22 is in the future: enter the date the rates were read',
    ],
  })
})

test('a field that cannot be read contradicts no other', () => {
  const read = readOffer({ ...cells, cosigner: 'maybe', highest_rate_percent: '' }, { lender, today })
  expect(read.ok ? [] : read.problems).toEqual([
    'highest_rate_percent is empty but required: enter 4.99 for 4.99%, with up to four decimals',
    'cosigner "maybe" is not recognized: enter one of required, optional, not_taken',
  ])
})

test('a minimum of 0 is distinguished from a missing one', () => {
  const minimums = (change: Partial<OfferCells>) => {
    const read = readOffer({ ...cells, ...change }, { lender, today })
    return read.ok && [read.offer.rules.minimumScore, read.offer.rules.minimumIncomeCents]
  }
  expect(minimums({ minimum_score: '0', minimum_income_dollars: '0' })).toEqual([0, 0])
  expect(minimums({ minimum_score: '', minimum_income_dollars: '' })).toEqual([null, null])
})

test('a rate seen today is accepted', () => {
  expect(readOffer({ ...cells, rate_seen_on: today }, { lender, today }).ok).toBe(true)
})
