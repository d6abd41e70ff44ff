import type { LoanRules } from './loan-rules.ts'
import {
  type BorrowerProfile,
  type CreditBand,
  creditBands,
  type Enrolment,
  enrolments,
  type IncomeBand,
  incomeBands,
} from './profile.ts'
import type { Change, Outcome, RuleVerdict, SettlingQuestion, Signer, Wanted } from './rule-verdict.ts'

/*
 * Every offer of a large catalogue is judged for every visitor, so the outcomes are made once, here, and a change is worked
 * out only for a rule that refuses.
 */

const met: Outcome = { verdict: 'yes', settledBy: null, needsExactFigure: false }
const refused: Outcome = { verdict: 'no', settledBy: null, needsExactFigure: false }
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

type FinancialQuestion = keyof typeof openWithin

const fromEighteen = { from: 18 } as const
const nobody = [] as const

/** The rules that are the same with and without a cosigner. */
export function checkSharedRules(rules: LoanRules, profile: BorrowerProfile): RuleVerdict[] {
  const { borrowers, states, degrees, schoolControls, schoolLevels, minimumEnrolment } = rules
  const verdicts = [judged({ rule: 'age', wants: fromEighteen }, checkAge(profile))]
  if (borrowers) {
    const outcome = checkOneOf(borrowers, profile.borrower, 'borrower')
    const change: Change | null = outcome === refused ? { to: 'borrower', oneOf: borrowers } : null
    verdicts.push(judged({ rule: 'borrower', wants: { oneOf: borrowers } }, outcome, change))
  }
  if (states) verdicts.push(judged({ rule: 'state', wants: states }, checkState(states, profile.state)))
  if (degrees) {
    const outcome = checkOneOf(degrees, profile.degree, 'studies')
    verdicts.push(judged({ rule: 'degree', wants: { oneOf: degrees } }, outcome))
  }
  if (schoolControls) {
    const outcome = checkOneOf(schoolControls, profile.schoolControl, 'school')
    verdicts.push(judged({ rule: 'school_control', wants: { oneOf: schoolControls } }, outcome))
  }
  if (schoolLevels) {
    const outcome = checkOneOf(schoolLevels, profile.schoolLevel, 'school')
    verdicts.push(judged({ rule: 'school_level', wants: { oneOf: schoolLevels } }, outcome))
  }
  if (minimumEnrolment) {
    const outcome = checkEnrolment(minimumEnrolment, profile.enrolment)
    const change: Change | null = outcome === refused ? { to: 'enrolment', atLeast: minimumEnrolment } : null
    verdicts.push(judged({ rule: 'enrolment', wants: { atLeast: minimumEnrolment } }, outcome, change))
  }
  return verdicts
}

/** The rules that look at the borrower alone. */
export function checkAlone(rules: LoanRules, profile: BorrowerProfile): RuleVerdict[] {
  const { citizenships, citizenshipsWithCosigner } = rules
  const { citizenship, credit, income } = profile
  // Without a cosigner one could still be found; with one, the loan is judged with that one beside this.
  const orCosigner = rules.cosigner === 'optional' && profile.hasCosigner !== true
  const verdicts: RuleVerdict[] = []
  if (citizenships) {
    const outcome = checkOneOf(citizenships, citizenship, 'citizenship')
    const helps = orCosigner && citizenship !== undefined && citizenshipsWithCosigner.includes(citizenship)
    const change: Change | null = outcome === refused && helps ? { to: 'cosigner' } : null
    const withCosigner = rules.cosigner === 'optional' ? citizenshipsWithCosigner : nobody
    const wants = { oneOf: citizenships, withCosigner }
    verdicts.push(judged({ rule: 'citizenship', wants }, outcome, change))
  }
  addScore(verdicts, rules, { whose: 'borrower', band: credit, question: 'credit', orCosigner })
  addIncome(verdicts, rules, { whose: 'borrower', band: income, question: 'income', orCosigner })
  return verdicts
}

/** The rules of a loan that a cosigner signs too: minimums are the cosigner's to meet. */
export function checkWithCosigner(
  rules: LoanRules & { cosigner: 'required' | 'optional' },
  profile: BorrowerProfile,
): RuleVerdict[] {
  const { citizenships, citizenshipsWithCosigner, cosigner } = rules
  const { hasCosigner, cosignerCredit, cosignerIncome } = profile
  const verdicts: RuleVerdict[] = []
  if (citizenships) {
    const outcome = checkCitizenshipWithCosigner(citizenships, citizenshipsWithCosigner, profile)
    const wants = { oneOf: citizenships, withCosigner: citizenshipsWithCosigner }
    verdicts.push(judged({ rule: 'citizenship', wants }, outcome))
  }
  const change: Change | null = hasCosigner === false ? { to: 'cosigner' } : null
  verdicts.push(judged({ rule: 'cosigner', wants: { cosigner } }, checkHasCosigner(profile), change))
  const question = hasCosigner ? 'cosigner-finances' : 'cosigner'
  const orCosigner = false
  addScore(verdicts, rules, { whose: 'cosigner', band: cosignerCredit, question, orCosigner })
  addIncome(verdicts, rules, { whose: 'cosigner', band: cosignerIncome, question, orCosigner })
  return verdicts
}

interface Finances<Band> {
  whose: Signer
  band: Band | undefined
  question: FinancialQuestion
  orCosigner: boolean
}

/** A minimum of 0 is no rule. */
function addScore(
  verdicts: RuleVerdict[],
  { minimumScore: atLeast }: LoanRules,
  { whose, band, question, orCosigner }: Finances<CreditBand>,
): void {
  if (!atLeast) return
  const outcome = checkScore(atLeast, band, question)
  const change: Change | null = outcome === refused ? { to: 'score', whose, atLeast, orCosigner } : null
  verdicts.push(judged({ rule: 'credit', wants: { whose, atLeast } }, outcome, change))
}

function addIncome(
  verdicts: RuleVerdict[],
  { minimumIncomeCents: atLeastCents }: LoanRules,
  { whose, band, question, orCosigner }: Finances<IncomeBand>,
): void {
  if (!atLeastCents) return
  const outcome = checkIncome(atLeastCents, band, question)
  const change: Change | null = outcome === refused ? { to: 'income', whose, atLeastCents, orCosigner } : null
  verdicts.push(judged({ rule: 'income', wants: { whose, atLeastCents } }, outcome, change))
}

function judged(wanted: Wanted, outcome: Outcome, change: Change | null = null): RuleVerdict {
  const { verdict, settledBy, needsExactFigure } = outcome
  const { rule, wants } = wanted
  // Written out, which the type cannot follow: spreading `wanted` takes a third more time.
  return { rule, wants, verdict, settledBy, needsExactFigure, change } as RuleVerdict
}

/** Under 18 a contract does not bind, so no lender lends; only time changes that. */
function checkAge({ isAdult }: BorrowerProfile): Outcome {
  if (isAdult === undefined) return open.age
  return isAdult ? met : refused
}

function checkOneOf<Code extends string>(
  allowed: readonly Code[],
  answer: Code | undefined,
  question: SettlingQuestion,
): Outcome {
  if (answer === undefined) return open[question]
  return allowed.includes(answer) ? met : refused
}

/** The list of enrolments runs from full time downwards. */
function checkEnrolment(minimum: Enrolment, answer: BorrowerProfile['enrolment']): Outcome {
  if (answer === undefined) return open.studies
  return enrolments.indexOf(answer) <= enrolments.indexOf(minimum) ? met : refused
}

function checkState(states: NonNullable<LoanRules['states']>, answer: string | undefined): Outcome {
  if (answer === undefined) return open.state
  const isLentTo = 'only' in states ? states.only.includes(answer) : !states.except.includes(answer)
  return isLentTo ? met : refused
}

function checkCitizenshipWithCosigner(
  alone: readonly string[],
  withCosigner: readonly string[],
  { citizenship }: BorrowerProfile,
): Outcome {
  if (citizenship === undefined) return open.citizenship
  if (alone.includes(citizenship)) return met
  // The cosigner must be a citizen or permanent resident, and we do not ask that of another person.
  return withCosigner.includes(citizenship) ? openToTheLender : refused
}

function checkHasCosigner({ hasCosigner }: BorrowerProfile): Outcome {
  if (hasCosigner === undefined) return open.cosigner
  return hasCosigner ? met : refused
}

/** A minimum needs a score, so having none fails it. */
function checkScore(minimum: number, band: CreditBand | undefined, question: FinancialQuestion): Outcome {
  if (band === undefined) return open[question]
  const scores = creditBands[band]
  if (scores && scores.from >= minimum) return met
  return scores && scores.to >= minimum ? openWithin[question] : refused
}

function checkIncome(
  minimumCents: number,
  band: IncomeBand | undefined,
  question: FinancialQuestion,
): Outcome {
  if (band === undefined) return open[question]
  const { fromCents, belowCents } = incomeBands[band]
  if (fromCents >= minimumCents) return met
  return belowCents === null || belowCents > minimumCents ? openWithin[question] : refused
}
