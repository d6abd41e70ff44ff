// cspell:ignore ANUAL
import { expect, test } from 'vitest'
import {
  educations,
  employments,
  graduateDegrees,
  isGraduateEducation,
  livingSituations,
  refinancedLoans,
  refinanceGoals,
  schoolYears,
  visaStatuses,
} from './codes.ts'
import { refinanceDraftSteps, refinanceFormSteps } from './draft.ts'

test('every code is spelled as the specification spells it, its quirks included', () => {
  const spelled = (codes: readonly string[]) => codes.join(' ')
  expect(spelled(refinanceGoals)).toBe(
    'REDUCED_MONTHLY_PAYMENT MAXIMIZE_SAVINGS END_DEBT_SOONER CONSOLIDATE_LOANS',
  )
  expect(spelled(schoolYears)).toBe('JR SR II III IV V NONE')
  expect(new Set(visaStatuses)).toEqual(
    new Set('H1_VISA E2_VISA E3_VISA O1_VISA L1_VISA J1_VISA OTHER CITIZEN PERMANENT_RESIDENT'.split(' ')),
  )
  expect(spelled(refinancedLoans)).toBe(
    'MY_OWN_LOANS_FEDERAL_OR_PRIVATE MY_LOANS_PRIVATE MY_LOANS_FEDERAL_AND_PRIVATE PARENT_PLUS_IM_A_PARENT PARENT_PLUS_IM_A_STUDENT',
  )
  expect(spelled(employments)).toBe(
    'EMPLOYED_FULL_TIME EMPLOYED_PART_TIME SELF_EMPLOYED RETIRED UNEMPLOYED STARTING_SOON_JOB_OFFER',
  )
  expect(spelled(educations)).toBe('HIGH_SCHOOL ASSOCIATES BACHELORS MASTERS DOCTORATE')
  expect(spelled(graduateDegrees)).toBe(
    'MASTERS_ARTS MASTERS_SCIENCE_ENGINEERING MBA_OTHER_MASTERS JD MD DO DDM DDS VMD PHD PHARMA_D OTHER_DOCTORATE',
  )
  expect(spelled(livingSituations)).toBe('RENT OWN LIVE_FAMILY_FRIENDS')
  expect(spelled(refinanceFormSteps)).toBe(
    'REFINANCE_GOAL TYPE_OF_LOAN EDUCATION GRADUATE_DEGREE EMPLOYMENT_STATUS EMPLOYMENT_START_DATE TOTAL_ANUAL_INCOME OTHER_INVESTMENTS LIVING_SITUATION ADDRESS_SHORT ADDRESS_FULL PERSONAL_INFO_FULL REFINANCE_AMOUNT PERSONAL_INFO',
  )
  expect(spelled(refinanceDraftSteps)).toBe(
    'personalInfoStep refinanceGoalStep refinanceAmountStep educationStep graduateDegreeStep',
  )
})

test('only a master’s and a doctorate are graduate degrees', () => {
  expect(educations.filter(isGraduateEducation)).toEqual(['MASTERS', 'DOCTORATE'])
})
