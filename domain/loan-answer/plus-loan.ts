import { awardYear202627 } from '#domain/award-years/2026-27.ts'
import { directLoanFees, directLoanRates } from '#domain/award-years/direct-loans.ts'
import { tieredMonths } from '#domain/federal-repayment/fixed-terms.ts'
import { amortize } from '#domain/loans/amortize.ts'
import { originationFee, principalFor } from '#domain/loans/origination-fee.ts'

/** What a PLUS loan costs. Amounts are whole cents. */
export interface PlusLoan {
  ratePercent: number
  /** `null` if the fee of loans paid out today is not known yet; then the figures count none. */
  feePercent: number | null
  /** What is owed, with the fee. */
  borrowedCents: number
  /** What arrives after the fee: the amount that is missing, or less where a limit ends the loan. */
  paidOutCents: number
  monthlyCents: number
  termMonths: number
}

/**
 * Prices a PLUS loan that pays out a missing amount, or as much of it as a limit allows, in the Tiered Standard plan,
 * which is the one of new loans to parents. Its term goes by the loan alone, as for whoever has no other Direct Loan.
 * @param limitCents the most that may be borrowed, fee included; infinite where only the cost of attendance is a limit
 * @param today `YYYY-MM-DD`
 */
export function pricePlusLoan(missingCents: number, limitCents: number, today: string): PlusLoan {
  const ratePercent = directLoanRates[awardYear202627.name].plusPercent
  const found = directLoanFees.find(({ from, before }) => from <= today && today < before)
  const feePercent = found?.plusPercent ?? null
  const principalCents = Math.min(limitCents, principalFor(missingCents, feePercent ?? 0))
  const paidOutCents = Math.min(
    missingCents,
    principalCents - originationFee(principalCents, feePercent ?? 0),
  )
  const termMonths = tieredMonths(principalCents)
  const { monthlyPaymentCents } = amortize({ balanceCents: principalCents, ratePercent, termMonths })
  return {
    ratePercent,
    feePercent,
    borrowedCents: principalCents,
    paidOutCents,
    monthlyCents: monthlyPaymentCents,
    termMonths,
  }
}
