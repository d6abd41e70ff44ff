import type { RefinanceGoal } from './codes.ts'

/** What is left to pay on the loans that a new one would pay off, and what the visitor wants of it. */
export interface Replaced {
  goal: RefinanceGoal
  /** Until the last of them is repaid; 1 or more. */
  months: number
  /** Of all of them, in the first month. */
  monthlyPaymentCents: number
  totalCents: number
}

/**
 * Which of an offer's terms each goal is priced at, unless the visitor chooses one. Only the months decide: if the price
 * did, a lender could earn a better place by raising it.
 */
export const goalTerms = {
  /** The shortest term that does not end before today's loans do; if there is none, the longest. */
  REDUCED_MONTHLY_PAYMENT: 'shortest_not_sooner',
  /** The longest term that does not end after today's loans do; if there is none, the shortest. */
  MAXIMIZE_SAVINGS: 'longest_not_later',
  /** The longest term that ends before today's loans do; if there is none, the shortest. */
  END_DEBT_SOONER: 'longest_sooner',
  /** The term whose end is nearest to that of today's loans; of two equally near ones, the shorter. */
  CONSOLIDATE_LOANS: 'nearest',
} as const satisfies Record<RefinanceGoal, string>

/**
 * Returns the term, in months, at which an offer is priced for a goal.
 * @param termsMonths ascending and never empty
 */
export function chooseTermForGoal(
  termsMonths: readonly number[],
  { goal, months }: Pick<Replaced, 'goal' | 'months'>,
): number {
  const shortest = Math.min(...termsMonths)
  switch (goalTerms[goal]) {
    case 'shortest_not_sooner':
      return termsMonths.find((term) => term >= months) ?? Math.max(...termsMonths)
    case 'longest_not_later':
      return termsMonths.findLast((term) => term <= months) ?? shortest
    case 'longest_sooner':
      return termsMonths.findLast((term) => term < months) ?? shortest
    case 'nearest':
      return termsMonths.reduce(
        (nearest, term) => (Math.abs(term - months) < Math.abs(nearest - months) ? term : nearest),
        shortest,
      )
  }
}
