import type { Insertable } from 'kysely'
import { pieces } from '#kit/catalog/write-rows.ts'
import { loanOfferRow, repaymentOptionRows } from '#server/database/loan-offer-rows.ts'
import type { Schema } from '#server/database/schema.ts'
import type { Write } from '#server/database/store.ts'
import type { LenderPlan, LoadedLender, WrittenOffer } from './plan-load.ts'
import type { PaymentsPlan } from './plan-payments.ts'

/** Writes the planned changes of the loaded lenders. Returns whether anything changed. */
export async function writeLenders(
  tx: Write,
  plans: readonly LenderPlan[],
  { now, today }: { now: Date; today: string },
): Promise<boolean> {
  const loaded = plans.filter((plan) => plan.status === 'loaded')
  if (loaded.length === 0) return false
  // Real and invented lenders are never mixed.
  const removed = await tx.deleteFrom('lender').where('is_sample', '=', true).executeTakeFirst()
  const written = loaded.flatMap((lender) => lender.written)
  const withdrawn = loaded.flatMap((lender) => lender.withdrawn)
  const added = await writeNames(tx, loaded)
  await writeOffers(tx, written)
  await writeRates(tx, written, now)
  for (const ids of pieces(withdrawn))
    await tx.updateTable('loan_offer').set({ withdrawn_on: today }).where('id', 'in', ids).execute()
  return removed.numDeletedRows > 0n || added > 0 || written.length > 0 || withdrawn.length > 0
}

/** Returns how many lenders are new or renamed. */
async function writeNames(tx: Write, lenders: readonly LoadedLender[]): Promise<number> {
  const known = new Map(
    (await tx.selectFrom('lender').select(['id', 'name']).execute()).map(({ id, name }) => [id, name]),
  )
  const rows = lenders
    .filter(({ id, name }) => known.get(id) !== name)
    .map(({ id, name }) => ({ id, name, is_sample: false }))
  for (const some of pieces(rows)) {
    await tx
      .insertInto('lender')
      .values(some)
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((eb) => ({ name: eb.ref('excluded.name') })),
      )
      .execute()
  }
  return rows.length
}

async function writeOffers(tx: Write, written: readonly WrittenOffer[]): Promise<void> {
  const rows = written.map(({ offer }) =>
    loanOfferRow(offer, { apply_by: offer.applyBy, apply_by_days_ahead: null }),
  )
  const columns = Object.keys(rows[0] ?? {}) as (keyof Insertable<Schema['loan_offer']>)[]
  for (const some of pieces(rows)) {
    await tx
      .insertInto('loan_offer')
      .values(some)
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet((eb) =>
            Object.fromEntries(columns.map((column) => [column, eb.ref(`excluded.${column}`)])),
          ),
      )
      .execute()
  }
  for (const some of pieces(written.map(({ offer }) => offer.id)))
    await tx.deleteFrom('loan_repayment_option').where('offer_id', 'in', some).execute()
  for (const some of pieces(
    written.flatMap(({ offer }) => repaymentOptionRows(offer.id, offer.repaymentOptions)),
  ))
    await tx.insertInto('loan_repayment_option').values(some).execute()
}

async function writeRates(tx: Write, written: readonly WrittenOffer[], now: Date): Promise<void> {
  const rows = written.flatMap(({ offer, newRateNumber }) =>
    newRateNumber === null
      ? []
      : {
          offer_id: offer.id,
          number: newRateNumber,
          lowest_percent: offer.lowestRatePercent,
          highest_percent: offer.highestRatePercent,
          cap_percent: offer.rateCapPercent,
          seen_on: offer.rateSeenOn,
          seen_days_ago: null,
          loaded_at: now,
        },
  )
  for (const some of pieces(rows)) await tx.insertInto('loan_rate').values(some).execute()
}

/** Returns whether anything changed. */
export async function writePayments(tx: Write, { written, ended }: PaymentsPlan): Promise<boolean> {
  for (const ids of pieces([...ended, ...written.map((payment) => payment.lenderId)]))
    await tx.deleteFrom('lender_payment').where('lender_id', 'in', ids).execute()
  const rows = written.map((payment) => ({
    lender_id: payment.lenderId,
    per_click_cents: payment.perClickCents,
    per_application_cents: payment.perApplicationCents,
    per_funded_loan_cents: payment.perFundedLoanCents,
    agreed_on: payment.agreedOn,
  }))
  for (const some of pieces(rows)) await tx.insertInto('lender_payment').values(some).execute()
  return written.length + ended.length > 0
}
