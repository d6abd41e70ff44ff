import type { Transaction } from 'kysely'
import { todayInNewYork } from '#domain/dates.ts'
import type { LoadOptions } from '#kit/catalog/catalog-loader.ts'
import { waitForOtherLoads } from '#kit/catalog/write-rows.ts'
import { readLoanOffers } from '#server/database/read-loan-offers.ts'
import type { Schema } from '#server/database/schema.ts'
import type { LenderFile } from './lender-file.ts'
import type { LenderPayment } from './payment-fields.ts'
import { type Catalog, type LenderPlan, planLoad } from './plan-load.ts'
import { type PaymentsPlan, planPayments } from './plan-payments.ts'
import { readLenderFile } from './read-lender-file.ts'
import { writeLenders, writePayments } from './write-catalog.ts'

export type LoadResult =
  /** The file cannot be used at all. */
  { status: 'refused'; problems: string[] } | ({ status: 'read' } & CatalogPlan)

interface CatalogPlan {
  lenders: LenderPlan[]
  payments: PaymentsPlan
  /** The number of invented lenders removed to make room for real ones. */
  samplesRemoved: number
}

/**
 * Loads everything a file says about its lenders, but nothing for a lender with a problem. All changes become
 * visible at once, also to running servers. Dates stay as they are in the file, and new rate ranges are added
 * to the earlier ones.
 */
export async function loadLenders({
  database,
  opened,
  now,
  isComplete = false,
  takesOlder = false,
  isDryRun = false,
}: LoadOptions): Promise<LoadResult> {
  const read = readLenderFile(opened)
  if (!read.ok) return { status: 'refused', problems: read.problems }
  const { file } = read
  if (file.lenders.length === 0 && file.payments.length === 0)
    return { status: 'refused', problems: ['The file names no lender.'] }
  const options = { today: todayInNewYork(now), isComplete, takesOlder }
  if (isDryRun) return { status: 'read', ...(await database.snapshot((tx) => plan(tx, file, options))) }
  const done = await database.write(async (tx) => {
    await waitForOtherLoads(tx, 'lender')
    const planned = await plan(tx, file, options)
    if (await writeLenders(tx, planned.lenders, { now, today: options.today }))
      for (const topic of ['lender', 'loan_offer']) await database.changed(tx, topic)
    if (await writePayments(tx, planned.payments)) await database.changed(tx, 'lender')
    return planned
  })
  return { status: 'read', ...done }
}

async function plan(
  tx: Transaction<Schema>,
  file: LenderFile,
  options: { today: string; isComplete: boolean; takesOlder: boolean },
): Promise<CatalogPlan> {
  const lenders = await tx.selectFrom('lender').select(['id', 'name', 'is_sample']).orderBy('id').execute()
  const offers = await readLoanOffers(tx, { withWithdrawn: true })
  const catalog: Catalog = {
    lenders: lenders.filter((lender) => !lender.is_sample),
    offers: offers.filter(({ lender }) => !lender.is_sample),
  }
  const plans = planLoad(file.lenders, catalog, options)
  const loaded = plans.filter((lender) => lender.status === 'loaded')
  const lenderIds = new Set([...catalog.lenders, ...loaded].map((lender) => lender.id))
  const kept = await readPayments(tx)
  return {
    lenders: plans,
    payments: planPayments(file.payments, { kept, lenderIds, today: options.today }),
    samplesRemoved: loaded.length > 0 ? lenders.length - catalog.lenders.length : 0,
  }
}

async function readPayments(tx: Transaction<Schema>): Promise<LenderPayment[]> {
  return tx
    .selectFrom('lender_payment')
    .select([
      'lender_id as lenderId',
      'per_click_cents as perClickCents',
      'per_application_cents as perApplicationCents',
      'per_funded_loan_cents as perFundedLoanCents',
      'agreed_on as agreedOn',
    ])
    .execute()
}
