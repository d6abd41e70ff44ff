import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openLoanCatalog } from '#app/features/loan-offers/loan-catalog.ts'
import type { Situation } from '#app/features/student-loans/situation.server.ts'
import type { Database } from '#database/database.ts'
import type { Schema } from '#database/schema.ts'
import { seed } from '#database/seed/seed.ts'
import { profileOf, someAdult, someUnanswered } from '#domain/eligibility/person.fixture.ts'
import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import { priceList } from '#domain/loans/price-list.ts'
import { someBorrowing, today } from '#domain/loans/some-offers.fixture.ts'
import { someWeights } from '#domain/ranking/some-weights.fixture.ts'
import { sortCodes } from '#domain/ranking/sorts.ts'
import { freshDatabase } from '#testing/database.ts'
import { testServer } from '#testing/server.ts'
import { type OfferSettings, settingsEntries } from './offer-settings.ts'
import { type OffersView, viewOffers } from './offers-view.server.ts'

type Payment = Schema['lender_payment']

/** Each field of what a lender pays, as high as the column holds the three together. */
const raises: { [Field in Exclude<keyof Payment, 'lender_id'>]: Payment[Field] } = {
  per_click_cents: 700_000_000,
  per_application_cents: 700_000_000,
  per_funded_loan_cents: 700_000_000,
  agreed_on: '2099-12-31',
}

/** The catalog as the page takes it, at one moment. */
interface Moment {
  offers: readonly LoanOffer[]
  paidLenders: ReadonlySet<string>
}

const somePage = fc.record({
  profile: fc.tuple(someAdult, someUnanswered).map(([person, unanswered]) => profileOf(person, unanswered)),
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
  // Otherwise a memory would be compared with itself.
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

test('the page itself is the same to the letter, whatever those who pay pay', async () => {
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

/** What the loader of the page makes of a visitor's answers and settings. */
function view(page: Page, { offers, paidLenders }: Moment): OffersView {
  const settings: OfferSettings = {
    onlyFitting: false,
    withoutOriginationFee: false,
    sort: page.sort,
    weights: page.weights,
    withAutopay: page.withAutopay,
    withSameAssumptions: page.withSameAssumptions,
    showsAll: true,
    page: 1,
  }
  const situation: Situation = {
    answers: {},
    isOwn: true,
    isExample: false,
    isUnder18: false,
    schoolName: undefined,
    opeid: '',
    profile: page.profile,
    borrowing: page.borrowing,
    assumed: [],
    unread: [],
    bands: [],
    questionsPath: '/student-loans/signup',
  }
  return viewOffers({
    params: new URLSearchParams(settingsEntries(settings)),
    situation,
    today,
    pricing: (borrowing) => priceList(offers, borrowing),
    paidLenders,
  })
}

/** All of a view but who pays, which the page says. */
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

/** As much as the one who pays most. */
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
