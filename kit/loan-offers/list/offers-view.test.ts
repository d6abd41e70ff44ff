import { expect, test } from 'vitest'
import { offer } from '#domain/loans/loan-offer.fixture.ts'
import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import type { BorrowerSituation } from '#kit/loan-offers/borrower-situation.ts'
import { offersAddress } from '#kit/loan-offers/settings/offers-address.ts'
import { viewOffers } from './offers-view.server.ts'

const today = '2026-11-21'
const paths = {
  offers: '/loans',
  compare: '/loans/compare',
  compareFile: '/loans/compare.csv',
  yours: '/student-loans/offers/yours',
  cosigner: '/loans/cosigner',
}
const situation: BorrowerSituation = {
  isExample: false,
  schoolName: undefined,
  opeid: '',
  profile: { isAdult: true, state: 'CA' },
  borrowing: { amountCents: 1_000_000, inSchoolMonths: 18, repayment: 'deferred' },
  shareableAnswers: [['amount', '10000']],
}

const scored = { ...offer, rules: { ...offer.rules, minimumScore: 680 } }
const offers: LoanOffer[] = [
  offer,
  { ...offer, id: 'variable', rateType: 'variable', rateCapPercent: 18 },
  { ...offer, id: 'fee', originationFeePercent: 4 },
  { ...scored, id: 'scored' },
  { ...offer, id: 'texan', rules: { ...offer.rules, states: { only: ['TX'] } } },
  { ...offer, id: 'stale', rateSeenOn: '2026-10-20' },
  { ...offer, id: 'large', minimumCents: 2_000_000 },
]

function view(query: string, list: readonly LoanOffer[] = offers) {
  const params = new URLSearchParams(query)
  return viewOffers({
    params,
    paths,
    situation,
    today,
    offers: list,
    paidLenders: new Set(['quillmere-bank']),
  })
}
const ids = (query: string) => view(query).shown.map((ranked) => ranked.offer.id)

test('every loan is shown or listed with the reason why not', () => {
  const { shown, refused, stale, leftOut } = view('')
  expect(shown).toHaveLength(4)
  expect(refused.map((one) => one.offer.id)).toEqual(['texan'])
  expect(stale.map((one) => one.offer.id)).toEqual(['stale'])
  expect(leftOut.map((one) => one.offer.id)).toEqual(['large'])
})

test.each([
  ['rate=variable', ['variable']],
  ['no-fee=1&rate=fixed', ['quillmere-campus-fixed', 'scored']],
  ['fits=1', ['quillmere-campus-fixed', 'variable', 'fee']],
])('filtered by %s, the hidden loans are counted', (query, expected) => {
  expect(ids(query).toSorted()).toEqual(expected.toSorted())
  expect(view(query).filteredOut).toBe(4 - expected.length)
})

test('loans are priced for the chosen term, and a loan without that term is left out', () => {
  const { shown, leftOut } = view('term=7')
  expect(shown).toEqual([])
  expect(leftOut.map(({ reason }) => reason)).toEqual(Array(5).fill('term_not_offered'))
})

test('autopay lowers both ends of the rate range, unless the same assumptions apply to all loans', () => {
  const rates = (query: string) => view(query, [offer]).shown[0]
  expect(rates('autopay=1')).toMatchObject({ lowest: { ratePercent: 5.75 }, highest: { ratePercent: 11.75 } })
  expect(rates('autopay=1&same=1')).toMatchObject({ lowest: { ratePercent: 6 }, termMonths: 120 })
})

test('the list starts with twelve loans, and the full list has pages of fifty', () => {
  const many = Array.from({ length: 120 }, (_, index) => ({ ...offer, id: `loan-${1000 + index}` }))
  expect(view('', many)).toMatchObject({ count: 120, from: 0, pages: 3 })
  expect(view('', many).shown).toHaveLength(12)
  const pages = ['all=1', 'all=1&page=2', 'all=1&page=3'].map((query) => view(query, many).shown)
  expect(pages.map((page) => page.length)).toEqual([50, 50, 20])
  expect(new Set(pages.flat().map((ranked) => ranked.offer.id)).size).toBe(120)
  // A page number beyond the filtered list shows the last page.
  expect(view('all=1&page=9', many).from).toBe(100)
})

test('a hidden loan stays checked, and a loan that does not exist is dropped', () => {
  expect(view('rate=fixed&compare=variable&compare=gone').compared).toEqual(['variable'])
})

test('who pays changes neither order nor score', () => {
  const paid = view('')
  const unpaid = viewOffers({
    params: new URLSearchParams(),
    paths,
    situation,
    today,
    offers,
    paidLenders: new Set(),
  })
  expect(unpaid.shown).toEqual(paid.shown)
})

test('the address of the list contains the bands, settings, and checked loans, and can be changed', () => {
  const shown = view('amount=10000&sort=deadline&w-fees=50&compare=fee&utm_source=x')
  expect(offersAddress(shown)).toBe('/loans?amount=10000&sort=deadline&w-fees=50&compare=fee')
  expect(offersAddress(shown, { sort: 'best_match', showsAll: true })).toBe(
    '/loans?amount=10000&w-fees=50&all=1&compare=fee',
  )
})

test('the cost bars extend to the highest total, including application fees', () => {
  const highest = (applicationFeeCents: number) =>
    view('', [{ ...offer, applicationFeeCents }]).highestTotalCents
  expect(highest(7_500)).toBe(highest(0) + 7_500)
})

test('a loan above a cheaper one says why in the order by score, and in no other order', () => {
  const cheap = { ...offer, id: 'cheap', rateType: 'variable', highestRatePercent: 11.9 } as const
  const list = [{ ...cheap, lowestRatePercent: 5.9, rateCapPercent: 20 }, offer]
  const reasons = (query: string) =>
    view(query, list).shown.map(({ offer, reasonAbove }) => [offer.id, reasonAbove?.cheaper.offer.id])
  expect(reasons('')).toEqual([
    [offer.id, 'cheap'],
    ['cheap', undefined],
  ])
  expect(reasons('sort=deadline').every(([, cheaper]) => cheaper === undefined)).toBe(true)
  // A loan that a filter hides is not named.
  expect(reasons('rate=fixed')).toEqual([[offer.id, undefined]])
})
