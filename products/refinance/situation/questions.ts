import { refinancedLoans } from '#domain/refinance/codes.ts'
import { isFederal } from '#domain/refinance/current-loan.ts'
import type { RefinanceFormStep } from '#domain/refinance/draft.ts'
import { cosignerQuestion } from '#kit/questions/cosigner.ts'
import { creditLabels } from '#kit/questions/credit-labels.ts'
import { choiceField, codeField, dollarsField, monthField, stateField } from '#kit/questions/field.ts'
import type { Label } from '#kit/questions/input.ts'
import { collectReaders, type Questions } from '#kit/questions/question.ts'
import { loansField } from '#products/refinance/current-loans/loans-field.ts'
import { maxDollars, maxPayments, maxPeople, type RefinanceAnswers } from './answers.ts'
import {
  amountOrUnsure,
  birthDateField,
  cityField,
  countField,
  firstNameField,
  isComingStart,
  lastNameField,
  paymentsField,
  phoneField,
  streetField,
  zipField,
} from './fields.ts'
import {
  citizenshipLabels,
  educationLabels,
  employmentLabels,
  filingLabels,
  goalLabels,
  graduateDegreeLabels,
  livingLabels,
  loanTypeLabels,
  publicServiceLabels,
  schoolYearLabels,
  unknown,
} from './labels.ts'
import { readLoans } from './loans-text.ts'

// cspell:ignore ANUAL

/**
 * Identifies a question in `?question=`: the form's steps. Two steps have a second page, because a page asks one thing:
 * EDUCATION the year in school, PERSONAL_INFO the credit score. What prices federal rights, and
 * what opens an offer with a cosigner, is no step of a lender's form.
 */
export type QuestionSlug = RefinanceFormStep | 'SCHOOL_YEAR' | 'CREDIT_SCORE' | CosignerStep | RightsQuestion

type CosignerStep = 'COSIGNER' | 'COSIGNER_INCOME'
type RightsQuestion = 'PUBLIC_SERVICE' | 'FORGIVENESS_PAYMENTS' | 'TAX_FILING' | 'SPOUSE' | 'FAMILY'

/** The parts of both flows, in their order; the last is only asked for on request. */
const parts = {
  loans: 'Loans',
  work: 'School and work',
  income: 'Income',
  credit: 'Credit',
  sheet: 'Application worksheet',
} as const

/** All questions, each with its own page. */
export const questions: Questions<QuestionSlug, RefinanceAnswers> = {
  REFINANCE_GOAL: {
    name: 'Goal',
    part: parts.loans,
    question: 'What matters most to you?',
    why: 'Offers that fit your goal come first in the list. You can change the goal there.',
    asks: () => ['goal'],
    fields: { goal: choiceField(goalLabels, 'Choose what matters most to you') },
  },
  TYPE_OF_LOAN: {
    name: 'Whose loans',
    part: parts.loans,
    question: 'Whose loans are they?',
    why: 'Some lenders refinance only the borrower’s own loans, and some refinance a parent’s.',
    asks: () => ['loanType'],
    choices: Object.fromEntries(refinancedLoans.map((loanType) => [loanType, { loanType }])),
    list: { labels: loanTypeLabels, missing: 'Choose whose loans they are' },
    fields: { loanType: codeField(refinancedLoans) },
  },
  REFINANCE_AMOUNT: {
    name: 'Current loans',
    part: parts.loans,
    question: 'Which loans do you have today?',
    why: 'One row for each loan. We look at federal and private loans separately, because refinancing ends federal protections.',
    asks: () => ['loans'],
    fields: { loans: loansField },
  },
  EDUCATION: {
    name: 'Highest degree',
    part: parts.work,
    question: 'What’s the highest degree you’ve finished?',
    why: 'Many lenders require a degree.',
    asks: () => ['education'],
    fields: { education: choiceField(educationLabels, 'Choose the highest degree you’ve finished') },
  },
  GRADUATE_DEGREE: {
    name: 'Graduate degree',
    part: parts.work,
    question: 'Which graduate degree is it?',
    why: 'Some lenders lend only to certain professions.',
    asks: ({ education }) => (education === 'MASTERS' || education === 'DOCTORATE' ? ['graduateDegree'] : []),
    fields: { graduateDegree: choiceField(graduateDegreeLabels, 'Choose the graduate degree') },
  },
  SCHOOL_YEAR: {
    name: 'In school now',
    part: parts.work,
    question: 'Are you in school now?',
    why: 'Some lenders lend only to people who have left school, others only to students past a certain year.',
    asks: () => ['schoolYear'],
    fields: { schoolYear: choiceField(schoolYearLabels, 'Choose whether you are in school now') },
  },
  EMPLOYMENT_STATUS: {
    name: 'Employment status',
    part: parts.work,
    question: 'What is your employment status?',
    why: 'Lenders want to know how the loan will be repaid. Some accept a written job offer.',
    asks: () => ['employment'],
    fields: { employment: choiceField(employmentLabels, 'Choose your employment status') },
  },
  EMPLOYMENT_START_DATE: {
    name: 'Employment start date',
    part: parts.work,
    question: 'When does your new job start?',
    why: 'Some lenders count a job offer only if the job starts soon.',
    asks: ({ employment }) => (employment === 'STARTING_SOON_JOB_OFFER' ? ['employmentStart'] : []),
    fields: {
      employmentStart: monthField({
        legend: 'Month and year',
        hint: 'Not sure of the month? Choose “I don’t know” and we’ll use December.',
        years: { back: 0, ahead: 2 },
        defaultMonth: '12',
        monthMissing: 'Choose the month, or “I don’t know”',
        yearMissing: 'Choose the year, or “I don’t know”',
        isLikely: isComingStart,
        unlikely: 'Choose this month or a later one, at most two years ahead',
      }),
    },
  },
  PUBLIC_SERVICE: {
    name: 'Public service',
    part: parts.work,
    question: 'Do you work full time for a government or nonprofit employer?',
    why: 'After 120 payments in a job like this, any balance left on Direct Loans is forgiven. Refinancing ends that. Full time is 30 hours a week; hours from part-time jobs like this can be combined.',
    asks: ({ loans }) => (hasFederal(loans) ? ['publicService'] : []),
    fields: {
      publicService: choiceField(
        publicServiceLabels,
        'Choose whether you work in public service, or “I don’t know”',
      ),
    },
  },
  FORGIVENESS_PAYMENTS: {
    name: 'Payments toward forgiveness',
    part: parts.work,
    question: 'How many of your payments count toward forgiveness?',
    why: 'Refinancing erases them. Your servicer and studentaid.gov show both counts.',
    asks: ({ loans }) => (hasFederal(loans) ? ['servicePayments', 'countedPayments'] : []),
    fields: {
      servicePayments: paymentsField({
        label: 'Payments toward Public Service Loan Forgiveness',
        hint: '0 to 120, including those from an earlier job. Enter 0 if there are none. Leave it blank if you don’t know.',
        max: maxPayments.service,
        format: (count) => `${count} toward Public Service Loan Forgiveness`,
      }),
      countedPayments: paymentsField({
        label: 'Payments toward income-driven forgiveness',
        hint: '0 to 360, in RAP, IBR, PAYE, or ICR. Enter 0 if there are none. Leave it blank if you don’t know.',
        max: maxPayments.counted,
        format: (count) => `${count} toward income-driven forgiveness`,
      }),
    },
  },
  TOTAL_ANUAL_INCOME: {
    name: 'Annual income',
    part: parts.income,
    question: 'What is your annual income?',
    why: 'Before taxes, from all sources. Lenders have minimums, and federal plans base payments on it.',
    asks: () => ['income'],
    fields: {
      income: amountOrUnsure({
        label: 'Annual income in dollars',
        hint: 'For example, 62,000. Enter 0 if none.',
        missing: 'Enter your annual income, or choose “I don’t know, or would rather not say”',
      }),
    },
  },
  TAX_FILING: {
    name: 'Tax filing status',
    part: parts.income,
    question: 'Are you married, and how do you file taxes?',
    why: 'Federal payments are based on your income, and your spouse’s too if you file jointly.',
    asks: ({ loans }) => (hasFederal(loans) ? ['filing'] : []),
    fields: { filing: choiceField(filingLabels, 'Choose how you file taxes, or “I don’t know”') },
  },
  SPOUSE: {
    name: 'Spouse',
    part: parts.income,
    question: 'What are your spouse’s income and loans?',
    why: 'If you file jointly, federal plans count both incomes and split the payment based on what each of you owes.',
    asks: ({ loans, filing }) =>
      filing === 'joint' && hasFederal(loans) ? ['spouseIncome', 'spouseLoans'] : [],
    fields: {
      spouseIncome: dollarsField({
        label: 'Their annual income in dollars',
        hint: 'Enter 0 if they have none. Leave it blank if you don’t know.',
        min: 0,
        max: maxDollars,
        format: (dollars) => `${dollars} a year`,
      }),
      spouseLoans: dollarsField({
        label: 'Their federal student loans in dollars',
        hint: 'What they owe today. Enter 0 if they owe nothing. Leave it blank if you don’t know.',
        min: 0,
        max: maxDollars,
        format: (dollars) => `${dollars} in federal loans`,
      }),
    },
  },
  FAMILY: {
    name: 'Family',
    part: parts.income,
    question: 'Who is in your family?',
    why: 'Federal plans set lower payments for larger families.',
    asks: ({ loans }) => (hasFederal(loans) ? ['familySize', 'dependents'] : []),
    fields: {
      familySize: countField({
        label: 'Family size',
        hint: 'You, your spouse, and everyone you support.',
        min: 1,
        max: maxPeople,
        problem: `Enter a whole number from 1 to ${maxPeople}, or leave it blank`,
        format: (count) => (count === 1 ? '1 person' : `${count} people`),
      }),
      dependents: paymentsField({
        label: 'Dependents on your tax return',
        hint: 'Children and others you claim. Don’t count your spouse.',
        max: maxPeople - 1,
        format: (count) => (count === 1 ? '1 dependent' : `${count} dependents`),
      }),
    },
  },
  OTHER_INVESTMENTS: {
    name: 'Savings and investments',
    part: parts.sheet,
    question: 'What do you have in savings and investments?',
    why: 'Don’t include your home or retirement accounts. For your own application worksheet only: your answer doesn’t change our list.',
    asks: () => [],
    asksOnRequest: () => ['otherInvestments'],
    fields: {
      otherInvestments: amountOrUnsure({
        label: 'Savings and investments in dollars',
        hint: 'For example, 8,000. Enter 0 if none.',
        missing: 'Enter an amount, or choose “I don’t know, or would rather not say”',
      }),
    },
  },
  LIVING_SITUATION: {
    name: 'Housing',
    part: parts.sheet,
    question: 'Do you rent or own your home?',
    why: 'For your own application worksheet only: your answer doesn’t change our list.',
    asks: () => [],
    asksOnRequest: () => ['living'],
    fields: { living: choiceField(livingLabels, 'Choose your housing situation, or “I’d rather not say”') },
  },
  ADDRESS_SHORT: {
    name: 'State',
    part: parts.credit,
    question: 'Which state do you live in?',
    why: 'Some lenders lend only in certain states.',
    asks: () => ['state'],
    fields: { state: stateField('Choose the state you live in, or “I don’t know”') },
  },
  PERSONAL_INFO: {
    name: 'Citizenship or immigration status',
    part: parts.credit,
    question: 'What is your citizenship or immigration status?',
    why: 'Lenders have rules about it. Your answer never appears in a web address.',
    asks: () => ['citizenship'],
    fields: { citizenship: choiceField(citizenshipLabels, 'Choose your citizenship or immigration status') },
  },
  CREDIT_SCORE: {
    name: 'Credit score',
    part: parts.credit,
    question: 'How good is your credit?',
    why: 'Lenders have minimum scores, and the lowest rates require higher ones. A guess is fine: we don’t check it.',
    asks: () => ['credit'],
    fields: {
      credit: {
        ...choiceField({ ...creditLabels, unknown }, 'Choose how good your credit is, or “I don’t know”'),
        format: (band) => (band === 'unknown' ? unknown.label : formatScore(creditLabels[band])),
      },
    },
  },
  COSIGNER: {
    ...cosignerQuestion,
    part: parts.credit,
    question: 'Would someone cosign the new loan?',
    why: 'A cosigner with better credit can get you a lower rate, and some lenders refinance only with one. A cosigner owes the whole loan from the first day. A guess at their credit is fine.',
  },
  COSIGNER_INCOME: {
    name: 'Cosigner’s annual income',
    part: parts.credit,
    question: 'What is your cosigner’s annual income?',
    why: 'Before taxes. A lender that relies on the cosigner’s income may require a minimum.',
    asks: () => [],
    asksOnRequest: ({ cosigner }) => (cosigner === 'yes' ? ['cosignerIncome'] : []),
    fields: {
      cosignerIncome: amountOrUnsure({
        label: 'Their annual income in dollars',
        hint: 'For example, 62,000. Enter 0 if none.',
        missing: 'Enter their annual income, or choose “I don’t know, or would rather not say”',
      }),
    },
  },
  ADDRESS_FULL: {
    name: 'Address',
    part: parts.sheet,
    question: 'What is your address?',
    why: 'Only for your own application worksheet. We don’t send it to anyone.',
    asks: () => [],
    asksOnRequest: () => ['street', 'city', 'zip'],
    fields: { street: streetField, city: cityField, zip: zipField },
  },
  PERSONAL_INFO_FULL: {
    name: 'Name and date of birth',
    part: parts.sheet,
    question: 'Who is applying?',
    why: 'Only for your own application worksheet. We don’t send it to anyone. We never ask for a Social Security number.',
    asks: () => [],
    asksOnRequest: () => ['firstName', 'lastName', 'birthDate', 'phone'],
    fields: {
      firstName: firstNameField,
      lastName: lastNameField,
      birthDate: birthDateField,
      phone: phoneField,
    },
  },
}

function hasFederal(loans: RefinanceAnswers['loans']): boolean {
  return readLoans(loans ?? '')?.some(isFederal) ?? false
}

function formatScore({ label, detail }: Label): string {
  return detail === undefined ? label : `${label}, ${detail}`
}

/** The parser of each answer's text, whether it comes from a form or a draft. */
export const readers = collectReaders(questions)
