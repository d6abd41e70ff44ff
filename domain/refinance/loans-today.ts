import { monthsUntil } from '#domain/dates.ts'
import { autopayCut } from '#domain/federal-repayment/law.ts'
import { type LoanMonths, listMonths, noCut, type RateCut } from '#domain/loans/list-months.ts'
import { type CurrentLoan, hasAutopayCut, isFederal } from './current-loan.ts'

/** What is left to pay on loans as they are, in level payments. */
export interface LoansToday extends LoanMonths {
  balanceCents: number
  /** Of all loans together, in the first month. */
  monthlyPaymentCents: number
  /** Until the last of them is repaid. */
  months: number
  totalCents: number
}

/**
 * Adds up the remaining schedules of loans: each in level payments over its remaining months, the first one a month
 * from today. Income-driven plans have no such schedule; the comparison of plans calculates those.
 * @param today `YYYY-MM-DD`; decides how long a cut for autopay lasts
 */
export function addUpLoans(loans: readonly CurrentLoan[], today: string): LoansToday {
  const schedules = loans.map((loan) => listLoanMonths(loan, today))
  const months = Math.max(0, ...schedules.map(({ paymentsCents }) => paymentsCents.length))
  const addUp = (part: keyof LoanMonths) =>
    Array.from({ length: months }, (_, month) =>
      schedules.reduce((sum, schedule) => sum + (schedule[part][month] ?? 0), 0),
    )
  const paymentsCents = addUp('paymentsCents')
  return {
    paymentsCents,
    interestCents: addUp('interestCents'),
    balanceCents: loans.reduce((sum, loan) => sum + loan.balanceCents, 0),
    monthlyPaymentCents: paymentsCents[0] ?? 0,
    months,
    totalCents: paymentsCents.reduce((sum, cents) => sum + cents, 0),
  }
}

/** Lists the remaining months of one loan, with its cut for autopay if it has one. */
export function listLoanMonths(loan: CurrentLoan, today: string): LoanMonths {
  const { balanceCents, ratePercent, remainingMonths } = loan
  return listMonths({ balanceCents, ratePercent, termMonths: remainingMonths }, getRateCut(loan, today))
}

/**
 * Returns what autopay takes off a loan's rate: a point in each month up to the last one of that cut, then the usual
 * quarter point.
 */
function getRateCut(loan: CurrentLoan, today: string): RateCut {
  if (!isFederal(loan) || loan.autopay === 'none') return noCut
  const firstMonths = hasAutopayCut(loan) ? monthsUntil(today, autopayCut.until.slice(0, 7)) : 0
  return { firstPoints: autopayCut.points, firstMonths, laterPoints: autopayCut.standardPoints }
}
