// cspell:ignore ftim profitloss EITC TANF

import { z } from 'zod'

// The official test records of the FAFSA Processing System, one JSON object a line: the answers of mock people,
// and what the processor computed. Names of fields are those of the record layout.

const whole = z
  .string()
  .regex(/^-?\d{1,11}$/, 'must be a whole number')
  .transform(Number)
const count = z
  .string()
  .regex(/^\d{1,2}$/, 'must be a count')
  .transform(Number)
const code = <const Codes extends readonly string[]>(...codes: Codes) => z.enum(codes)
const yesOrNo = code('1', '2')
/** Some questions can also be answered with "don't know". */
const yesNoUnknown = code('1', '2', '3')
const state = z.string().regex(/^[A-Z]{2}$/, 'must be a two-letter state code')
const filingStatus = code('1', '2', '3', '4', '5')

const taxAnswers = z.object({
  'FPS/Total_Federal_Work_Study_Earnings': whole.optional(),
  'financial_manual/Filed_1040_or_1040NR': yesOrNo.optional(),
  'financial_manual/Filed_Non_US_Tax_Return': code('1', '2', '3', '4', '5', '6').optional(),
  'financial_manual/Filed_Joint_Return_With_Current_Spouse': yesOrNo.optional(),
  'financial_manual/Tax_Return_Filing_Status': filingStatus.optional(),
  'financial_manual/Income_Earned_from_Work': whole.optional(),
  'financial_manual/Tax_Exempt_Interest_Income': whole.optional(),
  'financial_manual/Untaxed_Portions_of_IRA_Distributions': whole.optional(),
  'financial_manual/IRA_Rollover': whole.optional(),
  'financial_manual/Untaxed_Portions_of_Pensions': whole.optional(),
  'financial_manual/Pension_Rollover': whole.optional(),
  'financial_manual/Adjusted_Gross_Income': whole.optional(),
  'financial_manual/Income_Tax_Paid': whole.optional(),
  'financial_manual/Deductible_Payments_to_IRA_Keogh_Other': whole.optional(),
  'financial_manual/Education_Credits': whole.optional(),
  'financial_manual/Filed_Schedule_A_B_D_E_F_or_H': yesNoUnknown.optional(),
  'financial_manual/Schedule_C_Amount': whole.optional(),
  'financial_manual/College_Grant_and_Scholarship_Aid': whole.optional(),
  'financial_manual/Foreign_Earned_Income_Exclusion': whole.optional(),
  'financial_ftim/Filing_status_code': filingStatus.optional(),
  'financial_ftim/Adjusted_Gross_Income': whole.optional(),
  'financial_ftim/Number_of_exemptions': count.optional(),
  'financial_ftim/Total_income_earned_amount': whole.optional(),
  'financial_ftim/Income_Tax_Paid': whole.optional(),
  'financial_ftim/Education_credits': whole.optional(),
  'financial_ftim/Untaxed_IRA_distributions': whole.optional(),
  'financial_ftim/IRA_deductible_and_payments': whole.optional(),
  'financial_ftim/Tax_exempt_interest': whole.optional(),
  'financial_ftim/Untaxed_pensions_amount': whole.optional(),
  'financial_ftim/Schedule_C_net_profitloss': whole.optional(),
  'financial_ftim/Schedule_A_indicator': yesOrNo.optional(),
  'financial_ftim/Schedule_B_indicator': yesOrNo.optional(),
  'financial_ftim/Schedule_D_indicator': yesOrNo.optional(),
  'financial_ftim/Schedule_E_indicator': yesOrNo.optional(),
  'financial_ftim/Schedule_F_indicator': yesOrNo.optional(),
  'financial_ftim/Schedule_H_indicator': yesOrNo.optional(),
})

const head = taxAnswers.extend({
  'financial_manual/Earned_Income_Tax_Credit_Received_During_Tax_Year': yesNoUnknown.optional(),
  'financial_manual/Child_Support_Received': whole.optional(),
  'financial_manual/Total_of_Cash_Savings_and_Checking_Accounts': whole.optional(),
  'financial_manual/Net_Worth_of_Current_Investments': whole.optional(),
  'financial_manual/Net_Worth_of_Businesses_and_Investment_Farms': whole.optional(),
  'financial_manual/Received_EITC': yesOrNo.optional(),
  'financial_manual/Received_EIC': yesOrNo.optional(),
  'financial_manual/Received_Federal_Housing_Assistance': yesOrNo.optional(),
  'financial_manual/Received_FreeReduced_Price_Lunch': yesOrNo.optional(),
  'financial_manual/Received_Medicaid': yesOrNo.optional(),
  'financial_manual/Received_Refundable_Credit_for_36B_Health_Plan': yesOrNo.optional(),
  'financial_manual/Received_SNAP': yesOrNo.optional(),
  'financial_manual/Received_Supplemental_Security_Income': yesOrNo.optional(),
  'financial_manual/Received_TANF': yesOrNo.optional(),
  'financial_manual/Received_WIC': yesOrNo.optional(),
  // The name changed with the award year 2026–27.
  'non_financial/Revised_Family_Size': count.optional(),
  'non_financial/Updated_Family_Size': count.optional(),
  'non_financial/State_of_Legal_Residence': state.optional(),
  'non_financial/State_of_Residence': state.optional(),
  'demographic/State_of_Legal_Residence': state.optional(),
  'demographic/State_of_Residence': state.optional(),
})

/** The fields of each person, by the rest of their name. Others than those above are left out. */
const people = z.object({
  student: head.extend({
    'non_financial/Marital_Status': code('1', '2', '3', '4', '5', '6').optional(),
  }),
  student_spouse: taxAnswers,
  parent: head.extend({
    'non_financial/Marital_Status': code('1', '2', '3', '4', '5', '6', '7').optional(),
  }),
  other_parent: taxAnswers,
})

type People = z.infer<typeof people>
export type TaxFields = z.infer<typeof taxAnswers>
export type HeadFields = People['student'] | People['parent']

const index = z.int().min(-1500).max(999_999)
const modelField = '/transaction/Dependency_Model'

const record = z.object({
  award_year: z.enum(['2025-26', '2026-27', '2027-28']),
  case: z.string().regex(/^[\w-]{1,40}$/, 'must be letters, digits, and hyphens'),
  inputs: z.looseObject({ [modelField]: code('I', 'D', 'X', 'Y', 'Z') }),
  expected: z.object({
    '/transaction/SAI': index.nullish(),
    '/transaction/Max_Pell_Indicator': z.int().min(1).max(3).nullish(),
  }),
})

export interface TestRecord {
  awardYear: z.infer<typeof record>['award_year']
  case: string
  /** Whether the processor took the student for a dependent one. */
  isDependent: boolean
  people: People
  expectedIndex: number | undefined
  /** Whether the processor found a ground for the maximum Pell Grant. */
  expectsMaximumPell: boolean
}

/** Parses one line. A line that is no record gives the reason instead. */
export function parseTestRecord(
  line: string,
): { ok: true; record: TestRecord } | { ok: false; reason: string } {
  let json: unknown
  try {
    json = JSON.parse(line)
  } catch {
    return { ok: false, reason: 'The line is not JSON' }
  }
  const outer = record.safeParse(json)
  if (!outer.success) return { ok: false, reason: describe(outer.error) }
  const { inputs, expected, award_year: awardYear } = outer.data
  const inner = people.safeParse(groupByPerson(inputs))
  if (!inner.success) return { ok: false, reason: describe(inner.error) }
  return {
    ok: true,
    record: {
      awardYear,
      case: outer.data.case,
      // X and Y are dependent and independent students whose form lacks something; Z are provisionally independent.
      isDependent: ['D', 'X'].includes(inputs[modelField]),
      people: inner.data,
      expectedIndex: expected['/transaction/SAI'] ?? undefined,
      expectsMaximumPell: typeof expected['/transaction/Max_Pell_Indicator'] === 'number',
    },
  }
}

/** `/student/identity/State` belongs to the student, and so does `/FPS/student/…`, which the processor adds. */
function groupByPerson(inputs: Readonly<Record<string, unknown>>) {
  const groups = { student: {}, student_spouse: {}, parent: {}, other_parent: {} }
  for (const [field, value] of Object.entries(inputs)) {
    const [, fps = '', person = '', rest = ''] = /^\/(FPS\/)?(\w+)\/(.+)$/.exec(field) ?? []
    // An empty answer is none.
    if (isPerson(person) && value !== '') Object.assign(groups[person], { [fps + rest]: value })
  }
  return groups
}

function isPerson(name: string): name is keyof People {
  return name in people.shape
}

function describe(error: z.ZodError): string {
  const [issue] = error.issues
  return `${issue?.path.join(' ') || 'The line'}: ${issue?.message}`
}
