import { z } from 'zod'
import { getKeys } from '#domain/keys.ts'
import { day, dollars, slug } from '#kit/catalog/cell.ts'
import type { ReadPayment, SellerPayment } from '#kit/catalog/plan-payments.ts'
import { checksOf, readCells, refuseFuture } from '#kit/catalog/read-cells.ts'
import { inDollars } from '#kit/catalog/write-cell.ts'

/** What one lender pays us, in whole cents. */
export interface LenderPayment extends SellerPayment {
  perClickCents: number
  perApplicationCents: number
  perFundedLoanCents: number
}

const shape = {
  lender_id: slug,
  per_click_dollars: dollars,
  per_application_dollars: dollars,
  per_funded_loan_dollars: dollars,
  agreed_on: day,
}
const schema = z.object(shape)
const check = checksOf<z.output<typeof schema>>()
const form = {
  schema,
  partial: schema.partial(),
  checks: [
    check(['agreed_on'], ({ agreed_on: day }, today) =>
      refuseFuture('agreed_on', day, today, 'it was agreed'),
    ),
  ],
}

type PaymentField = keyof typeof shape
export type PaymentCells = Record<PaymentField, string>

export const paymentFields = getKeys(shape)

/** @param today 'YYYY-MM-DD'; a payment agreed on after this day is refused */
export function readPayment(cells: PaymentCells, today: string): ReadPayment<LenderPayment> {
  const read = readCells(form, cells, today)
  if (!read.ok) return read
  const { fields } = read
  const payment = {
    sellerId: fields.lender_id,
    perClickCents: fields.per_click_dollars,
    perApplicationCents: fields.per_application_dollars,
    perFundedLoanCents: fields.per_funded_loan_dollars,
    agreedOn: fields.agreed_on,
  }
  return { ok: true, payment }
}

export function paysAnything(payment: LenderPayment): boolean {
  return payment.perClickCents + payment.perApplicationCents + payment.perFundedLoanCents > 0
}

/** Returns the cells that parse into the given payment. */
export function paymentCells(payment: LenderPayment): PaymentCells {
  return {
    lender_id: payment.sellerId,
    per_click_dollars: inDollars(payment.perClickCents),
    per_application_dollars: inDollars(payment.perApplicationCents),
    per_funded_loan_dollars: inDollars(payment.perFundedLoanCents),
    agreed_on: payment.agreedOn,
  }
}
