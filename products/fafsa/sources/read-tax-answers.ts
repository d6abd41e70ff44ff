// cspell:ignore ftim profitloss

import type { FilingStatus, TaxAnswers } from '#domain/aid/aid-inputs.ts'
import type { TaxFields } from './test-record.ts'

/** Students and their spouses are asked some questions differently from parents. */
export type Who = 'student' | 'parent'

const statuses = {
  1: 'single',
  2: 'joint',
  3: 'separate',
  4: 'head of household',
  5: 'surviving spouse',
} as const satisfies Record<string, FilingStatus>

/** Reads the tax answers of one person. A typed value replaces the transferred one, field by field. */
export function readTaxAnswers(fields: TaxFields, who: Who): TaxAnswers {
  const typed = (field: TypedAmount) => fields[`financial_manual/${field}`]
  const pick = (field: TypedAmount, transferred: TransferredAmount) =>
    typed(field) ?? fields[`financial_ftim/${transferred}`] ?? 0
  const status = getStatusCode(fields)
  return {
    filed: hasFiled(fields, who),
    filedAbroad: hasFiledAbroad(fields, who),
    filingStatus: status && statuses[status],
    adjustedGrossIncome: pick('Adjusted_Gross_Income', 'Adjusted_Gross_Income'),
    incomeFromWork: pick('Income_Earned_from_Work', 'Total_income_earned_amount'),
    incomeTaxPaid: pick('Income_Tax_Paid', 'Income_Tax_Paid'),
    deductiblePayments: pick('Deductible_Payments_to_IRA_Keogh_Other', 'IRA_deductible_and_payments'),
    taxExemptInterest: pick('Tax_Exempt_Interest_Income', 'Tax_exempt_interest'),
    untaxedIraDistributions: pick('Untaxed_Portions_of_IRA_Distributions', 'Untaxed_IRA_distributions'),
    iraRollover: typed('IRA_Rollover') ?? 0,
    untaxedPensions: pick('Untaxed_Portions_of_Pensions', 'Untaxed_pensions_amount'),
    pensionRollover: typed('Pension_Rollover') ?? 0,
    foreignIncomeExclusion: typed('Foreign_Earned_Income_Exclusion') ?? 0,
    educationCredits: pick('Education_Credits', 'Education_credits'),
    taxableGrants: typed('College_Grant_and_Scholarship_Aid') ?? 0,
    workStudyEarnings: fields['FPS/Total_Federal_Work_Study_Earnings'] ?? 0,
    scheduleC: pick('Schedule_C_Amount', 'Schedule_C_net_profitloss'),
    filedOtherSchedule: hasOtherSchedule(fields),
  }
}

function getStatusCode(fields: TaxFields) {
  return fields['financial_manual/Tax_Return_Filing_Status'] ?? fields['financial_ftim/Filing_status_code']
}

type TypedAmount =
  | 'Adjusted_Gross_Income'
  | 'Income_Earned_from_Work'
  | 'Income_Tax_Paid'
  | 'Deductible_Payments_to_IRA_Keogh_Other'
  | 'Tax_Exempt_Interest_Income'
  | 'Untaxed_Portions_of_IRA_Distributions'
  | 'IRA_Rollover'
  | 'Untaxed_Portions_of_Pensions'
  | 'Pension_Rollover'
  | 'Foreign_Earned_Income_Exclusion'
  | 'Education_Credits'
  | 'College_Grant_and_Scholarship_Aid'
  | 'Schedule_C_Amount'

type TransferredAmount =
  | 'Adjusted_Gross_Income'
  | 'Total_income_earned_amount'
  | 'Income_Tax_Paid'
  | 'IRA_deductible_and_payments'
  | 'Tax_exempt_interest'
  | 'Untaxed_IRA_distributions'
  | 'Untaxed_pensions_amount'
  | 'Education_credits'
  | 'Schedule_C_net_profitloss'

/**
 * Answers to the question about a return outside the US that say there is one. Students answer yes or no.
 * Parents choose 1 to 3 for a return, of which 1 is taken for one of a US territory, and 4 to 6 for why there is none.
 */
const returnCodes: Record<Who, { elsewhere: readonly string[]; abroad: readonly string[] }> = {
  student: { elsewhere: ['1'], abroad: ['1'] },
  parent: { elsewhere: ['1', '2', '3'], abroad: ['2', '3'] },
}

/** Whether there is a return: a typed or transferred US one, or one from elsewhere. */
function hasFiled(fields: TaxFields, who: Who): boolean {
  const filed = fields['financial_manual/Filed_1040_or_1040NR']
  if (filed === '1' || hasReturn(fields, returnCodes[who].elsewhere)) return true
  return filed === undefined && getStatusCode(fields) !== undefined
}

function hasFiledAbroad(fields: TaxFields, who: Who): boolean {
  return fields['financial_manual/Filed_1040_or_1040NR'] === '2' && hasReturn(fields, returnCodes[who].abroad)
}

function hasReturn(fields: TaxFields, codes: readonly string[]): boolean {
  const answer = fields['financial_manual/Filed_Non_US_Tax_Return']
  return answer !== undefined && codes.includes(answer)
}

const schedules = ['A', 'B', 'D', 'E', 'F', 'H'] as const

function hasOtherSchedule(fields: TaxFields): boolean {
  const typed = fields['financial_manual/Filed_Schedule_A_B_D_E_F_or_H']
  if (typed) return typed === '1'
  return schedules.some((one) => fields[`financial_ftim/Schedule_${one}_indicator`] === '1')
}
