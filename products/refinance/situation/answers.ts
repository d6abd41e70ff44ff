import { monthsUntil } from '#domain/dates.ts'
import { type CreditBand, creditBands } from '#domain/eligibility/profile.ts'
import { type FilingStatus, filingStatuses } from '#domain/federal-repayment/borrower.ts'
import { getKeys } from '#domain/keys.ts'
import {
  type Education,
  type Employment,
  educations,
  employments,
  type GraduateDegree,
  graduateDegrees,
  type LivingSituation,
  livingSituations,
  type RefinancedLoans,
  type RefinanceGoal,
  refinancedLoans,
  refinanceGoals,
  type SchoolYear,
  schoolYears,
  type VisaStatus,
  visaStatuses,
} from '#domain/refinance/codes.ts'
import { usStates } from '#domain/states.ts'
import { type AnswerReaders, codeReader } from '#kit/questions/answers.ts'
import { readLoans } from './loans-text.ts'

/** "I don't know" counts as an answer; an unanswered question is undefined. */
type OrUnknown<Code> = Code | 'unknown'

/** A visitor's answers about refinancing. They stay in the draft; none of them is ever in an address. */
export interface RefinanceAnswers {
  goal?: RefinanceGoal | undefined
  loanType?: RefinancedLoans | undefined
  /** The current loans as `loans-text.ts` writes them. */
  loans?: string | undefined
  education?: Education | undefined
  schoolYear?: OrUnknown<SchoolYear> | undefined
  graduateDegree?: GraduateDegree | undefined
  employment?: Employment | undefined
  /** `YYYY-MM`; in the future for a job that starts soon. */
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

export type AnswerName = keyof RefinanceAnswers

export const mostDollars = 10_000_000
export const mostPeople = 20
/** Forgiveness comes with the 120th payment in public service, and with the 360th in RAP, the slowest plan. */
export const mostPayments = { service: 120, counted: 360 } as const
const mostYearsWorked = 60
const mostMonthsToStart = 24
const oldestYears = 110

/** The parser of each answer's text, whether it comes from a form or a draft. */
export const readers: AnswerReaders<RefinanceAnswers> = {
  goal: codeReader(refinanceGoals),
  loanType: codeReader(refinancedLoans),
  loans: (text) => (readLoans(text) ? text : undefined),
  education: codeReader(educations),
  schoolYear: codeReader([...schoolYears, 'unknown']),
  graduateDegree: codeReader(graduateDegrees),
  employment: codeReader(employments),
  employmentStart: (text, { today }) =>
    text === 'unknown' || isPlausibleStart(text, today) ? text : undefined,
  publicService: codeReader([...publicServices, 'unknown']),
  filing: codeReader([...filingStatuses, 'unknown']),
  spouseIncome: readDollars,
  spouseLoans: readDollars,
  familySize: countReader(1, mostPeople),
  dependents: countReader(0, mostPeople - 1),
  servicePayments: countReader(0, mostPayments.service),
  countedPayments: countReader(0, mostPayments.counted),
  income: readDollars,
  otherInvestments: readDollars,
  living: codeReader([...livingSituations, 'unknown']),
  state: codeReader([...usStates.map(({ abbreviation }) => abbreviation), 'unknown']),
  citizenship: codeReader([...visaStatuses, 'unknown']),
  credit: codeReader([...getKeys(creditBands), 'unknown']),
  street: (text) => readLine(text, 100),
  city: (text) => readLine(text, 60),
  zip: (text) => (/^\d{5}(-\d{4})?$/.test(text) ? text : undefined),
  firstName: (text) => readLine(text, 60),
  lastName: (text) => readLine(text, 60),
  birthDate: (text, { today }) => (isPlausibleBirthday(text, today) ? text : undefined),
  phone: (text) => (/^\d{10}$/.test(text) ? text : undefined),
}

function isPlausibleStart(text: string, today: string): boolean {
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(text)) return false
  const ahead = monthsUntil(today, text)
  const years = Number(today.slice(0, 4)) - Number(text.slice(0, 4))
  return ahead <= mostMonthsToStart && years <= mostYearsWorked
}

function isPlausibleBirthday(text: string, today: string): boolean {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00Z`).toJSON()?.slice(0, 10) === text
  return isDay && text < today && Number(today.slice(0, 4)) - Number(text.slice(0, 4)) <= oldestYears
}

function readDollars(text: string): number | 'unknown' | undefined {
  if (text === 'unknown') return text
  const dollars = /^\d{1,8}$/.test(text) ? Number(text) : Number.NaN
  return dollars <= mostDollars ? dollars : undefined
}

function countReader(least: number, most: number) {
  return (text: string): number | 'unknown' | undefined => {
    if (text === 'unknown') return text
    const count = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN
    return count >= least && count <= most ? count : undefined
  }
}

/** One line of text without control characters. */
function readLine(text: string, most: number): string | undefined {
  const line = text.replace(/\p{C}+/gu, ' ').trim()
  return line !== '' && line.length <= most ? line : undefined
}
