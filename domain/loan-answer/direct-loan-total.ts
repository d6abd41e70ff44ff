import { awardYear202627 } from '#domain/award-years/2026-27.ts'
import { directLoanFees, directLoanRates } from '#domain/award-years/direct-loans.ts'
import { tieredMonths } from '#domain/federal-repayment/fixed-terms.ts'
import { calculateLoanCost } from '#domain/loans/cost-of-loan.ts'
import { principalFor } from '#domain/loans/origination-fee.ts'
import type { Borrowing } from '#domain/loans/priced-offer.ts'

/** 34 CFR 685.207(b)(2): repayment begins six months after half-time study ends. */
const graceMonths = 6

/**
 * Returns what a Direct Unsubsidized Loan that pays out the same amount would cost in total, in cents, in the Tiered
 * Standard plan, as a yardstick for private loans: whether the limits allow one of this size is another question. Unpaid
 * interest is capitalized once, when repayment begins.
 * @param today `YYYY-MM-DD`
 */
export function calculateDirectLoanTotal(
  { amountCents, inSchoolMonths, repayment }: Pick<Borrowing, 'amountCents' | 'inSchoolMonths' | 'repayment'>,
  { isGraduate, today }: { isGraduate: boolean; today: string },
): number {
  const rates = directLoanRates[awardYear202627.name]
  const feePercent =
    directLoanFees.find(({ from, before }) => from <= today && today < before)?.directPercent ?? 0
  const principalCents = principalFor(amountCents, feePercent)
  return calculateLoanCost({
    amountCents: principalCents,
    ratePercent: isGraduate ? rates.graduatePercent : rates.undergraduatePercent,
    termMonths: tieredMonths(principalCents),
    inSchoolMonths,
    graceMonths,
    repayment,
    flatPaymentCents: 2_500,
  }).totalCents
}
