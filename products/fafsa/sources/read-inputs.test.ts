// cspell:ignore ftim

import { expect, test } from 'vitest'
import type { AidInputs } from '#domain/aid/aid-inputs.ts'
import { readInputs } from './read-inputs.ts'
import { parseTestRecord } from './test-record.ts'

const student = {
  '/student/identity/Date_of_Birth': '20070401',
  '/student/non_financial/Marital_Status': '1',
  '/student/demographic/State_of_Residence': 'VA',
  '/student/financial_manual/Filed_1040_or_1040NR': '2',
  '/student/financial_manual/Filed_Non_US_Tax_Return': '2',
}

function writeLine(inputs: Record<string, string>, rest: object = {}) {
  return JSON.stringify({
    award_year: '2026-27',
    case: 'invented-1',
    inputs: { '/transaction/Dependency_Model': 'I', ...student, ...inputs },
    expected: {},
    ...rest,
  })
}

function read(inputs: Record<string, string>): AidInputs | undefined {
  const parsed = parseTestRecord(writeLine(inputs))
  if (!parsed.ok) throw new Error(parsed.reason)
  return readInputs(parsed.record)
}

test('a typed value replaces the transferred one, field by field', () => {
  const inputs = read({
    '/student/financial_manual/Filed_1040_or_1040NR': '1',
    '/student/financial_manual/Adjusted_Gross_Income': '0',
    '/student/financial_ftim/Adjusted_Gross_Income': '30000',
    '/student/financial_ftim/Income_Tax_Paid': '900',
    '/student/financial_ftim/Filing_status_code': '4',
    '/student/financial_ftim/Schedule_E_indicator': '1',
    '/FPS/student/Total_Federal_Work_Study_Earnings': '1200',
  })
  expect(inputs?.student.people[0]).toMatchObject({
    filed: true,
    filingStatus: 'head of household',
    adjustedGrossIncome: 0,
    incomeTaxPaid: 900,
    workStudyEarnings: 1200,
    filedOtherSchedule: true,
  })
  expect(inputs?.student).toMatchObject({ state: 'VA', familySize: 1, isCouple: false })
})

const couple = {
  '/student/non_financial/Marital_Status': '2',
  '/student/financial_ftim/Number_of_exemptions': '2',
  '/student_spouse/financial_ftim/Number_of_exemptions': '3',
}

test('the spouse’s return counts unless the couple filed together', () => {
  expect(read(couple)?.student.people).toHaveLength(2)
  const joint = { ...couple, '/student/financial_manual/Filed_Joint_Return_With_Current_Spouse': '1' }
  expect(read(joint)?.student.people).toHaveLength(1)
  const divorced = { ...couple, '/student/non_financial/Marital_Status': '5' }
  expect(read(divorced)?.student).toMatchObject({ isCouple: false, people: { length: 1 } })
})

test('the size of the family is typed, or the exemptions of the transferred returns', () => {
  expect(read({ ...couple, '/student/non_financial/Updated_Family_Size': '04' })?.student.familySize).toBe(4)
  expect(read(couple)?.student.familySize).toBe(5)
  const typed = { ...couple, '/student_spouse/financial_manual/Adjusted_Gross_Income': '5' }
  expect(read(typed)?.student.familySize).toBe(2)
  expect(read({ '/student/non_financial/Marital_Status': '3' })?.student.familySize).toBe(2)
})

test('a dependent student has parents, or cannot be computed', () => {
  const dependent = { '/transaction/Dependency_Model': 'D' }
  expect(read(dependent)).toBeUndefined()
  const inputs = read({
    ...dependent,
    '/parent/non_financial/Marital_Status': '4',
    '/parent/non_financial/State_of_Legal_Residence': 'AK',
    '/parent/financial_manual/Filed_1040_or_1040NR': '2',
    '/parent/financial_manual/Filed_Non_US_Tax_Return': '6',
    '/parent/financial_manual/Received_SNAP': '1',
    '/other_parent/financial_manual/Filed_1040_or_1040NR': '2',
    '/other_parent/financial_manual/Filed_Non_US_Tax_Return': '2',
  })
  expect(inputs?.parents).toMatchObject({
    isCouple: true,
    familySize: 3,
    state: 'AK',
    receivedFederalBenefit: true,
    people: [
      { filed: false, filedAbroad: false },
      { filed: true, filedAbroad: true },
    ],
  })
})

test.each([
  ['{"award_year":', 'The line is not JSON'],
  [writeLine({}, { award_year: '2024-25' }), 'award_year: '],
  [
    writeLine({ '/student/financial_manual/Income_Tax_Paid': '12.50' }),
    'student financial_manual/Income_Tax_Paid: must be a whole number',
  ],
  [writeLine({ '/parent/non_financial/Marital_Status': '8' }), 'parent non_financial/Marital_Status: '],
])('a line that is no record says why (%#)', (line, reason) => {
  const parsed = parseTestRecord(line)
  expect(parsed.ok ? '' : parsed.reason).toContain(reason)
})

test('fields that the rules do not read may hold anything', () => {
  expect(parseTestRecord(writeLine({ '/student/demographic/High_School_Name': '?' })).ok).toBe(true)
})
