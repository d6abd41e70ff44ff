import type { LoanRules } from './loan-rules.ts'
import {
  type BorrowerProfile,
  type CreditBand,
  creditBands,
  type Enrollment,
  enrollments,
  type IncomeBand,
  incomeBands,
} from './profile.ts'
import type { Outcome, SettlingQuestion } from './rule-verdict.ts'

/** Made once: every offer of a large catalog is judged for every visitor. */
const met: Outcome = { verdict: 'yes', settledBy: null, needsExactFigure: false }
export const refused: Outcome = { verdict: 'no', settledBy: null, needsExactFigure: false }
const openFor = (settledBy: SettlingQuestion | null, needsExactFigure = false): Outcome => ({
  verdict: 'unknown',
  settledBy,
  needsExactFigure,
})
const open = {
  age: openFor('age'),
  borrower: openFor('borrower'),
  school: openFor('school'),
  studies: openFor('studies'),
  credit: openFor('credit'),
  income: openFor('income'),
  cosigner: openFor('cosigner'),
  'cosigner-finances': openFor('cosigner-finances'),
  state: openFor('state'),
  citizenship: openFor('citizenship'),
} as const satisfies Record<SettlingQuestion, Outcome>
const openWithin = {
  credit: openFor('credit', true),
  income: openFor('income', true),
  cosigner: openFor('cosigner', true),
  'cosigner-finances': openFor('cosigner-finances', true),
} as const
/** No question of ours settles it. */
const openToTheLender = openFor(null)

export type FinancialQuestion = keyof typeof openWithin

/** Under 18 a contract does not bind, so no lender lends; only time changes that. */
export function checkAge({ isAdult }: BorrowerProfile): Outcome {
  if (isAdult === undefined) return open.age
  return isAdult ? met : refused
}

export function checkOneOf<Code extends string>(
  allowed: readonly Code[],
  answer: Code | undefined,
  question: SettlingQuestion,
): Outcome {
  if (answer === undefined) return open[question]
  return allowed.includes(answer) ? met : refused
}

/** The list of enrollments runs from full time downward. */
export function checkEnrollment(minimum: Enrollment, answer: BorrowerProfile['enrollment']): Outcome {
  if (answer === undefined) return open.studies
  return enrollments.indexOf(answer) <= enrollments.indexOf(minimum) ? met : refused
}

export function checkState(states: NonNullable<LoanRules['states']>, answer: string | undefined): Outcome {
  if (answer === undefined) return open.state
  const isLentTo = 'only' in states ? states.only.includes(answer) : !states.except.includes(answer)
  return isLentTo ? met : refused
}

export function checkCitizenshipWithCosigner(
  alone: readonly string[],
  withCosigner: readonly string[],
  { citizenship }: BorrowerProfile,
): Outcome {
  if (citizenship === undefined) return open.citizenship
  if (alone.includes(citizenship)) return met
  // The cosigner must be a citizen or permanent resident, and we do not ask that of another person.
  return withCosigner.includes(citizenship) ? openToTheLender : refused
}

export function checkHasCosigner({ hasCosigner }: BorrowerProfile): Outcome {
  if (hasCosigner === undefined) return open.cosigner
  return hasCosigner ? met : refused
}

/** A minimum needs a score, so having none fails it. */
export function checkScore(
  minimum: number,
  band: CreditBand | undefined,
  question: FinancialQuestion,
): Outcome {
  if (band === undefined) return open[question]
  const scores = creditBands[band]
  if (scores && scores.from >= minimum) return met
  return scores && scores.to >= minimum ? openWithin[question] : refused
}

export function checkIncome(
  minimumCents: number,
  band: IncomeBand | undefined,
  question: FinancialQuestion,
): Outcome {
  if (band === undefined) return open[question]
  const { fromCents, belowCents } = incomeBands[band]
  if (fromCents >= minimumCents) return met
  return belowCents === null || belowCents > minimumCents ? openWithin[question] : refused
}
