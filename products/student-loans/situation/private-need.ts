import { calculateRemainingFederalLoans } from '#domain/federal-limits/remaining-federal-loans.ts'
import {
  calculatePrivateNeed,
  chooseListedCents,
  chooseOtherCents,
  type PrivateNeed,
} from '#domain/loan-answer/private-need.ts'
import { type Answers, known } from './answers.ts'
import { toFederalSituation } from './federal-situation.ts'

/** Returns what the visitor has to find for this school year; undefined without an amount. */
export function findPrivateNeed(answers: Answers): PrivateNeed | undefined {
  const dollars = known(answers.amount)
  if (dollars === undefined) return undefined
  // Here an unknown degree is not taken for a bachelor's, because only what surely remains is subtracted.
  const federal = { ...toFederalSituation(answers), degree: known(answers.degree) }
  return calculatePrivateNeed(dollars * 100, calculateRemainingFederalLoans(federal))
}

/**
 * Returns the answers with the amount that a list of private loans is for: first the default one, then the other one that
 * the visitor can switch to.
 */
export function listAmounts(answers: Answers): Answers[] {
  const need = findPrivateNeed(answers)
  if (!need) return [answers]
  const listedCents = chooseListedCents(need)
  return [listedCents, chooseOtherCents(need, listedCents)].flatMap((cents) =>
    cents === null ? [] : [{ ...answers, amount: cents / 100 }],
  )
}
