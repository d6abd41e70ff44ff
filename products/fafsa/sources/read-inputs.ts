// cspell:ignore ftim EITC TANF

import type { AidInputs, Assets, Household } from '#domain/aid/aid-inputs.ts'
import type { NeedAnalysisYear } from '#domain/award-years/need-analysis.ts'
import { readTaxAnswers, type Who } from './read-tax-answers.ts'
import type { HeadFields, TaxFields, TestRecord } from './test-record.ts'

const awardYears = {
  '2025-26': '2025–26',
  '2026-27': '2026–27',
  '2027-28': '2027–28',
} as const satisfies Record<TestRecord['awardYear'], NeedAnalysisYear>

/**
 * Reads what the rules need from a record. Undefined for a dependent student without parents on the form, whose
 * index cannot be computed.
 */
export function readInputs({ awardYear: year, isDependent, people }: TestRecord): AidInputs | undefined {
  const awardYear = awardYears[year]
  const { student, student_spouse: spouse, parent, other_parent: otherParent } = people
  if (!isDependent) return { awardYear, student: readHousehold(student, spouse, 'student') }
  if (!parent['non_financial/Marital_Status']) return undefined
  return {
    awardYear,
    // A dependent student has no spouse: marriage makes a student independent.
    student: readHousehold({ ...student, 'non_financial/Marital_Status': '1' }, {}, 'student'),
    parents: readHousehold(parent, otherParent, 'parent'),
  }
}

function readHousehold(head: HeadFields, partner: TaxFields, who: Who): Household {
  const isCouple = hasPartner(head, who)
  const isJoint = head['financial_manual/Filed_Joint_Return_With_Current_Spouse'] === '1'
  const isOnForm = Object.keys(partner).some((field) => field.startsWith('financial_'))
  const other = isCouple && !isJoint && isOnForm ? partner : undefined
  const first = readTaxAnswers(head, who)
  return {
    isCouple,
    people: other ? [first, readTaxAnswers(other, who)] : [first],
    familySize: readFamilySize(head, other, (isCouple ? 2 : 1) + (who === 'parent' ? 1 : 0)),
    state: readState(head, who),
    receivedEarnedIncomeCredit:
      head['financial_manual/Earned_Income_Tax_Credit_Received_During_Tax_Year'] === '1',
    receivedFederalBenefit: benefits.some((one) => head[`financial_manual/${one}`] === '1'),
    assets: readAssets(head),
  }
}

const benefits = [
  'Received_EITC',
  'Received_EIC',
  'Received_Federal_Housing_Assistance',
  'Received_FreeReduced_Price_Lunch',
  'Received_Medicaid',
  'Received_Refundable_Credit_for_36B_Health_Plan',
  'Received_SNAP',
  'Received_Supplemental_Security_Income',
  'Received_TANF',
  'Received_WIC',
] as const

/** Codes 2 and 3 of a student are married and remarried; 2 to 4 of parents, the first of them living together. */
function hasPartner(head: HeadFields, who: Who): boolean {
  const status = head['non_financial/Marital_Status']
  return status === '2' || status === '3' || (who === 'parent' && status === '4')
}

/**
 * The size that was typed, else the exemptions of the transferred returns, at least the student with a spouse or
 * parents. A partner's typed return replaces the transferred one, so its exemptions do not count.
 */
function readFamilySize(head: HeadFields, other: TaxFields | undefined, smallest: number): number {
  const typed = head['non_financial/Updated_Family_Size'] ?? head['non_financial/Revised_Family_Size']
  // A size of zero is no answer.
  if (typed) return typed
  const isTyped = other?.['financial_manual/Adjusted_Gross_Income'] !== undefined
  const exemptions =
    (head['financial_ftim/Number_of_exemptions'] ?? 0) +
    (isTyped ? 0 : (other?.['financial_ftim/Number_of_exemptions'] ?? 0))
  return Math.max(smallest, exemptions)
}

/** The name of the field changed with the award year 2026–27. */
function readState(head: HeadFields, who: Who): string {
  const state =
    who === 'student'
      ? (head['demographic/State_of_Legal_Residence'] ?? head['demographic/State_of_Residence'])
      : (head['non_financial/State_of_Legal_Residence'] ?? head['non_financial/State_of_Residence'])
  return state ?? ''
}

function readAssets(head: HeadFields): Assets | undefined {
  const childSupport = head['financial_manual/Child_Support_Received']
  const cash = head['financial_manual/Total_of_Cash_Savings_and_Checking_Accounts']
  const investments = head['financial_manual/Net_Worth_of_Current_Investments']
  const businessOrFarm = head['financial_manual/Net_Worth_of_Businesses_and_Investment_Farms']
  if ([childSupport, cash, investments, businessOrFarm].every((one) => one === undefined)) return undefined
  return {
    childSupportReceived: childSupport ?? 0,
    cash: cash ?? 0,
    investments: investments ?? 0,
    businessOrFarm: businessOrFarm ?? 0,
    // The form asks for what is left after leaving those out.
    familyBusinessOrFarm: 0,
  }
}
