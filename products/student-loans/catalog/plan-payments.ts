import type { Problem } from '#kit/catalog/catalog-file.ts'
import type { LenderFile } from './lender-file.ts'
import { type LenderPayment, readPayment } from './payment-fields.ts'

export interface PaymentsPlan {
  /** New or changed payments. */
  written: LenderPayment[]
  /** Ids of the lenders that no longer pay anything. */
  ended: string[]
  unchangedCount: number
  problems: Problem[]
}

/**
 * Plans the changes that a file makes to what lenders pay us. A payment of 0 ends an earlier one.
 * @param lenderIds the lenders in the catalog after the file is loaded, without samples
 */
export function planPayments(
  payments: LenderFile['payments'],
  {
    kept,
    lenderIds,
    today,
  }: { kept: readonly LenderPayment[]; lenderIds: ReadonlySet<string>; today: string },
): PaymentsPlan {
  const before = new Map(kept.map((payment) => [payment.lenderId, payment]))
  const places = new Map<string, string>()
  const plan: PaymentsPlan = { written: [], ended: [], unchangedCount: 0, problems: [] }
  for (const { at, cells } of payments) {
    const read = readPayment(cells, { today })
    if (!read.ok) {
      plan.problems.push(...read.problems.map((text) => ({ at, text })))
      continue
    }
    const { payment } = read
    const place = places.get(payment.lenderId)
    if (place !== undefined) {
      plan.problems.push({ at, text: `lender_id "${payment.lenderId}" is named by ${place} already` })
      continue
    }
    places.set(payment.lenderId, at)
    if (!lenderIds.has(payment.lenderId)) {
      const text = `lender_id "${payment.lenderId}" is not in the catalog: load the lender's offers first`
      plan.problems.push({ at, text })
      continue
    }
    const earlier = before.get(payment.lenderId)
    if (!paysAnything(payment)) {
      if (earlier) plan.ended.push(payment.lenderId)
      else plan.unchangedCount += 1
    } else if (earlier && isSame(earlier, payment)) plan.unchangedCount += 1
    else plan.written.push(payment)
  }
  return plan
}

function paysAnything({ perClickCents, perApplicationCents, perFundedLoanCents }: LenderPayment): boolean {
  return perClickCents + perApplicationCents + perFundedLoanCents > 0
}

function isSame(one: LenderPayment, other: LenderPayment): boolean {
  return (
    one.perClickCents === other.perClickCents &&
    one.perApplicationCents === other.perApplicationCents &&
    one.perFundedLoanCents === other.perFundedLoanCents &&
    one.agreedOn === other.agreedOn
  )
}
