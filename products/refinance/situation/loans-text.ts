import { disbursementPeriods, federalLoanKinds, sumBalances } from '#domain/federal-repayment/federal-loan.ts'
import { autopayCuts, type CurrentLoan } from '#domain/refinance/current-loan.ts'

/** As many loans as one form holds. */
export const maxLoans = 20
export const maxBalanceCents = 100_000_000
/** Of all loans together, so that one loan for all of them, fees included, is one that we can calculate. */
export const maxOwedCents = 500_000_000
export const maxRatePercent = 36
export const maxMonths = 600

const periods = disbursementPeriods.map(({ code }) => code)

/**
 * Writes loans as the text that a draft keeps: a line each, with kind, balance in cents, rate, months and, of a
 * federal loan, its period and its cut for autopay.
 */
export function writeLoans(loans: readonly CurrentLoan[]): string {
  return loans
    .map((loan) => {
      const shared = [loan.kind, loan.balanceCents, loan.ratePercent, loan.remainingMonths]
      return (loan.kind === 'private' ? shared : [...shared, loan.disbursed, loan.autopay]).join(' ')
    })
    .join('\n')
}

/** Reads such a text; undefined if any part of it is not what `writeLoans` writes. Loans are named by their number. */
export function readLoans(text: string): CurrentLoan[] | undefined {
  const lines = text.split('\n')
  if (lines.length > maxLoans) return undefined
  const loans = lines.map((line, index) => readLoan(line, String(index + 1)))
  return loans.every((loan) => loan !== undefined) && sumBalances(loans) <= maxOwedCents ? loans : undefined
}

function readLoan(line: string, id: string): CurrentLoan | undefined {
  const [kindText, balance, rate, months, period, cut, ...more] = line.split(' ')
  const shared = {
    id,
    balanceCents: readNumber(balance, { min: 1, max: maxBalanceCents, isWhole: true }),
    ratePercent: readNumber(rate, { min: 0, max: maxRatePercent, isWhole: false }),
    remainingMonths: readNumber(months, { min: 1, max: maxMonths, isWhole: true }),
  }
  const { balanceCents, ratePercent, remainingMonths } = shared
  if (
    more.length > 0 ||
    balanceCents === undefined ||
    ratePercent === undefined ||
    remainingMonths === undefined
  )
    return undefined
  const figures = { id, balanceCents, ratePercent, remainingMonths }
  if (kindText === 'private') return period === undefined ? { kind: 'private', ...figures } : undefined
  const kind = federalLoanKinds.find((code) => code === kindText)
  const disbursed = periods.find((code) => code === period)
  const autopay = autopayCuts.find((code) => code === cut)
  return kind && disbursed && autopay ? { kind, disbursed, autopay, ...figures } : undefined
}

function readNumber(
  text: string | undefined,
  { min, max, isWhole }: { min: number; max: number; isWhole: boolean },
): number | undefined {
  const pattern = isWhole ? /^\d{1,9}$/ : /^\d{1,2}(\.\d{1,3})?$/
  const number = text !== undefined && pattern.test(text) ? Number(text) : Number.NaN
  return number >= min && number <= max ? number : undefined
}
