import type { Borrowing } from '#app/features/loan-offers/price-offers.ts'
import { monthsUntil } from '#domain/dates.ts'
import type { RepaymentChoice } from '#domain/loans/cost-of-loan.ts'
import type { Answers } from './answers.ts'

/** What stands in for an answer not given. Deferring is what most students choose, and what costs most. */
const example = { amountDollars: 10_000, inSchoolMonths: 24, repayment: 'deferred' as RepaymentChoice }

/** The answers that can be assumed. */
export type AssumedAnswer = 'amount' | 'graduation' | 'repayment'

export interface AssumedBorrowing extends Borrowing {
  /** The answers that were not given, or given as "I don't know", and that the example stands in for. */
  assumed: AssumedAnswer[]
}

/**
 * What offers are priced for, from the answers given.
 * @param today 'YYYY-MM-DD', from which the months in school are counted
 */
export function borrowingFor(answers: Answers, { today }: { today: string }): AssumedBorrowing {
  const { amountDollars } = answers
  const graduation = answers.graduation === 'unknown' ? undefined : answers.graduation
  const repayment = answers.repayment === 'unknown' ? undefined : answers.repayment
  const assumed: AssumedAnswer[] = []
  if (amountDollars === undefined) assumed.push('amount')
  if (graduation === undefined) assumed.push('graduation')
  if (repayment === undefined) assumed.push('repayment')
  return {
    amountCents: (amountDollars ?? example.amountDollars) * 100,
    inSchoolMonths: graduation === undefined ? example.inSchoolMonths : monthsUntil(today, graduation),
    repayment: repayment ?? example.repayment,
    assumed,
  }
}
