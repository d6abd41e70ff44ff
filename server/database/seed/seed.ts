import { removeSamples, writeItems } from '#server/database/catalog-items.ts'
import type { Database } from '#server/database/database.ts'
import { creditCards, loanOffers, scholarships, topicsOf } from '#server/database/item-kinds.ts'
import { lockStart } from '#server/database/migrate.ts'
import type { Write } from '#server/database/store.ts'
import { toCards } from './sample-card.ts'
import { sampleCardIssuers } from './sample-cards.ts'
import { sampleLenders } from './sample-lenders.ts'
import { type SampleLender, toLoanOffers } from './sample-offer.ts'
import { sampleRefinanceLenders } from './sample-refinance-lenders.ts'
import { toScholarship } from './sample-scholarship.ts'
import { sampleScholarships } from './sample-scholarships.ts'

/** The sample lenders of all product lines. */
export const seededLenders: readonly SampleLender[] = [...sampleLenders, ...sampleRefinanceLenders]

/**
 * Adds the sample lenders to a catalog without lenders, and in the same way the sample scholarships and cards,
 * because real and invented ones are never mixed. Running it again changes nothing, even in several processes
 * that start at once.
 */
export async function seed(database: Database): Promise<void> {
  await database.write(async (tx) => {
    await lockStart(tx, database.dialect)
    const announce = async (topics: readonly string[]) => {
      for (const topic of topics) await database.changed(tx, topic)
    }
    if (!(await tx.selectFrom('lender').select('id').limit(1).executeTakeFirst())) {
      await insertLenders(tx)
      await announce(topicsOf(loanOffers))
    }
    if (!(await tx.selectFrom('card_issuer').select('id').limit(1).executeTakeFirst())) {
      await insertCards(tx)
      await announce(topicsOf(creditCards))
    }
    if (!(await hasScholarship(tx))) {
      await writeItems(tx, scholarships, sampleScholarships.map(toScholarship))
      await announce(topicsOf(scholarships))
    }
  })
}

/** Removes the samples of all product lines, for a site that lists none. */
export async function removeAllSamples(database: Database): Promise<void> {
  await database.write(async (tx) => {
    await lockStart(tx, database.dialect)
    const removed = [
      ...((await removeSamples(tx, loanOffers)) ? topicsOf(loanOffers) : []),
      ...((await removeSamples(tx, creditCards)) ? topicsOf(creditCards) : []),
      ...((await removeSamples(tx, scholarships)) ? topicsOf(scholarships) : []),
    ]
    for (const topic of removed) await database.changed(tx, topic)
  })
}

async function hasScholarship(tx: Write): Promise<boolean> {
  const query = tx.selectFrom('catalog_item').select('id').where('kind', '=', scholarships.name)
  return (await query.limit(1).executeTakeFirst()) !== undefined
}

async function insertLenders(tx: Write): Promise<void> {
  await removeSamples(tx, loanOffers)
  await writeItems(tx, loanOffers, seededLenders.flatMap(toLoanOffers))
  const payments = seededLenders.flatMap(({ id, payment }) =>
    payment
      ? [
          {
            lender_id: id,
            per_click_cents: payment.perClickCents,
            per_application_cents: payment.perApplicationCents,
            per_funded_loan_cents: payment.perFundedLoanCents,
            agreed_on: payment.agreedOn,
          },
        ]
      : [],
  )
  await tx.insertInto('lender_payment').values(payments).execute()
}

async function insertCards(tx: Write): Promise<void> {
  await removeSamples(tx, creditCards)
  await writeItems(tx, creditCards, sampleCardIssuers.flatMap(toCards))
  const payments = sampleCardIssuers.flatMap(({ id, paysSince }) =>
    paysSince === null ? [] : [{ issuer_id: id, agreed_on: paysSince }],
  )
  await tx.insertInto('card_issuer_payment').values(payments).execute()
}
