import type { CreditBand } from '#domain/eligibility/profile.ts'
import type { FilingStatus } from '#domain/federal-repayment/borrower.ts'
import type {
  Education,
  Employment,
  GraduateDegree,
  LivingSituation,
  RefinancedLoans,
  RefinanceGoal,
  SchoolYear,
  VisaStatus,
} from '#domain/refinance/codes.ts'
import type { CosignerAnswers } from '#kit/questions/cosigner.ts'

/** "I don't know" counts as an answer; an unanswered question is undefined. */
type OrUnknown<Code> = Code | 'unknown'

/** A visitor's answers about refinancing. They stay in the draft; none of them is ever in an address. */
export interface RefinanceAnswers extends CosignerAnswers {
  goal?: RefinanceGoal | undefined
  loanType?: RefinancedLoans | undefined
  /** The current loans as `loans-text.ts` writes them. */
  loans?: string | undefined
  education?: Education | undefined
  schoolYear?: OrUnknown<SchoolYear> | undefined
  graduateDegree?: GraduateDegree | undefined
  employment?: Employment | undefined
  /** `YYYY-MM`: when a job that was offered starts. */
  employmentStart?: OrUnknown<string> | undefined
  /** Asked, like the six below, only of somebody with a federal loan: they price its rights. */
  publicService?: OrUnknown<PublicService> | undefined
  filing?: OrUnknown<FilingStatus> | undefined
  /** Whole dollars a year, of a spouse who files jointly. */
  spouseIncome?: OrUnknown<number> | undefined
  /** What the spouse owes in federal loans, in whole dollars. */
  spouseLoans?: OrUnknown<number> | undefined
  familySize?: OrUnknown<number> | undefined
  dependents?: OrUnknown<number> | undefined
  /** Payments that count toward Public Service Loan Forgiveness. */
  servicePayments?: OrUnknown<number> | undefined
  /** Payments that count toward forgiveness in income-driven plans. */
  countedPayments?: OrUnknown<number> | undefined
  /** Whole dollars a year, before taxes. */
  income?: OrUnknown<number> | undefined
  /** Savings and investments, in whole dollars. */
  otherInvestments?: OrUnknown<number> | undefined
  living?: OrUnknown<LivingSituation> | undefined
  /** Two-letter postal code. */
  state?: OrUnknown<string> | undefined
  citizenship?: OrUnknown<VisaStatus> | undefined
  credit?: OrUnknown<CreditBand> | undefined
  /** Whole dollars a year; only asked where a lender's minimum depends on it. */
  cosignerIncome?: OrUnknown<number> | undefined
  /** The rest is asked only of a visitor who fills in the sheet for an application. */
  street?: string | undefined
  city?: string | undefined
  zip?: string | undefined
  firstName?: string | undefined
  lastName?: string | undefined
  /** `YYYY-MM-DD`. */
  birthDate?: string | undefined
  phone?: string | undefined
}

/** A full-time job as Public Service Loan Forgiveness counts it: 34 CFR 685.219(b). */
export const publicServices = ['government', 'charity', 'other_nonprofit', 'none'] as const
export type PublicService = (typeof publicServices)[number]

export const maxDollars = 10_000_000
export const maxPeople = 20
/** Forgiveness comes with the 120th payment in public service, and with the 360th in RAP, the slowest plan. */
export const maxPayments = { service: 120, counted: 360 } as const

/** Returns an answer; also undefined for "I don't know". */
export function known<Answer>(answer: Answer | 'unknown' | undefined): Answer | undefined {
  return answer === 'unknown' ? undefined : answer
}
