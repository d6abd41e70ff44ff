import { expect, test } from 'vitest'
import { offer } from '#app/features/loan-offers/loan-offer.fixture.ts'
import type { LoanOffer } from '#app/features/loan-offers/loan-offer.ts'
import { filterEntries } from './offer-filters.ts'
import { viewOffers } from './offers.server.ts'
import { words } from './words.ts'

const offers: LoanOffer[] = [
  offer,
  { ...offer, id: 'b', termMonths: 60 },
  { ...offer, id: 'c', rateType: 'variable' },
  { ...offer, id: 'd', minimumCents: 1_500_000 },
]
const ucla = {
  name: 'University of California-Los Angeles',
  opeid: '00131500',
  abbreviation: 'UCLA',
  city: 'Los Angeles',
  state: 'CA',
  unitid: '110662',
}
const directory = { byOpeid: (opeid: string) => (opeid === ucla.opeid ? ucla : undefined) }
const view = (query: string) =>
  viewOffers(new URLSearchParams(query), { today: '2026-11-21', offers, directory })
const ids = (query: string) => view(query).offers.map((shown) => shown.id)

test('the answers decide amount, months in school and way to repay', () => {
  const { borrowing, schoolName, isExample, unread } = view(
    'school=00131500&amount=12000&degree=bachelors&graduation=2028-05&repayment=immediate',
  )
  expect(borrowing).toEqual({
    amountCents: 1_200_000,
    inSchoolMonths: 18,
    repayment: 'immediate',
    assumed: [],
  })
  expect(schoolName).toBe('UCLA')
  expect(isExample).toBe(false)
  expect(unread).toEqual([])
})

test('without answers the list is an example for $10,000, and says so', () => {
  const example = view('')
  expect(example.isExample).toBe(true)
  expect(example.borrowing).toEqual({
    amountCents: 1_000_000,
    inSchoolMonths: 24,
    repayment: 'deferred',
    assumed: ['amount', 'graduation', 'repayment'],
  })
  expect(example.offers.length).toBeGreaterThan(0)
})

test('what the visitor does not know is assumed, and named', () => {
  const { borrowing, isExample } = view('amount=5000&graduation=unknown&repayment=unknown')
  expect(isExample).toBe(false)
  expect(borrowing.assumed).toEqual(['graduation', 'repayment'])
  expect(borrowing.amountCents).toBe(500_000)
})

test('parts of an address that cannot be used are named, and the rest still counts', () => {
  const { unread, borrowing, answers } = view('school=99999999&amount=abc&graduation=2028-05')
  expect(unread).toEqual(['amount', 'school'])
  expect(borrowing.assumed).toEqual(['amount', 'repayment'])
  expect(answers.school).toBeUndefined()
  expect(borrowing.inSchoolMonths).toBe(18)
})

test('a school already left behind counts no more months', () => {
  expect(view('graduation=2020-05').borrowing.inSchoolMonths).toBe(0)
})

test('filters show part of the list and count the rest', () => {
  expect(ids('amount=10000')).toEqual(['b', 'a', 'c'])
  expect(ids('amount=10000&term=5')).toEqual(['b'])
  expect(ids('amount=10000&rate=variable')).toEqual(['c'])
  expect(ids('amount=10000&term=5&rate=variable')).toEqual([])
  expect(view('amount=10000&term=5').filteredOut).toBe(2)
  expect(ids('amount=10000&term=nonsense&rate=nonsense')).toEqual(['b', 'a', 'c'])
})

test('a long list begins with the twelve lowest totals; its count and its scale are those of the whole list', () => {
  const many = Array.from({ length: 30 }, (_, index) => ({
    ...offer,
    id: String(index).padStart(2, '0'),
    lowestRatePercent: 4 + index / 10,
    highestRatePercent: 10 + index / 10,
  }))
  const viewMany = (query: string) =>
    viewOffers(new URLSearchParams(query), { today: '2026-11-21', offers: many, directory })
  const [first, all] = [viewMany('amount=10000'), viewMany('amount=10000&all=1')]
  expect(all.offers.map(({ id }) => id)).toEqual(many.map(({ id }) => id))
  expect(first.offers).toEqual(all.offers.slice(0, 12))
  expect(first.count).toBe(30)
  expect(first.highestTotalCents).toBe(all.offers.at(-1)?.highest.totalCents)
  expect(viewMany('amount=10000&all=yes').offers.length).toBe(12)
})

test('filters are written as they are read', () => {
  const { filters } = view('amount=10000&term=5&all=1&rate=nonsense')
  expect(filterEntries(filters)).toEqual({ term: '5', all: '1' })
})

test('offers that cannot be had are counted by reason, whatever the filters', () => {
  expect(view('amount=10000&term=5').leftOut).toEqual([{ reason: 'below_minimum', count: 1 }])
  expect(view('amount=50000').leftOut).toEqual([{ reason: 'above_maximum', count: 4 }])
  expect(view('amount=10000&repayment=flat').offers).toEqual([])
})

test.each([
  [{ count: 31, areSamples: true, amount: '$10,000', school: 'UCLA' }, '31 sample loans for $10,000 at UCLA'],
  [{ count: 1, areSamples: true, amount: '$10,000', school: undefined }, '1 sample loan for $10,000'],
  [{ count: 2, areSamples: false, amount: '$500', school: 'UCLA' }, '2 loans for $500 at UCLA'],
  [{ count: 0, areSamples: true, amount: '$100', school: 'UCLA' }, 'No loans for $100 at UCLA'],
])('the heading of %o is %s', (list, title) => {
  expect(words.list.title(list)).toBe(title)
})
