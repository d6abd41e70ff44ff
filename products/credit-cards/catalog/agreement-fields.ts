import { z } from 'zod'
import { day, slug, yesOrNo } from '#kit/catalog/cell.ts'
import type { ReadPayment, SellerPayment } from '#kit/catalog/plan-payments.ts'
import { checksOf, readCells, refuseFuture } from '#kit/catalog/read-cells.ts'
import { answered } from '#kit/catalog/write-cell.ts'

/** Whether one issuer pays us. */
export interface Agreement extends SellerPayment {
  paysUs: boolean
}

const shape = { issuer_id: slug, pays_us: yesOrNo, agreed_on: day }
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

type AgreementField = keyof typeof shape
export type AgreementCells = Record<AgreementField, string>

export const agreementFields = Object.keys(shape) as AgreementField[]

/** @param today 'YYYY-MM-DD'; what is agreed on after this day is refused */
export function readAgreement(cells: AgreementCells, today: string): ReadPayment<Agreement> {
  const read = readCells(form, cells, today)
  if (!read.ok) return read
  const { issuer_id: sellerId, pays_us: paysUs, agreed_on: agreedOn } = read.fields
  return { ok: true, payment: { sellerId, paysUs, agreedOn } }
}

/** Returns the cells that parse into the given agreement. */
export function agreementCells({ sellerId, paysUs, agreedOn }: Agreement): AgreementCells {
  return { issuer_id: sellerId, pays_us: answered(paysUs), agreed_on: agreedOn }
}
