import { annualPercentageRate } from '#domain/apr/appendix-j.ts'
import { appendixJExamples } from '#domain/apr/appendix-j-examples.ts'
import { amortize, unroundedMonthlyPayment } from '#domain/loans/amortize.ts'
import { waitForRepayment } from '#domain/loans/wait-for-repayment.ts'
import { workedPayments, workedWaits } from './worked-loans.ts'

type AppendixJExample = (typeof appendixJExamples)[number]

export interface ProvenExample {
  example: AppendixJExample
  oursPercent: number
  /** Ours, rounded to the two decimals that the rule prints, is what it prints. */
  isSame: boolean
}

/** Every example of the rule with what our own function makes of it. */
export function proveExamples(): ProvenExample[] {
  return appendixJExamples.map((example) => {
    const oursPercent = annualPercentageRate(example)
    return { example, oursPercent, isSame: Number(oursPercent.toFixed(2)) === example.publishedAprPercent }
  })
}

/** Each payment worked out apart, the level payment that ours comes from, and what it becomes in whole cents. */
export function provePayments() {
  return workedPayments.map((worked) => {
    const exact = sixDecimals(Number(worked.paymentDollars))
    const ours = sixDecimals(unroundedMonthlyPayment(worked) / 100)
    const { monthlyPaymentCents, lastPaymentCents, totalCents } = amortize(worked)
    return { worked, exact, ours, isSame: ours === exact, monthlyPaymentCents, lastPaymentCents, totalCents }
  })
}

/** Each balance worked out apart, with ours. */
export function proveBalances() {
  return workedWaits.map((worked) => {
    const { amountCents, ratePercent, months, capitalization } = worked
    const { balanceCents } = waitForRepayment({
      amountCents,
      ratePercent,
      inSchoolMonths: months,
      graceMonths: 0,
      repayment: 'deferred',
      flatPaymentCents: 0,
      capitalization,
      termMonths: 120,
    })
    return { worked, balanceCents, differenceCents: balanceCents - worked.balanceCents }
  })
}

function sixDecimals(dollars: number): string {
  return inDollars.format(dollars)
}

const inDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  minimumFractionDigits: 6,
})
