import type { Services } from '#app/services.ts'
import { daysBetween, hasTurned } from '#domain/dates.ts'
import type { BorrowerProfile, ExactIncome } from '#domain/eligibility/profile.ts'
import type { RefinanceGoal } from '#domain/refinance/codes.ts'
import type { CurrentLoan } from '#domain/refinance/current-loan.ts'
import type { BorrowerSituation } from '#kit/loan-offers/borrower-situation.ts'
import { known, type RefinanceAnswers } from './answers.ts'
import { readLoans } from './loans-text.ts'
import { paths } from './paths.ts'
import { readRefinanceDraft } from './refinance-draft.server.ts'

/** What the visitor answered about the loans to refinance; without a draft, an example. */
export interface RefinanceSituation {
  answers: RefinanceAnswers
  /** What prices the federal rights: the answers, or those of the example. */
  rightsAnswers: RefinanceAnswers
  profile: BorrowerProfile
  /** Never empty. */
  loans: readonly CurrentLoan[]
  goal: RefinanceGoal
  isExample: BorrowerSituation['isExample']
  /** The path of the questions that this visitor went through. */
  questionsPath: string
}

/** Reads the visitor's situation from this browser's draft or the account's. No address holds any of it. */
export async function readRefinanceSituation(
  services: Pick<Services, 'config' | 'database' | 'now' | 'sessions'>,
  request: Request,
  today: string,
): Promise<RefinanceSituation> {
  const draft = await readRefinanceDraft(services, request)
  return toSituation(draft?.answers ?? {}, draft?.flow.path ?? paths.questions, today)
}

/**
 * Makes a situation of answers. The goal is to pay the least in all until the visitor chooses one; without loans the
 * example stands in for all answers.
 */
export function toSituation(
  answers: RefinanceAnswers,
  questionsPath: string,
  today: string,
): RefinanceSituation {
  const loans = answers.loans === undefined ? undefined : readLoans(answers.loans)
  const goal = answers.goal ?? 'MAXIMIZE_SAVINGS'
  return loans
    ? {
        answers,
        rightsAnswers: answers,
        profile: toProfile(answers, today),
        loans,
        goal,
        isExample: false,
        questionsPath,
      }
    : {
        answers: {},
        rightsAnswers: exampleAnswers,
        profile: toProfile({}, today),
        loans: exampleLoans,
        goal,
        isExample: true,
        questionsPath,
      }
}

/** Two loans as many graduates have them: one federal, and a costlier private one. */
const exampleLoans: readonly CurrentLoan[] = [
  {
    id: '1',
    kind: 'unsubsidized',
    disbursed: 'from_2014_07',
    autopay: 'none',
    balanceCents: 1_800_000,
    ratePercent: 5.05,
    remainingMonths: 96,
  },
  { id: '2', kind: 'private', balanceCents: 2_400_000, ratePercent: 10.4, remainingMonths: 120 },
]

/** Somebody without a job in public service, who has not paid by income yet. */
const exampleAnswers: RefinanceAnswers = {
  publicService: 'none',
  servicePayments: 0,
  countedPayments: 0,
  income: 50_000,
  filing: 'single',
  familySize: 1,
  dependents: 0,
}

/**
 * Leaves out what was not answered or is not known, so that no rule is judged by it. Nobody is asked for their age before
 * the offers: it is taken to be 18 or more, and the page says so, until a day of birth on the application sheet tells.
 */
export function toProfile(answers: RefinanceAnswers, today: string): BorrowerProfile {
  const { loanType, education, graduateDegree, employment, employmentStart, birthDate } = answers
  const cosigner = known(answers.cosigner)
  return {
    isAdult: birthDate === undefined || hasTurned(18, birthDate, today),
    refinancedLoans: loanType,
    education,
    graduateDegree,
    employment,
    schoolYear: known(answers.schoolYear),
    visaStatus: known(answers.citizenship),
    credit: known(answers.credit),
    state: known(answers.state),
    income: toIncome(answers.income),
    hasCosigner: cosigner && cosigner === 'yes',
    cosignerCredit: known(answers.cosignerCredit),
    cosignerIncome: toIncome(answers.cosignerIncome),
    jobStartsInDays: countDaysToStart(employmentStart, today),
  }
}

function toIncome(dollars: RefinanceAnswers['income']): ExactIncome | undefined {
  return typeof dollars === 'number' ? { cents: dollars * 100 } : undefined
}

/** Counts to the first of the month, because the day is not asked. */
function countDaysToStart(month: RefinanceAnswers['employmentStart'], today: string): number | undefined {
  return month === undefined || month === 'unknown' ? undefined : daysBetween(today, `${month}-01`)
}
