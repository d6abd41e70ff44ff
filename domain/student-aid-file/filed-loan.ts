import type { FederalLoanKind } from '#domain/federal-repayment/federal-loan.ts'
import { findLoanKind } from './loan-types.ts'
import type { LoanLine, NumberLabel, WordLabel } from './read-line.ts'

/** A federal loan as the file has it. What the file does not say, or says illegibly, is undefined. */
export interface FiledLoan {
  kind: FederalLoanKind | undefined
  /** The file's own name of the type, in capitals: `DIRECT STAFFORD SUBSIDIZED`. */
  typeName: string | undefined
  /** The earliest day on which money was paid out, or else the loan's own date: `YYYY-MM-DD`. */
  firstDisbursedOn: string | undefined
  /** Amounts are whole cents, 0 or more. */
  principalCents: number | undefined
  interestCents: number | undefined
  /** More than 0: the file's 0 stands for a rate that was not reported. */
  ratePercent: number | undefined
  /** When payments began, or will: `YYYY-MM-DD`. */
  repaymentBeganOn: string | undefined
  /** The file's name of the repayment plan, in capitals: `STANDARD REPAYMENT`. */
  planName: string | undefined
  /** The file's words for the present status, in capitals: `IN REPAYMENT`. */
  status: string | undefined
  /** Whether something is still owed. */
  isOpen: boolean
}

/** Returns what is owed, unpaid interest included; undefined unless the file says both. */
export function getOwedCents({ principalCents, interestCents }: FiledLoan): number | undefined {
  return principalCents === undefined || interestCents === undefined
    ? undefined
    : principalCents + interestCents
}

/** Makes a loan of its lines. Of a label that is there more than once, the first value that can be read counts. */
export function toLoan(lines: readonly LoanLine[]): FiledLoan {
  const values = new Map<string, string | number>()
  for (const { label, value } of lines)
    if (value !== undefined && !values.has(label)) values.set(label, value)
  const words = (label: WordLabel) => values.get(label) as string | undefined
  const number = (label: NumberLabel) => values.get(label) as number | undefined
  const typeName = words('Loan Type Description') ?? words('Loan Type')
  const principalCents = number('Loan Outstanding Principal Balance')
  const interestCents = number('Loan Outstanding Interest Balance')
  const status = words('Current Loan Status Description') ?? findLatestStatus(lines)
  const owed = [principalCents, interestCents]
  return {
    kind: findLoanKind(words('Loan Type Code'), typeName),
    typeName,
    firstDisbursedOn: findFirstDisbursement(lines) ?? words('Loan Date'),
    principalCents,
    interestCents,
    ratePercent: number('Loan Interest Rate') || undefined,
    repaymentBeganOn: words('Loan Repayment Begin Date'),
    planName: words('Loan Repayment Plan Type Code Description'),
    status,
    // The Department has open loans reported with a balance and closed ones without; the status fills a gap.
    isOpen:
      owed.some((cents) => cents !== undefined && cents > 0) ||
      (owed.includes(undefined) && !/PAID|CANCEL|DISCHARG/.test(status ?? '')),
  }
}

/** Each status is followed by the day it began. The file has the newest first. */
function findLatestStatus(lines: readonly LoanLine[]): string | undefined {
  const statuses: { words: string | undefined; from: string }[] = []
  for (const { label, value } of lines) {
    const last = statuses.at(-1)
    if (label === 'Loan Status Description') statuses.push({ words: value, from: '' })
    else if (label === 'Loan Status Effective Date' && last) last.from = value ?? ''
  }
  return statuses.toSorted((one, other) => other.from.localeCompare(one.from))[0]?.words
}

/** Each day is followed by the amount; one of $0 was planned and not paid out. */
function findFirstDisbursement(lines: readonly LoanLine[]): string | undefined {
  const days: (string | undefined)[] = []
  for (const { label, value } of lines) {
    if (label === 'Loan Disbursement Date') days.push(value)
    else if (label === 'Loan Disbursement Amount' && value === 0) days.pop()
  }
  return days.filter((day) => day !== undefined).toSorted()[0]
}
