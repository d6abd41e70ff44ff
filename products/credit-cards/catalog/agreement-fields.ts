import { z } from 'zod'
import { day, slug, yesOrNo } from '#kit/catalog/cell.ts'
import type { ReadPayment, SellerPayment } from '#kit/catalog/plan-payments.ts'
import { readCells } from '#kit/catalog/read-cells.ts'

/** Whether one issuer pays us. */
export interface Agreement extends SellerPayment {
  paysUs: boolean
}

const shape = { issuer_id: slug, pays_us: yesOrNo, agreed_on: day }
const schema = z.object(shape)

type AgreementField = keyof typeof shape
export type AgreementCells = Record<AgreementField, string>

export const agreementFields = Object.keys(shape) as AgreementField[]

/** @param today 'YYYY-MM-DD'; what is agreed on after this day is refused */
export function readAgreement(cells: AgreementCells, today: string): ReadPayment<Agreement> {
  const read = readCells(schema, cells)
  if (!read.ok) return read
  const { issuer_id: sellerId, pays_us: paysUs, agreed_on: agreedOn } = read.fields
  if (agreedOn > today) return { ok: false, problems: [`agreed_on ${agreedOn} has not come yet`] }
  return { ok: true, payment: { sellerId, paysUs, agreedOn } }
}
