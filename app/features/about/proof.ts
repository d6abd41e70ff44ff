import { annualPercentageRate } from '#domain/apr/appendix-j.ts'
import { appendixJExamples } from '#domain/apr/appendix-j-examples.ts'
import { workedPaymentCents, workedRepayments } from '#domain/federal-repayment/worked-payments.ts'
import { amortize, unroundedMonthlyPayment } from '#domain/loans/amortize.ts'
import { waitForRepayment } from '#domain/loans/wait-for-repayment.ts'
import { workedPayments, workedWaits } from './worked-loans.ts'

type AppendixJExample = (typeof appendixJExamples)[number]

export interface ProvenExample {
  example: AppendixJExample
  oursPercent: number
  /** Whether our answer, rounded to two decimals as in the regulation, equals the printed one. */
  isSame: boolean
}

/** Computes every example of the regulation with our own function. */
export function proveExamples(examples: readonly AppendixJExample[] = appendixJExamples): ProvenExample[] {
  return examples.map((example) => {
    const oursPercent = annualPercentageRate(example)
    return { example, oursPercent, isSame: Number(oursPercent.toFixed(2)) === example.publishedAprPercent }
  })
}

/** Returns each independently computed payment, our unrounded payment, and the amounts billed in cents. */
export function provePayments() {
  return workedPayments.map((worked) => {
    const exact = sixDecimals(Number(worked.paymentDollars))
    const ours = sixDecimals(unroundedMonthlyPayment(worked) / 100)
    const { monthlyPaymentCents, lastPaymentCents, totalCents } = amortize(worked)
    return { worked, exact, ours, isSame: ours === exact, monthlyPaymentCents, lastPaymentCents, totalCents }
  })
}

/** Returns each independently computed balance next to ours. */
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

/** Returns each payment of a federal plan that is known, next to ours. */
export function proveRepayments() {
  return workedRepayments.map((worked) => {
    const oursCents = workedPaymentCents(worked)
    return { worked, oursCents, isSame: oursCents === worked.knownCents }
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
