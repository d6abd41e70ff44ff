import { monthNames } from '#domain/dates.ts'
import type { FilingStatus } from '#domain/federal-repayment/borrower.ts'
import { formatDollars } from '#domain/money.ts'
import type {
  Education,
  Employment,
  GraduateDegree,
  LivingSituation,
  RefinancedLoans,
  RefinanceGoal,
  SchoolYear,
  VisaStatus,
} from '#domain/refinance/codes.ts'
import { usStates } from '#domain/states.ts'
import { creditLabels } from '#kit/questions/credit-labels.ts'
import { messages as general } from '#kit/questions/messages.ts'
import type { PublicService, RefinanceAnswers } from './answers.ts'
import type { QuestionSlug } from './flows.ts'
import { readLoans } from './loans-text.ts'

// cspell:ignore ANUAL

interface Label {
  label: string
  /** Explanation shown under the label. */
  detail?: string
}

const unknown: Label = { label: general.unknown }
const ratherNot: Label = { label: 'I don’t know, or would rather not say' }

/** Labels of the answers that are picked from a list, in display order. */
const answerLabels = {
  goal: {
    REDUCED_MONTHLY_PAYMENT: {
      label: 'A lower monthly payment',
      detail: 'Usually by paying for longer, which can cost more in total.',
    },
    MAXIMIZE_SAVINGS: {
      label: 'Pay the least in total',
      detail: 'The lowest total, interest and fees included.',
    },
    END_DEBT_SOONER: { label: 'Pay it off sooner', detail: 'Usually with a higher payment.' },
    CONSOLIDATE_LOANS: { label: 'One payment instead of several' },
  } satisfies Record<RefinanceGoal, Label>,
  loanType: {
    MY_OWN_LOANS_FEDERAL_OR_PRIVATE: {
      label: 'My own loans',
      detail: 'Federal ones, private ones, or I’m not sure.',
    },
    MY_LOANS_PRIVATE: { label: 'My own loans, only private ones' },
    MY_LOANS_FEDERAL_AND_PRIVATE: { label: 'My own loans, federal and private' },
    PARENT_PLUS_IM_A_PARENT: { label: 'Parent PLUS Loans that I took', detail: 'You are the parent.' },
    PARENT_PLUS_IM_A_STUDENT: {
      label: 'Parent PLUS Loans that my parent took for me',
      detail: 'You want to take them over.',
    },
  } satisfies Record<RefinancedLoans, Label>,
  education: {
    HIGH_SCHOOL: { label: 'High school' },
    ASSOCIATES: { label: 'Associate’s degree' },
    BACHELORS: { label: 'Bachelor’s degree' },
    MASTERS: { label: 'Master’s degree' },
    DOCTORATE: { label: 'Doctorate or professional degree', detail: 'Such as law, medicine or a PhD.' },
  } satisfies Record<Education, Label>,
  schoolYear: {
    NONE: { label: 'Not in school' },
    JR: { label: 'Junior, third year of college' },
    SR: { label: 'Senior, fourth year of college' },
    II: { label: 'Second year of graduate school' },
    III: { label: 'Third year of graduate school' },
    IV: { label: 'Fourth year of graduate school' },
    V: { label: 'Fifth year of graduate school' },
    unknown: { label: 'Another year' },
  } satisfies Record<SchoolYear | 'unknown', Label>,
  graduateDegree: {
    MASTERS_ARTS: { label: 'Master of arts' },
    MASTERS_SCIENCE_ENGINEERING: { label: 'Master of science or engineering' },
    MBA_OTHER_MASTERS: { label: 'MBA or another master’s degree' },
    JD: { label: 'JD', detail: 'Law.' },
    MD: { label: 'MD', detail: 'Medicine.' },
    DO: { label: 'DO', detail: 'Osteopathic medicine.' },
    DDM: { label: 'DMD', detail: 'Dental medicine.' },
    DDS: { label: 'DDS', detail: 'Dental surgery.' },
    VMD: { label: 'VMD or DVM', detail: 'Veterinary medicine.' },
    PHD: { label: 'PhD' },
    PHARMA_D: { label: 'PharmD', detail: 'Pharmacy.' },
    OTHER_DOCTORATE: { label: 'Another doctorate' },
  } satisfies Record<GraduateDegree, Label>,
  employment: {
    EMPLOYED_FULL_TIME: { label: 'Employed full time' },
    EMPLOYED_PART_TIME: { label: 'Employed part time' },
    SELF_EMPLOYED: { label: 'Self-employed' },
    STARTING_SOON_JOB_OFFER: { label: 'Starting soon', detail: 'You have a job offer in writing.' },
    RETIRED: { label: 'Retired' },
    UNEMPLOYED: { label: 'Not working now' },
  } satisfies Record<Employment, Label>,
  publicService: {
    government: {
      label: 'Yes, for a government',
      detail: 'Federal, state, local or tribal. Public schools and the military count.',
    },
    charity: {
      label: 'Yes, for a 501(c)(3) nonprofit',
      detail: 'Many hospitals, colleges and charities are.',
    },
    other_nonprofit: {
      label: 'Yes, for another nonprofit that serves the public',
      detail: 'For example in health or education. Labor unions and political parties don’t count.',
    },
    none: { label: 'No' },
    unknown,
  } satisfies Record<PublicService | 'unknown', Label>,
  filing: {
    single: { label: 'Not married' },
    joint: { label: 'Married, filing jointly' },
    separate: { label: 'Married, filing separately' },
    unknown: ratherNot,
  } satisfies Record<FilingStatus | 'unknown', Label>,
  living: {
    RENT: { label: 'I rent' },
    OWN: { label: 'I own my home' },
    LIVE_FAMILY_FRIENDS: { label: 'I live with family or friends' },
    unknown: { label: 'I’d rather not say' },
  } satisfies Record<LivingSituation | 'unknown', Label>,
  citizenship: {
    CITIZEN: { label: 'US citizen or national' },
    PERMANENT_RESIDENT: { label: 'Permanent resident', detail: 'You have a green card.' },
    H1_VISA: { label: 'H-1B or another H-1 visa' },
    E2_VISA: { label: 'E-2 visa' },
    E3_VISA: { label: 'E-3 visa' },
    O1_VISA: { label: 'O-1 visa' },
    L1_VISA: { label: 'L-1 visa' },
    J1_VISA: { label: 'J-1 visa' },
    OTHER: { label: 'Something else' },
    unknown: ratherNot,
  } satisfies Record<VisaStatus | 'unknown', Label>,
  credit: { ...creditLabels, unknown },
} as const

export type ListedAnswer = keyof typeof answerLabels

/** Returns the choices of an answer in the form that a radio group takes. */
export function listChoices(name: ListedAnswer): { value: string; label: string; detail?: string }[] {
  const labels: Readonly<Record<string, Label>> = answerLabels[name]
  return Object.entries(labels).map(([value, words]) => ({ value, ...words }))
}

/** Labels of the questions in a list of answers. */
export const questionNames: Record<QuestionSlug, string> = {
  REFINANCE_GOAL: 'Goal',
  TYPE_OF_LOAN: 'Whose loans',
  REFINANCE_AMOUNT: 'Current loans',
  EDUCATION: 'Highest degree',
  GRADUATE_DEGREE: 'Graduate degree',
  SCHOOL_YEAR: 'In school now',
  EMPLOYMENT_STATUS: 'Employment status',
  EMPLOYMENT_START_DATE: 'Employment start date',
  PUBLIC_SERVICE: 'Public service',
  FORGIVENESS_PAYMENTS: 'Payments toward forgiveness',
  TAX_FILING: 'Tax filing status',
  SPOUSE: 'Spouse',
  FAMILY: 'Family',
  TOTAL_ANUAL_INCOME: 'Annual income',
  OTHER_INVESTMENTS: 'Savings and investments',
  LIVING_SITUATION: 'Housing',
  ADDRESS_SHORT: 'State',
  PERSONAL_INFO: 'Citizenship or visa',
  CREDIT_SCORE: 'Credit score',
  ADDRESS_FULL: 'Address',
  PERSONAL_INFO_FULL: 'Name and date of birth',
}

/** Puts the answer to a question into a few words; returns undefined if the question was not answered. */
export function sayAnswer(slug: QuestionSlug, answers: RefinanceAnswers): string | undefined {
  switch (slug) {
    case 'REFINANCE_GOAL':
      return sayCode('goal', answers)
    case 'TYPE_OF_LOAN':
      return sayCode('loanType', answers)
    case 'REFINANCE_AMOUNT':
      return sayLoans(answers.loans)
    case 'EDUCATION':
      return sayCode('education', answers)
    case 'SCHOOL_YEAR':
      return sayCode('schoolYear', answers)
    case 'GRADUATE_DEGREE':
      return sayCode('graduateDegree', answers)
    case 'EMPLOYMENT_STATUS':
      return sayCode('employment', answers)
    case 'EMPLOYMENT_START_DATE':
      return sayMonth(answers.employmentStart)
    case 'PUBLIC_SERVICE':
      return sayCode('publicService', answers)
    case 'FORGIVENESS_PAYMENTS':
      return join([
        sayCount(answers.servicePayments, (count) => `${count} toward Public Service Loan Forgiveness`),
        sayCount(answers.countedPayments, (count) => `${count} toward income-driven forgiveness`),
      ])
    case 'TAX_FILING':
      return sayCode('filing', answers)
    case 'SPOUSE':
      return join([
        sayCount(answers.spouseIncome, (income) => `${formatDollars(income * 100)} a year`),
        sayCount(answers.spouseLoans, (owed) => `${formatDollars(owed * 100)} in federal loans`),
      ])
    case 'FAMILY':
      return join([
        sayCount(answers.familySize, (count) => (count === 1 ? '1 person' : `${count} people`)),
        sayCount(answers.dependents, (count) => (count === 1 ? '1 dependent' : `${count} dependents`)),
      ])
    case 'TOTAL_ANUAL_INCOME':
      return sayDollars(answers.income)
    case 'OTHER_INVESTMENTS':
      return sayDollars(answers.otherInvestments)
    case 'LIVING_SITUATION':
      return sayCode('living', answers)
    case 'ADDRESS_SHORT':
      return answers.state === 'unknown'
        ? unknown.label
        : usStates.find(({ abbreviation }) => abbreviation === answers.state)?.name
    case 'PERSONAL_INFO':
      return sayCode('citizenship', answers)
    case 'CREDIT_SCORE':
      return sayCredit(answers)
    case 'ADDRESS_FULL':
      return join([answers.street, answers.city, answers.zip])
    case 'PERSONAL_INFO_FULL':
      return join([answers.firstName, answers.lastName])
  }
}

function sayCode(name: ListedAnswer, answers: RefinanceAnswers): string | undefined {
  const code = answers[name]
  const labels: Readonly<Record<string, Label>> = answerLabels[name]
  return code === undefined ? undefined : labels[code]?.label
}

function sayCredit({ credit }: RefinanceAnswers): string | undefined {
  if (credit === undefined || credit === 'unknown') return credit && unknown.label
  const { label, detail } = answerLabels.credit[credit]
  return join([label, detail])
}

function sayLoans(text: string | undefined): string | undefined {
  const loans = text === undefined ? undefined : readLoans(text)
  if (!loans) return undefined
  const cents = loans.reduce((sum, { balanceCents }) => sum + balanceCents, 0)
  return `${loans.length === 1 ? '1 loan' : `${loans.length} loans`}, ${formatDollars(cents)}`
}

function sayDollars(dollars: number | 'unknown' | undefined): string | undefined {
  if (dollars === 'unknown') return unknown.label
  return dollars === undefined ? undefined : formatDollars(dollars * 100)
}

function sayCount(count: number | 'unknown' | undefined, say: (count: number) => string): string | undefined {
  if (count === 'unknown') return unknown.label
  return count === undefined ? undefined : say(count)
}

function sayMonth(month: string | undefined): string | undefined {
  if (month === undefined || month === 'unknown') return month && unknown.label
  return `${monthNames[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`
}

function join(parts: readonly (string | undefined)[]): string | undefined {
  const said = [...new Set(parts.filter((part) => part !== undefined))]
  return said.length > 0 ? said.join(', ') : undefined
}
