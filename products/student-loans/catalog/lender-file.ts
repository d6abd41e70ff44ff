import type { Problem } from '#kit/catalog/catalog-file.ts'
import type { OfferCells } from './offer-fields.ts'
import type { PaymentCells } from './payment-fields.ts'

/** The contents of a lender file before its cells are parsed. */
export interface LenderFile {
  lenders: FileLender[]
  payments: { at: string; cells: PaymentCells }[]
}

/** All offers of one lender. A lender with a problem is refused as a whole. */
export interface FileLender {
  id: string
  name: string
  offers: { at: string; cells: OfferCells }[]
  problems: Problem[]
}

export type ReadFile = { ok: true; file: LenderFile } | { ok: false; problems: string[] }
