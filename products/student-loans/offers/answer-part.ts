import type { RepaymentChoice } from '#domain/loans/loan-terms.ts'
import { formatRange } from '#kit/federal-loans/limit-messages.ts'

/** What a part of a sentence leads to; the page knows the addresses. */
export type Target =
  | {
      to:
        | 'federal'
        | 'fafsa'
        | 'scholarships'
        | 'amount'
        | 'cosigner'
        | 'unfiltered'
        | 'own_term'
        | 'exception'
        | 'child'
    }
  /** The list for a part of the amount. */
  | { to: 'part'; amountCents: number }
  | { to: 'why' | 'terms' | 'signs'; offerId: string }
  | { to: 'repayment'; repayment: RepaymentChoice }

/** A part of a sentence; plain text is plain. */
export type Part = string | { text: string; target?: Target; isStrong?: boolean }

export function strong(text: string): Part {
  return { text, isStrong: true }
}

/** A federal figure; its limits and notes are its receipt. */
export function figure(text: string): Part {
  return { text, target: { to: 'federal' }, isStrong: true }
}

export function upTo(remaining: { fromCents: number; toCents: number }): string {
  const range = formatRange(remaining)
  return remaining.fromCents === remaining.toCents ? `up to ${range}` : range
}
