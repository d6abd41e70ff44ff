import { isDeepStrictEqual } from 'node:util'
import type { Problem } from './catalog-file.ts'
import type { FileRow } from './plan-rows.ts'

/** That a seller pays us. Payments are loaded apart from items and never become part of one. */
export interface SellerPayment {
  sellerId: string
  /** 'YYYY-MM-DD' */
  agreedOn: string
}

export type ReadPayment<Payment> = { ok: true; payment: Payment } | { ok: false; problems: string[] }

export interface PaymentsPlan<Payment> {
  /** New or changed payments. */
  written: Payment[]
  /** Ids of the sellers that no longer pay anything. */
  ended: string[]
  unchangedCount: number
  problems: Problem[]
}

/** Plans the changes that a file makes to who pays us. A payment that says that nothing is paid ends an earlier one. */
export function planPayments<Cells, Payment extends SellerPayment>(
  rows: readonly FileRow<Cells>[],
  {
    read,
    paysAnything,
    field,
    things,
    stored,
    sellerIds,
  }: {
    read(cells: Cells): ReadPayment<Payment>
    paysAnything(payment: Payment): boolean
    /** The field with the id of the seller. */
    field: string
    /** What has to be loaded before a seller is known: "its cards". */
    things: string
    stored: readonly Payment[]
    /** The sellers in the catalog after the file is loaded, without samples. */
    sellerIds: ReadonlySet<string>
  },
): PaymentsPlan<Payment> {
  const before = new Map(stored.map((payment) => [payment.sellerId, payment]))
  const places = new Map<string, string>()
  const plan: PaymentsPlan<Payment> = { written: [], ended: [], unchangedCount: 0, problems: [] }
  for (const { at, cells, problems } of rows) {
    const refuse = (...texts: string[]) => plan.problems.push(...texts.map((text) => ({ at, text })))
    const given = problems.length > 0 ? { ok: false as const, problems } : read(cells)
    if (!given.ok) {
      refuse(...given.problems)
      continue
    }
    const { payment } = given
    const id = payment.sellerId
    const place = places.get(id)
    places.set(id, place ?? at)
    const earlier = before.get(id)
    if (place !== undefined) refuse(`${field} "${id}" is already in ${place}`)
    else if (!sellerIds.has(id)) refuse(`${field} "${id}" is not in the catalog: load ${things} first`)
    else if (!paysAnything(payment) && earlier) plan.ended.push(id)
    else if (!paysAnything(payment) || isDeepStrictEqual(earlier, payment)) plan.unchangedCount += 1
    else plan.written.push(payment)
  }
  return plan
}
