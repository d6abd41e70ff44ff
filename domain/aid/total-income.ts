import type { TaxAnswers } from './aid-inputs.ts'
import type { Trace } from './trace.ts'

/** Returns the total income of a household: 20 USC 1087vv(a). It may be negative. */
export function computeTotalIncome(people: readonly TaxAnswers[], who: 'parents' | 'student', trace: Trace) {
  const sum = (read: (person: TaxAnswers) => number) => people.reduce((total, one) => total + read(one), 0)
  const added = {
    deductiblePayments: sum((one) => one.deductiblePayments),
    taxExemptInterest: sum((one) => one.taxExemptInterest),
    // A rollover moves savings and is no income.
    untaxedIraDistributions: sum((one) => Math.max(0, one.untaxedIraDistributions - one.iraRollover)),
    untaxedPensions: sum((one) => Math.max(0, one.untaxedPensions - one.pensionRollover)),
    foreignIncomeExclusion: sum((one) => Math.abs(one.foreignIncomeExclusion)),
  }
  const taken = {
    taxableGrants: sum((one) => one.taxableGrants),
    educationCredits: sum((one) => one.educationCredits),
    workStudyEarnings: sum((one) => one.workStudyEarnings),
  }
  const adjustedGrossIncome = sum((one) => one.adjustedGrossIncome)
  const additions = trace.add(`${who}.additions`, total(added), added)
  const offsets = trace.add(`${who}.offsets`, total(taken), taken)
  const income = adjustedGrossIncome + additions - offsets
  return trace.add(`${who}.totalIncome`, income, { adjustedGrossIncome, additions, offsets })
}

function total(parts: Readonly<Record<string, number>>): number {
  return Object.values(parts).reduce((sum, part) => sum + part, 0)
}
