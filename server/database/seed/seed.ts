import { cardRates, cardRow, creditRows, rewardRows } from '#server/database/card-rows.ts'
import type { Database } from '#server/database/database.ts'
import { loanOfferRow, repaymentOptionRows } from '#server/database/loan-offer-rows.ts'
import { lockStart } from '#server/database/migrate.ts'
import { essayRows, sampleScholarshipRow } from '#server/database/scholarship-rows.ts'
import type { Write } from '#server/database/store.ts'
import { sampleCardIssuers } from './sample-cards.ts'
import { sampleLenders } from './sample-lenders.ts'
import type { SampleLender, SampleOffer } from './sample-offer.ts'
import { sampleRefinanceLenders } from './sample-refinance-lenders.ts'
import { sampleScholarships } from './sample-scholarships.ts'

/** The sample lenders of all product lines. */
export const seededLenders: readonly SampleLender[] = [...sampleLenders, ...sampleRefinanceLenders]

/**
 * Adds the sample lenders to a catalog without lenders, and in the same way the sample scholarships and cards,
 * because real and invented ones are never mixed. Running it again changes nothing, also in several processes
 * that start at once.
 */
export async function seed(database: Database): Promise<void> {
  await database.write(async (tx) => {
    await lockStart(tx, database.dialect)
    if (await isEmpty(tx, 'lender')) {
      await insertLenders(tx)
      for (const topic of ['lender', 'loan_offer']) await database.changed(tx, topic)
    }
    if (await isEmpty(tx, 'scholarship')) {
      await insertScholarships(tx)
      await database.changed(tx, 'scholarship')
    }
    if (await isEmpty(tx, 'card_issuer')) {
      await insertCards(tx)
      for (const topic of ['card_issuer', 'credit_card']) await database.changed(tx, topic)
    }
  })
}

async function isEmpty(tx: Write, table: 'lender' | 'scholarship' | 'card_issuer'): Promise<boolean> {
  return (await tx.selectFrom(table).select('id').limit(1).executeTakeFirst()) === undefined
}

async function insertScholarships(tx: Write): Promise<void> {
  const rows = sampleScholarships.map((sample) => sampleScholarshipRow(sample, sample))
  await tx.insertInto('scholarship').values(rows).execute()
  await tx.insertInto('scholarship_essay').values(sampleScholarships.flatMap(essayRows)).execute()
}

async function insertCards(tx: Write): Promise<void> {
  const issuers = sampleCardIssuers.map(({ id, name }) => ({ id, name, is_sample: true }))
  await tx.insertInto('card_issuer').values(issuers).execute()
  const payments = sampleCardIssuers.flatMap(({ id, paysSince }) =>
    paysSince === null ? [] : [{ issuer_id: id, agreed_on: paysSince }],
  )
  await tx.insertInto('card_issuer_payment').values(payments).execute()
  const cards = sampleCardIssuers.flatMap((issuer) => issuer.cards)
  await tx.insertInto('credit_card').values(cards.map(cardRow)).execute()
  await tx.insertInto('credit_card_reward').values(cards.flatMap(rewardRows)).execute()
  await tx.insertInto('credit_card_credit').values(cards.flatMap(creditRows)).execute()
  const rates = cards.map((card) => ({
    card_id: card.id,
    number: 1,
    ...cardRates(card, { daysAgo: card.termsSeenDaysAgo }),
    loaded_at: null,
  }))
  await tx.insertInto('credit_card_rate').values(rates).execute()
}

async function insertLenders(tx: Write): Promise<void> {
  const lenders = seededLenders.map(({ id, name }) => ({ id, name, is_sample: true }))
  await tx.insertInto('lender').values(lenders).execute()
  const offers = seededLenders.flatMap(toIdentifiedOffers)
  await tx.insertInto('lender_payment').values(seededLenders.flatMap(paymentRows)).execute()
  await tx.insertInto('loan_offer').values(offers.map(offerRow)).execute()
  await tx
    .insertInto('loan_repayment_option')
    .values(offers.flatMap(({ id, offer }) => repaymentOptionRows(id, offer.repaymentOptions)))
    .execute()
  await tx.insertInto('loan_rate').values(offers.map(rateRow)).execute()
}

interface IdentifiedOffer {
  id: string
  lenderId: string
  offer: SampleOffer
}

function toIdentifiedOffers({ id: lenderId, offers }: SampleLender): IdentifiedOffer[] {
  return Object.entries(offers).map(([key, offer]) => ({ id: `${lenderId}-${key}`, lenderId, offer }))
}

function paymentRows({ id, payment }: SampleLender) {
  if (!payment) return []
  return [
    {
      lender_id: id,
      per_click_cents: payment.perClickCents,
      per_application_cents: payment.perApplicationCents,
      per_funded_loan_cents: payment.perFundedLoanCents,
      agreed_on: payment.agreedOn,
    },
  ]
}

function offerRow({ id, lenderId, offer }: IdentifiedOffer) {
  return loanOfferRow(
    { ...offer, id, lenderId, applyUrl: null },
    { apply_by: null, apply_by_days_ahead: offer.applyByDaysAhead },
  )
}

function rateRow({ id, offer }: IdentifiedOffer) {
  return {
    offer_id: id,
    number: 1,
    lowest_percent: offer.lowestRatePercent,
    highest_percent: offer.highestRatePercent,
    cap_percent: offer.rateCapPercent,
    seen_on: null,
    seen_days_ago: offer.rateSeenDaysAgo,
    loaded_at: null,
  }
}
