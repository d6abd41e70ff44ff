import { expect, test } from 'vitest'
import { offer as plain } from '#domain/loans/loan-offer.fixture.ts'
import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import { costOfRate, priceOffer } from '#domain/loans/price-offer.ts'
import { formatCents, formatDollars } from '#domain/money.ts'
import { testServer } from '#testing/server.ts'

const now = () => new Date('2026-11-21T15:00:00Z')
const variable: LoanOffer = {
  ...plain,
  rateType: 'variable',
  rateCapPercent: 21,
  rateIndex: '30-day average SOFR',
}

/** The site with one offer in its catalog, and the sheet of that offer for $10,000 and 24 more months of school. */
async function sheetOf(offer: LoanOffer, query = 'amount=10000&repayment=deferred') {
  const site = await testServer({ now })
  site.services.loanOffers.offers = async () => [offer]
  const page = await site.request({ url: `/student-loans/offers/cosigner?offer=${offer.id}&${query}` })
  await site[Symbol.asyncDispose]()
  expect(page.statusCode).toBe(200)
  return page
}

function priced(offer: LoanOffer) {
  const result = priceOffer(offer, {
    amountCents: 1_000_000,
    inSchoolMonths: 24,
    repayment: 'deferred',
    termMonths: null,
    withAutopay: true,
    withSameAssumptions: false,
  })
  if (!result.ok) throw new Error(result.reason)
  return result.priced
}

test('the worst case is counted at the cap, without the discount that can end', async () => {
  const { body } = await sheetOf(variable, 'amount=10000&repayment=deferred&autopay=1')
  const worst = costOfRate(priced(variable), 21)
  expect(body).toContain(`At worst ${formatCents(worst.monthlyPaymentCents)} a month, for 10 years`)
  expect(body).toContain('beginning 30 months after the money is paid out')
  expect(body).toContain(formatDollars(worst.totalCents))
  expect(body).toContain('Lowest: 5.75%')
  expect(body).toContain('Worst case: 21.00%')
})

test('without a named limit it is said that the worst case is assumed', async () => {
  const { body } = await sheetOf({ ...variable, rateCapPercent: null })
  expect(body).toContain('Worst case: 25.00%')
  expect(body).toContain('names no limit')
})

test('a release is a checklist with its earliest month: time in school and grace, then the payments', async () => {
  const { body } = await sheetOf(plain)
  expect(body).toContain('24 full payments made on time')
  expect(body).toContain(plain.cosignerReleaseConditions)
  expect(body).toContain('At the earliest 54 months')
})

test('where no release is offered the sheet says to count on none', async () => {
  const { body } = await sheetOf({ ...plain, cosignerReleaseAfterPayments: null })
  expect(body).toContain('Count on none until you have it in writing')
  expect(body).not.toContain('At the earliest')
})

test('where no cosigner is taken there is nothing to sign', async () => {
  const { body } = await sheetOf({ ...plain, rules: { ...plain.rules, cosigner: 'not_taken' } })
  expect(body).toContain('There is nothing to sign')
  expect(body).not.toContain('At worst')
})

test.each([
  ['rates that are too old', { rateSeenOn: '2026-10-01' }, 'older than 30 days'],
  ['an amount that is too small', { minimumCents: 2_000_000 }, 'only larger amounts'],
])('%s: no payment is counted, the rest stands', async (_name, change, said) => {
  const { body } = await sheetOf({ ...plain, ...change })
  expect(body).toContain(said)
  expect(body).not.toContain('At worst')
  expect(body).toContain('24 full payments made on time')
})

test('other sites are told nothing, and nobody keeps the page', async () => {
  const { headers } = await sheetOf(plain)
  expect(headers['referrer-policy']).toBe('no-referrer')
  expect(headers['cache-control']).toBe('private, no-store')
})

test.each(['', '?offer=', '?offer=no-such-offer'])('%s: a designed 404', async (query) => {
  await using site = await testServer({ now })
  const page = await site.request({ url: `/student-loans/offers/cosigner${query}` })
  expect(page.statusCode).toBe(404)
  expect(page.body).toContain('<h1')
})

test('the list leads to a sheet that is counted as the list is', async () => {
  await using site = await testServer({ now })
  const list = await site.request({ url: '/student-loans/offers?amount=10000&autopay=1&term=10' })
  const link = /href="([^"]*\/cosigner\?[^"]*)"/.exec(list.body)?.[1]?.replaceAll('&amp;', '&') ?? ''
  const params = new URL(link, 'http://localhost').searchParams
  expect(Object.fromEntries(params)).toMatchObject({ amount: '10000', autopay: '1', term: '10' })
  expect((await site.request({ url: link })).statusCode).toBe(200)
})
