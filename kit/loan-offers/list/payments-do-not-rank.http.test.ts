import fc from 'fast-check'
import { expect, test } from 'vitest'
import { someAdult, someUnanswered, toProfile } from '#domain/eligibility/person.fixture.ts'
import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import { someBorrowing, today } from '#domain/loans/some-offers.fixture.ts'
import { someWeights } from '#domain/loans/some-weights.fixture.ts'
import { sortCodes } from '#domain/loans/sorts.ts'
import type { BorrowerSituation } from '#kit/loan-offers/borrower-situation.ts'
import { openLoanCatalog } from '#kit/loan-offers/loan-catalog.ts'
import { type OfferSettings, toSettingsEntries } from '#kit/loan-offers/settings/offer-settings.ts'
import type { Database } from '#server/database/database.ts'
import type { Schema } from '#server/database/schema.ts'
import { seed } from '#server/database/seed/seed.ts'
import { freshDatabase } from '#testing/database.ts'
import { testServer } from '#testing/server.ts'
import { type OffersView, viewOffers } from './offers-view.server.ts'

type Payment = Schema['lender_payment']

/**
 * A very high value for each field of a lender's payment; the three amounts together still fit their columns.
 */
const raises: { [Field in Exclude<keyof Payment, 'lender_id'>]: Payment[Field] } = {
  per_click_cents: 700_000_000,
  per_application_cents: 700_000_000,
  per_funded_loan_cents: 700_000_000,
  agreed_on: '2099-12-31',
}

/** The catalog at one moment, as the page receives it. */
interface Moment {
  offers: readonly LoanOffer[]
  paidLenders: ReadonlySet<string>
}

const somePage = fc.record({
  profile: fc.tuple(someAdult, someUnanswered).map(([person, unanswered]) => toProfile(person, unanswered)),
  borrowing: someBorrowing,
  weights: someWeights,
  sort: fc.constantFrom(...sortCodes),
  withAutopay: fc.boolean(),
  withSameAssumptions: fc.boolean(),
})
type Page = typeof somePage extends fc.Arbitrary<infer Value> ? Value : never

test('whatever lenders pay, 10,000 random visitors see the same offers in the same order with the same scores', async () => {
  await using fresh = await freshDatabase()
  const { database } = fresh
  await seed(database)
  const catalog = openLoanCatalog(database)
  const now = async () => ({ offers: await catalog.offers(today), paidLenders: await catalog.paidLenders() })
  const before = await now()
  const raised: Moment[] = []
  for (const [field, value] of Object.entries(raises)) {
    await raise(database, { [field]: value })
    raised.push(await now())
  }
  await everyonePays(database)
  const everyone = await now()
  // Makes sure that the catalog was read again, so the test does not compare a cached array with itself.
  for (const { offers } of [...raised, everyone]) expect(offers).not.toBe(before.offers)
  for (const { paidLenders } of raised) expect(paidLenders).toEqual(before.paidLenders)
  expect(everyone.paidLenders.size).toBeGreaterThan(before.paidLenders.size)

  let ranked = 0
  fc.assert(
    fc.property(somePage, fc.constantFrom(...raised), (page, after) => {
      const seen = list(view(page, before))
      expect(list(view(page, after))).toEqual(seen)
      expect(list(view(page, everyone))).toEqual(seen)
      ranked += seen.shown.length
    }),
    { numRuns: 10_000 },
  )
  expect(ranked).toBeGreaterThan(10_000)
}, 180_000)

test('the page is identical whatever amounts the lenders pay', async () => {
  await using site = await testServer({ now: () => new Date(`${today}T15:00:00Z`) })
  const addresses = sortCodes.map((sort) => `/student-loans/offers?amount=12000&all=1&sort=${sort}`)
  const pages = () => Promise.all(addresses.map((url) => site.request({ url }).then(withoutNonce)))
  const before = await pages()
  expect(new Set(before).size).toBe(addresses.length)
  for (const [field, value] of Object.entries(raises)) {
    await raise(site.services.database, { [field]: value })
    expect(await pages(), field).toEqual(before)
  }
}, 120_000)

/** Returns what the page's loader computes from a visitor's answers and settings. */
function view(page: Page, { offers, paidLenders }: Moment): OffersView {
  const settings: OfferSettings = {
    term: undefined,
    rate: undefined,
    onlyFitting: false,
    withoutOriginationFee: false,
    sort: page.sort,
    weights: page.weights,
    quotes: [],
    withAutopay: page.withAutopay,
    withSameAssumptions: page.withSameAssumptions,
    showsAll: true,
    page: 1,
  }
  const situation: BorrowerSituation = {
    isExample: false,
    schoolName: undefined,
    opeid: '',
    profile: page.profile,
    borrowing: page.borrowing,
    shareableAnswers: [],
  }
  return viewOffers({
    params: new URLSearchParams(toSettingsEntries(settings)),
    paths: {
      offers: '',
      compare: '',
      compareFile: '',
      yours: '/student-loans/offers/yours',
      cosigner: '',
    },
    situation,
    today,
    offers,
    paidLenders,
  })
}

/** Returns everything in a view except who pays, which the page discloses. */
function list({ shown, refused, stale, leftOut, count }: OffersView) {
  return {
    count,
    shown: shown.map(({ offer, receipt }) => `${offer.id} ${JSON.stringify(receipt)}`),
    refused: refused.map(({ offer }) => offer.id),
    stale: stale.map(({ offer, ageDays }) => `${offer.id} ${ageDays}`),
    leftOut: leftOut.map(({ offer, reason }) => `${offer.id} ${reason}`),
  }
}

function withoutNonce({ statusCode, body }: { statusCode: number; body: string }): string {
  expect(statusCode).toBe(200)
  return body.replaceAll(/nonce="[^"]*"/g, '')
}

async function raise(database: Database, payment: Partial<Payment>): Promise<void> {
  await database.write(async (tx) => {
    await tx.updateTable('lender_payment').set(payment).execute()
    await database.changed(tx, 'lender')
  })
}

/** Makes every lender pay the amounts in `raises`. */
async function everyonePays(database: Database): Promise<void> {
  await database.write(async (tx) => {
    const lenders = await tx.selectFrom('lender').select('id').execute()
    await tx.deleteFrom('lender_payment').execute()
    await tx
      .insertInto('lender_payment')
      .values(lenders.map(({ id }) => ({ lender_id: id, ...raises })))
      .execute()
    await database.changed(tx, 'lender')
  })
}
