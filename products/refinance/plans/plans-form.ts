import { type Borrower, filingStatuses, povertyRegions } from '#domain/federal-repayment/borrower.ts'
import {
  disbursementPeriods,
  type FederalLoan,
  federalLoanKinds,
} from '#domain/federal-repayment/federal-loan.ts'
import type { Reading, Values } from '#kit/forms/sent-form.ts'
import { readTexts, type ValueReader, valueReader } from '#kit/forms/value-reader.ts'
import { plansText } from './plans-messages.ts'

const MAX_MONTHS = 480
const MAX_PEOPLE = 20
/** Rows of the form at first, and at most. */
const FIRST_ROWS = 2
export const MAX_ROWS = 10

export const periods = disbursementPeriods.map(({ code }) => code)
/** The seven federal brackets. */
export const taxPercents = [10, 12, 22, 24, 32, 35, 37] as const

/** The form before anybody typed. */
export const firstValues: Readonly<Record<string, string>> = {
  rows: String(FIRST_ROWS),
  familySize: '1',
  dependents: '0',
  growth: '3',
  prices: '2',
  tax: '22',
}

const fields = [
  ...['rows', 'agi', 'filing', 'spouseLoans', 'familySize', 'dependents', 'region', 'first'],
  ...['repaid', 'counted', 'service', 'notice', 'growth', 'prices', 'tax'],
]

/** The inputs of a row. */
export function loanInputs(row: number) {
  return { kind: `kind${row}`, disbursed: `disbursed${row}`, balance: `balance${row}`, rate: `rate${row}` }
}

/** The rows to show, which the form says itself. */
export function countRows(values: Values): number {
  const rows = Number(values.rows)
  return Number.isInteger(rows) ? Math.min(Math.max(rows, FIRST_ROWS), MAX_ROWS) : FIRST_ROWS
}

export interface PlanAnswers {
  loans: readonly FederalLoan[]
  borrower: Borrower
  /** The date on the notice about SAVE, `YYYY-MM-DD`. */
  noticeDay: string | undefined
}

/**
 * Reads the form. What was typed comes back with the answers or with the problems; the button that adds a loan
 * brings back one more row and no problem.
 */
export function readPlansForm(form: URLSearchParams): Reading<PlanAnswers> {
  const values = readFields(form)
  if (form.has('more')) return { values: { ...values, rows: String(countRows(values) + 1) }, problems: [] }
  const reader = valueReader(values)
  const loans = readLoans(reader, countRows(values))
  const answers = {
    loans,
    borrower: readBorrower(reader),
    noticeDay: reader.day('notice', plansText.problems.notice),
  }
  const { problems } = reader
  return { values, problems, answers: problems.length > 0 ? undefined : answers }
}

function readFields(form: URLSearchParams): Values {
  const texts = readTexts(form, fields)
  const rows = Array.from({ length: countRows(texts) }, (_, at) => Object.values(loanInputs(at + 1))).flat()
  return { ...texts, ...readTexts(form, rows) }
}

/** Rows without a balance and a rate are left out. */
function readLoans(reader: ValueReader, rows: number): FederalLoan[] {
  const { problems: words } = plansText
  const numbers = Array.from({ length: rows }, (_, at) => at + 1).filter((row) => {
    const { balance, rate } = loanInputs(row)
    return reader.typed(balance) !== '' || reader.typed(rate) !== ''
  })
  if (numbers.length === 0) reader.refuse(loanInputs(1).balance, words.loans)
  return numbers.map((row) => {
    const ids = loanInputs(row)
    const name = plansText.loan(row)
    const kind = reader.code(ids.kind, federalLoanKinds)
    const disbursed = reader.code(ids.disbursed, periods)
    if (kind === undefined) reader.refuse(ids.kind, words.kind(name))
    if (disbursed === undefined) reader.refuse(ids.disbursed, words.disbursed(name))
    const balanceCents = reader.moneyAbove0(ids.balance, name, words.balance(name))
    const ratePercent = reader.percent(ids.rate, words.rate(name), [0, 20])
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
    publicServiceMonths: reader.whole('service', plansText.service, months, undefined),
    agiGrowthPercent: reader.percent('growth', words.percent(plansText.growth, -20, 20), [-20, 20]),
    priceGrowthPercent: reader.percent('prices', words.percent(plansText.prices, 0, 20), [0, 20]),
    forgivenessTaxPercent: taxPercents.find((percent) => String(percent) === reader.typed('tax')) ?? 22,
  }
  if (borrower.dependents >= borrower.familySize && borrower.dependents > 0)
    reader.refuse('dependents', words.dependents)
  return borrower
}
