import type { Transaction } from 'kysely'
import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import { type CatalogLoader, itemRows } from '#kit/catalog/catalog-loader.ts'
import { emptiedLines } from '#kit/catalog/emptied-lines.ts'
import { applyItems, type LoadSteps, loadItems, readStored } from '#kit/catalog/load-items.ts'
import { type PaymentsPlan, planPayments } from '#kit/catalog/plan-payments.ts'
import { onlyWithdraws } from '#kit/catalog/plan-rows.ts'
import { pieces, removeSamples, writeSellers } from '#server/database/catalog-items.ts'
import { loanOffers, topicsOf } from '#server/database/item-kinds.ts'
import type { Schema } from '#server/database/schema.ts'
import type { Write } from '#server/database/store.ts'
import { offerCells } from './offer-fields.ts'
import {
  type LenderPayment,
  paymentCells,
  paymentFields,
  paysAnything,
  readPayment,
} from './payment-fields.ts'
import { type LenderPlan, type LendersPlan, planLenders } from './plan-lenders.ts'
import { planWithdrawals } from './plan-withdrawals.ts'
import { type LenderFile, lenderColumns, readLenderFile } from './read-lender-file.ts'
import { writeReport } from './report.ts'

/**
 * A lender is refused with all its offers. Says of no file that it is its own: the loader of the first product reads
 * what nobody else does, and says why not.
 */
export const lenderLoader: CatalogLoader = {
  things: 'lenders',
  documentation: 'docs/lender-file.md',
  recognizes: () => false,
  load: async (options, names) => writeReport(await loadItems(options, steps), names),
  exports: [
    {
      name: 'lenders',
      columns: lenderColumns,
      readRows: itemRows(loanOffers, (offer) => ({
        lender_id: offer.lenderId,
        lender_name: offer.lenderName,
        ...offerCells(offer),
      })),
    },
    {
      name: 'lender-payments',
      columns: paymentFields,
      async readRows(tx) {
        const lenders = await tx.selectFrom('lender').select('id').where('is_sample', '=', false).execute()
        const real = new Set(lenders.map(({ id }) => id))
        const payments = await readPayments(tx)
        return payments.filter(({ sellerId }) => real.has(sellerId)).map(paymentCells)
      },
    },
  ],
}

const steps: LoadSteps<LoanOffer, LenderFile, LendersPlan> = {
  kind: loanOffers,
  read(opened, { isComplete }) {
    const read = readLenderFile(opened)
    if (!read.ok) return read
    if (Object.values(read.file).every(({ length }) => length === 0))
      return { ok: false, problems: ['The file contains no lenders.'] }
    return isComplete && read.file.withdrawals.length > 0 ? { ok: false, problems: [onlyWithdraws] } : read
  },
  async plan(tx, file, options) {
    const known = await tx.selectFrom('lender').select(['id', 'name', 'is_sample']).orderBy('id').execute()
    const real = known.filter((lender) => !lender.is_sample)
    const { stored: kept, samples } = await readStored(tx, loanOffers, options.today)
    const lenders = [
      ...planLenders(file.lenders, { real, kept }, options),
      ...planWithdrawals(file.withdrawals, { real, kept }),
    ]
    const loaded = lenders.filter((lender) => lender.status === 'loaded')
    const payments = planPayments(file.payments, {
      read: (cells) => readPayment(cells, options.today),
      paysAnything,
      field: 'lender_id',
      things: "the lender's offers",
      stored: await readPayments(tx),
      sellerIds: new Set([...real, ...loaded].map(({ id }) => id)),
    })
    const written = loaded.flatMap((lender) => lender.written)
    const withdrawn = loaded.flatMap((lender) => lender.withdrawn)
    return {
      lenders,
      payments,
      samplesRemoved: loaded.length > 0 ? known.length - real.length : 0,
      emptied: emptiedLines(loanOffers, { stored: kept, samples, written, withdrawn }),
    }
  },
  async apply(tx, { lenders, payments }, at) {
    const topics = (await writeLenders(tx, lenders, at)) ? topicsOf(loanOffers) : []
    return (await writePayments(tx, payments)) ? [...topics, 'lender'] : topics
  },
}

/** Writes the planned changes of the loaded lenders. Returns whether anything changed. */
async function writeLenders(
  tx: Write,
  plans: readonly LenderPlan[],
  at: { now: Date; today: string },
): Promise<boolean> {
  const loaded = plans.filter((plan) => plan.status === 'loaded')
  if (loaded.length === 0) return false
  const hadSamples = await removeSamples(tx, loanOffers)
  const renamed = await writeSellers(
    tx,
    loanOffers,
    loaded.map(({ id, name }) => ({ id, name, is_sample: false })),
  )
  const written = loaded.flatMap((lender) => lender.written)
  const withdrawn = loaded.flatMap((lender) => lender.withdrawn)
  return (await applyItems(tx, loanOffers, { written, withdrawn, ...at })) || hadSamples || renamed > 0
}

async function readPayments(tx: Transaction<Schema>): Promise<LenderPayment[]> {
  return tx
    .selectFrom('lender_payment')
    .select([
      'lender_id as sellerId',
      'per_click_cents as perClickCents',
      'per_application_cents as perApplicationCents',
      'per_funded_loan_cents as perFundedLoanCents',
      'agreed_on as agreedOn',
    ])
    .orderBy('lender_id')
    .execute()
}

/** Returns whether anything changed. */
async function writePayments(tx: Write, { written, ended }: PaymentsPlan<LenderPayment>): Promise<boolean> {
  for (const ids of pieces([...ended, ...written.map(({ sellerId }) => sellerId)]))
    await tx.deleteFrom('lender_payment').where('lender_id', 'in', ids).execute()
  const rows = written.map((payment) => ({
    lender_id: payment.sellerId,
    per_click_cents: payment.perClickCents,
    per_application_cents: payment.perApplicationCents,
    per_funded_loan_cents: payment.perFundedLoanCents,
    agreed_on: payment.agreedOn,
  }))
  for (const some of pieces(rows)) await tx.insertInto('lender_payment').values(some).execute()
  return written.length + ended.length > 0
}
