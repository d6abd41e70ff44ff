// cspell:ignore cfpb lifelonglearner nclamp nplspa

import type { Source } from '#domain/award-years/source.ts'
import type { Verdict } from '#domain/eligibility/rule-verdict.ts'
import type { Borrower } from '#domain/federal-repayment/borrower.ts'
import { isDirect } from '#domain/federal-repayment/federal-loan.ts'
import { findOpenPlan } from '#domain/federal-repayment/open-plans.ts'
import { isIncomePlan, type PlanCode, planCodes } from '#domain/federal-repayment/plan.ts'
import { repaymentSources } from '#domain/federal-repayment/sources.ts'
import { getKeys } from '#domain/keys.ts'
import { type FederalCurrentLoan, hasAutopayCut } from './current-loan.ts'

const checkedOn = '2026-11-23'
const statute = { publisher: 'US Congress', checkedOn } as const

/** The rights that end when a loan is refinanced, and the law of each. The order is that of the page. */
export const federalRights = {
  /** A payment that follows income: RAP, IBR, PAYE to 2028, ICR to 2028. */
  income_driven: repaymentSources.regulation,
  /** RAP waives unpaid interest, and the government adds to small payments of principal. */
  rap_waiver_and_match: repaymentSources.statute,
  /** The balance is forgiven after 20 to 30 years of income-driven payments. */
  forgiveness: repaymentSources.regulation,
  /** The balance is forgiven after 120 payments in public service. */
  public_service: {
    ...statute,
    title: '20 USC 1087e(m), repayment plan for public service employees',
    url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title20-section1087e',
    readIn: 'a copy of the US Code in a public repository',
  },
  /** Up to $17,500 for five years of teaching in a low-income school. */
  teacher_forgiveness: {
    publisher: 'US Congress',
    checkedOn: '2026-11-24',
    title: '20 USC 1087j, and 1078-10 for FFEL Loans, loan forgiveness for teachers',
    url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title20-section1087j',
    readIn: 'copies of the US Code at openjurist.org (1087j) and customsmobile.com (1078-10, May 2024)',
  },
  /** A Perkins Loan is canceled year by year for teachers, nurses and others in service. */
  perkins_cancellation: {
    publisher: 'US Congress',
    checkedOn: '2026-11-24',
    title: '20 USC 1087ee, cancellation of Perkins Loans for certain public service',
    url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title20-section1087ee',
    readIn: 'the pages of schools that hold such loans: uoregon.edu, d.umn.edu, vanderbilt.edu, utm.edu',
  },
  /** Deferment and forbearance. Loans made from July 1, 2027 have fewer of them: P.L. 119-21, section 82002. */
  pause: {
    ...statute,
    title: '20 USC 1087e(f), deferment',
    url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title20-section1087e',
    readIn:
      'a copy of the US Code in a public repository; edvisors.com, nplspa.org, and lifelonglearner.top on the 36 months and the 2027 change',
  },
  death_or_disability: {
    ...statute,
    title: '20 USC 1087(a), repayment in full for death and disability',
    url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title20-section1087',
    readIn: 'a copy of the US Code in a public repository',
  },
  /** A discharge when the school closes, falsely certified the loan, or keeps a refund. */
  school_discharge: {
    ...statute,
    title: '20 USC 1087(c), discharge',
    url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title20-section1087',
    readIn: 'a copy of the US Code in a public repository',
  },
  autopay_cut: repaymentSources.autopay,
  /** No more than 6% on what was borrowed before military service. Private loans have it, too. */
  cap_in_service: {
    publisher: 'Consumer Financial Protection Bureau',
    checkedOn: '2026-11-24',
    title: '50 USC 3937 (SCRA), and what refinancing on active duty does to it',
    url: 'https://www.consumerfinance.gov/ask-cfpb/i-am-a-servicemember-on-active-duty-thinking-about-refinancing-or-consolidating-my-existing-debt-what-should-i-watch-out-for-en-2037/',
    readIn: 'a copy of the Bureau’s page; the section in an article at nclamp.gov',
  },
} as const satisfies Record<string, Source>

export type FederalRight = keyof typeof federalRights
export const federalRightCodes = getKeys(federalRights)

/** What a visitor may not have answered, without which a right that depends on it has no price. */
export const borrowerFacts = [
  'service',
  'payments',
  'income',
  'filing',
  'spouse',
  'family',
  'counted',
] as const
export type BorrowerFact = (typeof borrowerFacts)[number]

/** All federal loans of a borrower, and from when the plans are judged. */
export interface FederalDebt {
  loans: readonly FederalCurrentLoan[]
  /** Holds the plainest value for each fact that was not answered. */
  borrower: Borrower
  /** Payments that count toward Public Service Loan Forgiveness, even of somebody who has left such a job. */
  servicePayments: number
  unanswered: readonly BorrowerFact[]
  /** The month of the first payment, `YYYY-MM`. */
  startMonth: string
}

/**
 * Says whether a loan has a right that refinancing it would end. Perkins loans have discharges of their own law, which
 * we have not read: unknown. A loan has no right that it would first get by a federal consolidation.
 */
export function hasRight(right: FederalRight, loan: FederalCurrentLoan, debt: FederalDebt): Verdict {
  switch (right) {
    case 'income_driven':
    case 'forgiveness':
      return isEither(planCodes.some((plan) => isIncomePlan(plan) && isTaken(plan, loan, debt)))
    case 'rap_waiver_and_match':
      return isEither(isTaken('rap', loan, debt))
    case 'public_service':
      return isEither(isDirect(loan))
    case 'teacher_forgiveness':
      return getTeacherVerdict(loan)
    case 'perkins_cancellation':
      return isEither(loan.kind === 'perkins')
    case 'pause':
    case 'cap_in_service':
      return 'yes'
    case 'death_or_disability':
    case 'school_discharge':
      return loan.kind === 'perkins' ? 'unknown' : 'yes'
    case 'autopay_cut':
      return isEither(hasAutopayCut(loan))
  }
}

/** Lists the rights of a loan that refinancing ends, the unknown ones included. */
export function listRights(loan: FederalCurrentLoan, debt: FederalDebt): FederalRight[] {
  return federalRightCodes.filter((right) => hasRight(right, loan, debt) !== 'no')
}

/** Only Stafford loans, and consolidations as far as they repaid those: 20 USC 1087j(b)(1), (c)(2). */
function getTeacherVerdict({ kind }: FederalCurrentLoan): Verdict {
  if (kind === 'subsidized' || kind === 'unsubsidized') return 'yes'
  const mayHold = kind === 'consolidation' || kind === 'consolidation_of_parent_plus' || kind === 'ffel'
  return mayHold ? 'unknown' : 'no'
}

function isTaken(
  plan: PlanCode,
  loan: FederalCurrentLoan,
  { loans, borrower, startMonth }: FederalDebt,
): boolean {
  return findOpenPlan(plan, { loans, borrower, startMonth }).takes.includes(loans.indexOf(loan))
}

function isEither(isSo: boolean): Verdict {
  return isSo ? 'yes' : 'no'
}
