// cspell:ignore ANUAL

import type { QuestionSlug } from './questions.ts'

/** How somebody with one federal and one private loan answers each question. */
export const allRefinanceForms: Record<QuestionSlug, Record<string, string>> = {
  REFINANCE_GOAL: { goal: 'MAXIMIZE_SAVINGS' },
  TYPE_OF_LOAN: { TYPE_OF_LOAN: 'MY_LOANS_FEDERAL_AND_PRIVATE' },
  REFINANCE_AMOUNT: {
    'loans-1-kind': 'unsubsidized',
    'loans-1-first-disbursed': 'from_2014_07',
    'loans-1-balance': '12,345.67',
    'loans-1-rate': '5.05%',
    'loans-1-months': '8 years',
    'loans-1-autopay': 'usual',
    'loans-3-kind': 'private',
    'loans-3-balance': '20k',
    'loans-3-rate': '11.2',
    'loans-3-months': '120',
  },
  EDUCATION: { education: 'MASTERS' },
  SCHOOL_YEAR: { schoolYear: 'NONE' },
  GRADUATE_DEGREE: { graduateDegree: 'MBA_OTHER_MASTERS' },
  EMPLOYMENT_STATUS: { employment: 'STARTING_SOON_JOB_OFFER' },
  EMPLOYMENT_START_DATE: { 'employmentStart-month': '01', 'employmentStart-year': '2027' },
  PUBLIC_SERVICE: { publicService: 'none' },
  FORGIVENESS_PAYMENTS: { servicePayments: '0', countedPayments: '12' },
  TAX_FILING: { filing: 'joint' },
  SPOUSE: { spouseIncome: '30k', spouseLoans: '0' },
  FAMILY: { familySize: '3', dependents: '1' },
  TOTAL_ANUAL_INCOME: { income: '82,000' },
  OTHER_INVESTMENTS: { otherInvestments: '0' },
  LIVING_SITUATION: { living: 'RENT' },
  ADDRESS_SHORT: { state: 'IN' },
  PERSONAL_INFO: { citizenship: 'CITIZEN' },
  CREDIT_SCORE: { credit: '700_759' },
  COSIGNER: { COSIGNER: 'no' },
  COSIGNER_INCOME: { cosignerIncome: '80,000' },
  ADDRESS_FULL: { street: '1 Example Street', city: 'Lafayette', zip: '47901' },
  PERSONAL_INFO_FULL: {
    firstName: 'Robin',
    lastName: 'Sample',
    birthDate: '4/30/1998',
    phone: '(765) 555-0100',
  },
}
