import { expect, test } from 'vitest'
import { offer as plain } from '#domain/loans/loan-offer.fixture.ts'
import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import { calculateCostAtRate, priceOffer } from '#domain/loans/price-offer.ts'
import { formatCents, formatDollars } from '#domain/money.ts'
import { cosignerFacts } from '#kit/loan-offers/cosigner-facts.ts'
import { parsePage } from '#testing/page-document.ts'
import { testServer } from '#testing/server.ts'
import { cosignerText } from './cosigner-messages.ts'

const now = () => new Date('2026-11-21T15:00:00Z')
const variable: LoanOffer = {
  ...plain,
  rateType: 'variable',
  rateCapPercent: 21,
  rateIndex: '30-day average SOFR',
}

/**
 * Starts the site with one offer in its catalog and loads that offer's sheet for $10,000 and 24 more months
 * of school.
 */
async function loadSheet(offer: LoanOffer, query = 'amount=10000&repayment=deferred') {
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

test('the worst case is calculated at the rate cap, without the autopay discount', async () => {
  const { body } = await loadSheet(variable, 'amount=10000&repayment=deferred&autopay=1')
  const worst = calculateCostAtRate(priced(variable), 21)
  expect(parsePage(body).text('main')).toContain(
    `Worst case ${formatCents(worst.monthlyPaymentCents)} a month, for 10 years`,
  )
  expect(body).toContain('starting 30 months after disbursement')
  expect(body).toContain(formatDollars(worst.totalCents))
  expect(body).toContain('Lowest: 5.75%')
  expect(body).toContain('Worst case: 21.00%')
})

test('without a stated cap, the sheet says that the worst case is assumed', async () => {
  const { body } = await loadSheet({ ...variable, rateCapPercent: null })
  expect(body).toContain('Worst case: 25.00%')
  expect(body).toContain('states no rate cap')
})

test('a release is a checklist with its earliest month, after school, grace period, and required payments', async () => {
  const { body } = await loadSheet(plain)
  expect(body).toContain('24 full payments made on time')
  expect(body).toContain(plain.cosignerReleaseConditions)
  expect(body).toContain('At the earliest, that is 54 months')
})

test('if no release is offered, the sheet says not to count on one', async () => {
  const { body } = await loadSheet({ ...plain, cosignerReleaseAfterPayments: null })
  expect(body).toContain(cosignerText.noRelease)
  expect(body).not.toContain('At the earliest')
})

test('if the loan takes no cosigner, there is nothing to sign', async () => {
  const { body } = await loadSheet({ ...plain, rules: { ...plain.rules, cosigner: 'not_taken' } })
  expect(body).toContain('There is nothing to sign')
  expect(body).not.toContain('Worst case')
})

test.each([
  ['rates that are too old', { rateSeenOn: '2026-10-01' }, 'older than 30 days'],
  ['an amount that is too small', { minimumCents: 2_000_000 }, 'only larger amounts'],
])('%s: shows no payments but keeps the rest of the sheet', async (_name, change, said) => {
  const { body } = await loadSheet({ ...plain, ...change })
  expect(body).toContain(said)
  expect(body).not.toContain('Worst case')
  expect(body).toContain('24 full payments made on time')
})

test('the sheet says what the law says of a death or a bankruptcy, and names the statute', async () => {
  const page = parsePage((await loadSheet(plain)).body)
  for (const sentence of [cosignerFacts.studentDies, cosignerFacts.cosignerDies, cosignerFacts.since])
    expect(page.text('main')).toContain(sentence)
  expect(page.links('main')).toContain(cosignerFacts.statute.url)
})

test('sends no referrer and is not cached', async () => {
  const { headers } = await loadSheet(plain)
  expect(headers['referrer-policy']).toBe('no-referrer')
  expect(headers['cache-control']).toBe('private, no-store')
})

test.each(['', '?offer=', '?offer=no-such-offer'])('%s: shows a 404 page', async (query) => {
  await using site = await testServer({ now })
  const page = await site.request({ url: `/student-loans/offers/cosigner${query}` })
  expect(page.statusCode).toBe(404)
  expect(page.body).toContain('<h1')
})

test('the list links to a sheet with the same figures as the list', async () => {
  await using site = await testServer({ now })
  const list = await site.request({ url: '/student-loans/offers?amount=10000&autopay=1&term=10' })
  const link = /href="([^"]*\/cosigner\?[^"]*)"/.exec(list.body)?.[1]?.replaceAll('&amp;', '&') ?? ''
  const params = new URL(link, 'http://localhost').searchParams
  expect(Object.fromEntries(params)).toMatchObject({ amount: '10000', autopay: '1', term: '10' })
  expect((await site.request({ url: link })).statusCode).toBe(200)
})

test('an own offer has a sheet that only its owner can open, says what was not entered, and has no link to share', async () => {
  await using site = await testServer({ now })
  const visitor = site.visitor()
  const typed = {
    do: 'save',
    lenderName: 'Harbor <b> Credit Union',
    rateType: 'variable',
    lowestRate: '7.25',
  }
  await visitor.post('/student-loans/offers/yours', { ...typed, term: '120', cosigner: 'yes' })
  await visitor.get('/student-loans/offers?amount=10000&repayment=deferred')
  const address = visitor.page.links().find((link) => link.includes('cosigner?offer=yours_')) ?? ''
  await visitor.get(address)
  expect(visitor.page.heading).toBe(cosignerText.title('Harbor <b> Credit Union'))
  const text = visitor.page.text('main')
  expect(text).toContain(cosignerText.yours)
  expect(text).toContain(cosignerText.noReleaseEntered)
  expect(text).toContain(cosignerText.assumed(true))
  expect(text).toContain(cosignerText.returned(null, true))
  expect(text).not.toContain(cosignerText.wantsTitle)
  expect(text).not.toContain('Copy link')
  expect((await site.visitor().get(address)).statusCode).toBe(404)
})
