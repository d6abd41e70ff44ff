import { disbursementPeriods, federalLoanKinds, sumBalances } from '#domain/federal-repayment/federal-loan.ts'
import { formatCents, formatDollars, parseMoney } from '#domain/money.ts'
import { autopayCuts, type CurrentLoan, isFederal } from '#domain/refinance/current-loan.ts'
import type { Problem, Values } from '#kit/forms/sent-form.ts'
import { answer, type Field, getText } from '#kit/questions/field.ts'
import {
  maxBalanceCents,
  maxLoans,
  maxMonths,
  maxOwedCents,
  maxRatePercent,
  readLoans,
  writeLoans,
} from '#products/refinance/situation/loans-text.ts'
import { type LoanField, loanFieldName, loanFields, monthsOfAll } from './loan-fields.ts'
import { loansText } from './loans-messages.ts'

const { problem } = loansText

/** The rows of the form of current loans. Rows without a balance, a rate and months are not loans. */
export const loansField: Field<string> = {
  parse: (text) => (readLoans(text) ? text : undefined),
  read: (form, { name }) => {
    const loans: CurrentLoan[] = []
    const problems: Problem[] = []
    const withoutMonths: Problem[] = []
    for (let number = 1; number <= maxLoans; number++) {
      const typed = (field: LoanField) => getText(form, loanFieldName(number, field))
      if (loanFields.every((field) => field === 'autopay' || typed(field) === '')) continue
      const row = (field: LoanField) => typed(field) || (field === 'months' ? getText(form, monthsOfAll) : '')
      const id = String(loans.length + 1)
      const reading = readRow(id, row, (field, message) => {
        const isOfAll = field === 'months' && typed(field) === ''
        if (isOfAll) withoutMonths.push({ field: loanFieldName(number, field), message })
        else problems.push({ field: loanFieldName(number, field), message })
      })
      if (reading) loans.push(reading)
    }
    const missing = mergeMissing(withoutMonths, getText(form, monthsOfAll))
    problems.push(...missing)
    const refuse = (field: LoanField, message: string) =>
      problems.push({ field: loanFieldName(1, field), message })
    if (problems.length === 0 && loans.length === 0) refuse('kind', problem.none)
    if (sumBalances(loans) > maxOwedCents) refuse('balance', problem.together(formatDollars(maxOwedCents)))
    return problems.length > 0 ? { texts: {}, problems } : answer(name, writeLoans(loans))
  },
  format: formatLoans,
  show: (_name, text) => Object.assign({}, ...(readLoans(text ?? '') ?? []).map(showLoan)),
}

/** One field answers for all loans without months, so one problem asks for them. */
function mergeMissing(problems: readonly Problem[], ofAll: string): readonly Problem[] {
  if (problems.length === 0 || (problems.length === 1 && ofAll === '')) return problems
  const message = ofAll === '' ? problem.monthsOfSeveral : problem.months(maxMonths)
  return [{ field: monthsOfAll, message }]
}

function formatLoans(text: string): string {
  const loans = readLoans(text) ?? []
  return `${loans.length === 1 ? '1 loan' : `${loans.length} loans`}, ${formatDollars(sumBalances(loans))}`
}

type Refuse = (field: LoanField, message: string) => void

/** Returns a loan, or undefined after refusing what is wrong with the row. */
function readRow(id: string, row: (field: LoanField) => string, refuse: Refuse): CurrentLoan | undefined {
  const kind = [...federalLoanKinds, 'private' as const].find((code) => code === row('kind'))
  const disbursed = disbursementPeriods.find(({ code }) => code === row('first-disbursed'))?.code
  const autopay = autopayCuts.find((code) => code === row('autopay')) ?? 'none'
  const balance = parseMoney(row('balance'))
  const balanceCents =
    balance.ok && balance.cents > 0 && balance.cents <= maxBalanceCents ? balance.cents : undefined
  const ratePercent = readRate(row('rate'))
  const remainingMonths = readMonths(row('months'))
  if (!kind) refuse('kind', problem.kind)
  if (kind && kind !== 'private' && !disbursed) refuse('first-disbursed', problem.disbursed)
  if (balanceCents === undefined) refuse('balance', problem.balance)
  if (ratePercent === undefined) refuse('rate', problem.rate(maxRatePercent))
  if (remainingMonths === undefined) refuse('months', problem.months(maxMonths))
  if (!kind || balanceCents === undefined || ratePercent === undefined || remainingMonths === undefined)
    return undefined
  const figures = { id, balanceCents, ratePercent, remainingMonths }
  if (kind === 'private') return { kind, ...figures }
  return disbursed && { kind, disbursed, autopay, ...figures }
}

/** A yearly rate as people write it: `6.8`, `6.8%`, `6,8`; at most three decimals. */
function readRate(typed: string): number | undefined {
  const digits = /^(\d{1,2}(?:[.,]\d{1,3})?)\s*%?$/.exec(typed.normalize('NFKC'))?.[1]
  const percent = digits === undefined ? Number.NaN : Number(digits.replace(',', '.'))
  return percent <= maxRatePercent ? percent : undefined
}

/** Months, such as `96`, or years, such as `8 years`. */
function readMonths(typed: string): number | undefined {
  const [, digits, unit] = /^(\d{1,3})\s*(months?|mo|years?|yrs?)?\.?$/i.exec(typed.normalize('NFKC')) ?? []
  const months = Number(digits) * (unit?.toLowerCase().startsWith('y') ? 12 : 1)
  return months >= 1 && months <= maxMonths ? months : undefined
}

function showLoan(loan: CurrentLoan): Values {
  const number = Number(loan.id)
  const values: Partial<Record<LoanField, string>> = {
    kind: loan.kind,
    balance: formatCents(loan.balanceCents).slice(1),
    rate: String(loan.ratePercent),
    months: String(loan.remainingMonths),
    ...(isFederal(loan) && { 'first-disbursed': loan.disbursed, autopay: loan.autopay }),
  }
  return Object.fromEntries(loanFields.map((field) => [loanFieldName(number, field), values[field]]))
}
