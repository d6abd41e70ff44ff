import { povertyRegions } from '#domain/award-years/poverty-guidelines.ts'
import { type Borrower, filingStatuses } from '#domain/federal-repayment/borrower.ts'
import {
  disbursementPeriods,
  type FederalLoan,
  federalLoanKinds,
} from '#domain/federal-repayment/federal-loan.ts'
import type { Reading, Values } from '#kit/forms/sent-form.ts'
import { readTexts, type ValueReader, valueReader } from '#kit/forms/value-reader.ts'
import { type LoanField, loanFieldName } from '#products/refinance/current-loans/loan-fields.ts'
import { loansText } from '#products/refinance/current-loans/loans-messages.ts'
import { maxLoans } from '#products/refinance/situation/loans-text.ts'
import { plansText } from './plans-messages.ts'

/** For buttons elsewhere on the page that send the form. */
export const plansFormId = 'federal-plans'

const MAX_MONTHS = 480
const MAX_PEOPLE = 20

export const periods = disbursementPeriods.map(({ code }) => code)
export const yesOrNo = ['yes', 'no'] as const
/** The seven federal brackets. */
export const taxPercents = [10, 12, 22, 24, 32, 35, 37] as const

/** The form before anybody typed. */
export const firstValues: Readonly<Record<string, string>> = {
  familySize: '1',
  dependents: '0',
  growth: '3',
  prices: '2',
  tax: '22',
}

const fields = [
  ...['agi', 'filing', 'spouseLoans', 'familySize', 'dependents', 'region', 'first', 'repaid', 'counted'],
  ...['inService', 'service', 'notice', 'growth', 'prices', 'tax'],
]
const loanRows = Array.from({ length: maxLoans }, (_, at) => at + 1)
const loanColumns = ['kind', 'first-disbursed', 'balance', 'rate'] as const

/** Whether the form has a loan, so that none has to be imported. */
export function hasLoans(values: Values): boolean {
  return loanRows.some((row) => values[loanFieldName(row, 'balance')])
}

export interface PlanAnswers {
  loans: readonly FederalLoan[]
  borrower: Borrower
  /** The date on the notice about SAVE, `YYYY-MM-DD`. */
  noticeDay: string | undefined
  /** What was left blank, and is taken to be 0. */
  assumed: readonly Assumed[]
}

const assumable = ['repaid', 'counted'] as const
export type Assumed = (typeof assumable)[number]

/** Reads the form. What was typed comes back with the answers or with the problems. */
export function readPlansForm(form: URLSearchParams): Reading<PlanAnswers> {
  const rows = loanRows.flatMap((row) => loanColumns.map((field) => loanFieldName(row, field)))
  const values = readTexts(form, [...fields, ...rows])
  const reader = valueReader(values)
  const answers = {
    loans: readLoans(reader),
    borrower: readBorrower(reader),
    noticeDay: reader.day('notice', plansText.problems.notice),
    assumed: assumable.filter((field) => reader.typed(field) === ''),
  }
  const { problems } = reader
  return { values, problems, answers: problems.length > 0 ? undefined : answers }
}

/** Rows without a balance and a rate are left out. */
function readLoans(reader: ValueReader): FederalLoan[] {
  const { problems: words } = plansText
  const numbers = loanRows.filter((row) =>
    (['balance', 'rate'] as const).some((field) => reader.typed(loanFieldName(row, field)) !== ''),
  )
  if (numbers.length === 0) reader.refuse(loanFieldName(1, 'balance'), words.loans)
  return numbers.map((row) => {
    const name = loansText.loan(row)
    const id = (field: LoanField) => loanFieldName(row, field)
    const kind = reader.code(id('kind'), federalLoanKinds)
    const disbursed = reader.code(id('first-disbursed'), periods)
    if (kind === undefined) reader.refuse(id('kind'), words.kind(name))
    if (disbursed === undefined) reader.refuse(id('first-disbursed'), words.disbursed(name))
    const balanceCents = reader.moneyAbove0(id('balance'), name, words.balance(name))
    const ratePercent = reader.percent(id('rate'), words.rate(name), [0, 20])
    return { kind: kind ?? 'unsubsidized', disbursed: disbursed ?? 'from_2014_07', balanceCents, ratePercent }
  })
}

function readBorrower(reader: ValueReader): Borrower {
  const { problems: words } = plansText
  const months = [0, MAX_MONTHS] as const
  const people = [1, MAX_PEOPLE] as const
  const borrower: Borrower = {
    agiCents: reader.money('agi', plansText.agi, words.agi),
    filing: reader.code('filing', filingStatuses) ?? 'single',
    spouseLoansCents: reader.money('spouseLoans', plansText.spouseLoans),
    familySize: reader.whole('familySize', plansText.familySize, people, 1),
    dependents: reader.whole('dependents', plansText.dependents, [0, MAX_PEOPLE], 0),
    region: reader.code('region', povertyRegions) ?? 'contiguous',
    firstBorrowed: reader.code('first', periods),
    monthsInRepayment: reader.whole('repaid', plansText.repaid, months, 0),
    countedMonths: reader.whole('counted', plansText.counted, months, 0),
    publicServiceMonths: readService(reader),
    agiGrowthPercent: reader.percent('growth', words.percent(plansText.growth, -20, 20), [-20, 20]),
    priceGrowthPercent: reader.percent('prices', words.percent(plansText.prices, 0, 20), [0, 20]),
    forgivenessTaxPercent: taxPercents.find((percent) => String(percent) === reader.typed('tax')) ?? 22,
  }
  if (borrower.dependents >= borrower.familySize && borrower.dependents > 0)
    reader.refuse('dependents', words.dependents)
  return borrower
}

/** Months count only with such a job, so without an answer nobody is compared as if they had none. */
function readService(reader: ValueReader): number | undefined {
  const { problems: words } = plansText
  const inService = reader.code('inService', yesOrNo)
  if (inService === undefined) reader.refuse('inService', words.inService)
  if (inService !== 'yes') return undefined
  if (reader.typed('service') === '') reader.refuse('service', words.service)
  return reader.whole('service', plansText.service, [0, MAX_MONTHS], 0)
}
