import type { LoanRules } from './loan-rules.ts'
import {
  type BorrowerProfile,
  type CreditBand,
  creditBands,
  type Enrollment,
  type ExactIncome,
  enrollments,
  type IncomeBand,
  incomeBands,
  outsideTheUs,
} from './profile.ts'
import type { Outcome, SettlingQuestion } from './rule-verdict.ts'

/** These outcomes are created once, because every offer of a large catalog is judged for every visitor. */
export const met: Outcome = { verdict: 'yes', settledBy: null, needsExactFigure: false }
export const refused: Outcome = { verdict: 'no', settledBy: null, needsExactFigure: false }
const openFor = (settledBy: SettlingQuestion | null, needsExactFigure = false): Outcome => ({
  verdict: 'unknown',
  settledBy,
  needsExactFigure,
})
export const open = {
  who: openFor('who'),
  school: openFor('school'),
  degree: openFor('degree'),
  enrollment: openFor('enrollment'),
  credit: openFor('credit'),
  income: openFor('income'),
  cosigner: openFor('cosigner'),
  'cosigner-income': openFor('cosigner-income'),
  state: openFor('state'),
  citizenship: openFor('citizenship'),
  'type-of-loan': openFor('type-of-loan'),
  education: openFor('education'),
  'graduate-degree': openFor('graduate-degree'),
  'school-year': openFor('school-year'),
  employment: openFor('employment'),
  'employment-start': openFor('employment-start'),
} as const satisfies Record<SettlingQuestion, Outcome>
const openWithin = {
  credit: openFor('credit', true),
  income: openFor('income', true),
  cosigner: openFor('cosigner', true),
  'cosigner-income': openFor('cosigner-income', true),
} as const
/** The outcome when none of our questions settles the rule. */
const openToTheLender = openFor(null)

export type FinancialQuestion = keyof typeof openWithin

/** A minor can usually undo a contract, so no lender lends to anyone under 18 alone. */
export function checkAge({ isAdult }: BorrowerProfile): Outcome {
  if (isAdult === undefined) return open.who
  return isAdult ? met : refused
}

/** Some lenders take a student under 18 whose cosigner is an adult; not every lender says whether it does. */
export function checkAgeWithCosigner(
  { minorWithCosigner }: Pick<LoanRules, 'minorWithCosigner'>,
  { isAdult }: BorrowerProfile,
): Outcome {
  if (isAdult || minorWithCosigner) return met
  if (isAdult === undefined) return open.who
  return minorWithCosigner === null ? openToTheLender : refused
}

export function checkIsAmong<Code extends string>(
  allowed: readonly Code[],
  answer: Code | undefined,
  question: SettlingQuestion,
): Outcome {
  if (answer === undefined) return open[question]
  return allowed.includes(answer) ? met : refused
}

/** The list of enrollments runs from full time downward. */
export function checkEnrollment(minimum: Enrollment, answer: BorrowerProfile['enrollment']): Outcome {
  if (answer === undefined) return open.enrollment
  return enrollments.indexOf(answer) <= enrollments.indexOf(minimum) ? met : refused
}

/** A lender's list of states says nothing of whoever lives in none, perhaps to study in one of them. */
export function checkState(states: NonNullable<LoanRules['states']>, answer: string | undefined): Outcome {
  if (answer === undefined) return open.state
  if (answer === outsideTheUs) return openToTheLender
  const isLentTo = 'only' in states ? states.only.includes(answer) : !states.except.includes(answer)
  return isLentTo ? met : refused
}

export function checkCitizenshipWithCosigner(
  alone: readonly string[],
  withCosigner: readonly string[],
  { citizenship, isCosignerResident }: BorrowerProfile,
): Outcome {
  if (citizenship === undefined) return open.citizenship
  if (alone.includes(citizenship)) return met
  if (!withCosigner.includes(citizenship)) return refused
  // The cosigner must be a citizen or permanent resident.
  return isCosignerResident ? met : openToTheLender
}

export function checkHasCosigner({ hasCosigner }: BorrowerProfile): Outcome {
  if (hasCosigner === undefined) return open.cosigner
  return hasCosigner ? met : refused
}

/** A minimum requires a score, so a borrower without a score fails it. */
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
  income: IncomeBand | ExactIncome | undefined,
  question: FinancialQuestion,
): Outcome {
  if (income === undefined) return open[question]
  if (typeof income !== 'string') return income.cents >= minimumCents ? met : refused
  const { fromCents, belowCents } = incomeBands[income]
  if (fromCents >= minimumCents) return met
  return belowCents === null || belowCents > minimumCents ? openWithin[question] : refused
}
