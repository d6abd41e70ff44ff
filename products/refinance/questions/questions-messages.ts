import type { DisbursementPeriod } from '#domain/federal-repayment/federal-loan.ts'
import type { AutopayCut } from '#domain/refinance/current-loan.ts'
import type { QuestionWords } from '#kit/questions/question-props.ts'
import type { QuestionSlug } from '#products/refinance/situation/flows.ts'

// cspell:ignore ANUAL

/** Texts of the question pages. The labels of the answers are in `situation/answer-messages.ts`. */
export const messages = {
  /** Name of the whole flow, whichever question is shown. */
  name: 'Questions about refinancing',
  description:
    'Short questions, no name and no email, then what refinancing would save you and which rights it would end.',

  questions: {
    REFINANCE_GOAL: {
      question: 'What matters most to you?',
      why: 'The list puts the offers that serve it first. You can change it there.',
    },
    TYPE_OF_LOAN: {
      question: 'Whose loans are they?',
      why: 'Some lenders take only the borrower’s own loans, and some take a parent’s.',
    },
    REFINANCE_AMOUNT: {
      question: 'Which loans do you have today?',
      why: 'One row for each loan. We look at federal and private loans separately, because refinancing ends federal rights.',
    },
    EDUCATION: {
      question: 'What’s the highest degree you’ve finished?',
      why: 'Many lenders ask for a degree.',
    },
    GRADUATE_DEGREE: {
      question: 'Which graduate degree is it?',
      why: 'Some lenders lend only to certain professions.',
    },
    SCHOOL_YEAR: {
      question: 'Are you in school now?',
      why: 'Some lenders lend only to people who have left school, and some from a certain year on.',
    },
    EMPLOYMENT_STATUS: {
      question: 'What is your employment status?',
      why: 'Lenders want to know how the loan will be paid. Some count a written job offer.',
    },
    EMPLOYMENT_START_DATE: {
      question: 'When did you start, or when will you?',
      why: 'Some lenders ask how long you’ve worked, or how soon a new job begins.',
    },
    TOTAL_ANUAL_INCOME: {
      question: 'What is your annual income?',
      why: 'Before taxes, all income together. Lenders have minimums, and federal plans set payments by it.',
    },
    PUBLIC_SERVICE: {
      question: 'Do you work full time in public service?',
      why: 'After 120 payments in such a job, what’s left of Direct Loans is forgiven. Refinancing ends that. Full time is 30 hours a week; part-time jobs of this kind add up.',
    },
    FORGIVENESS_PAYMENTS: {
      question: 'How many of your payments count toward forgiveness?',
      why: 'Refinancing erases them. Your servicer and studentaid.gov show both counts.',
    },
    TAX_FILING: {
      question: 'Are you married, and how do you file taxes?',
      why: 'Federal payments follow your income, and your spouse’s too if you file jointly.',
    },
    SPOUSE: {
      question: 'What are your spouse’s income and loans?',
      why: 'On a joint return, federal plans count both incomes, and divide the payment by what each of you owes.',
    },
    FAMILY: {
      question: 'Who is in your family?',
      why: 'Federal plans set lower payments for larger families.',
    },
    OTHER_INVESTMENTS: {
      question: 'What do you have in savings and investments?',
      why: 'Without your home and retirement accounts. Only for your own application sheet: it changes nothing in our list.',
    },
    LIVING_SITUATION: {
      question: 'Do you rent or own your home?',
      why: 'Only for your own application sheet: it changes nothing in our list.',
    },
    ADDRESS_SHORT: {
      question: 'Which state do you live in?',
      why: 'Some lenders lend only in some states.',
    },
    PERSONAL_INFO: {
      question: 'What is your citizenship or visa?',
      why: 'Lenders have rules about it. Your answer never appears in a web address.',
    },
    CREDIT_SCORE: {
      question: 'How good is your credit?',
      why: 'Lenders have minimum scores, and the lowest rates ask for more. A guess is fine: we don’t check it.',
    },
    ADDRESS_FULL: {
      question: 'What is your address?',
      why: 'Only for your own application sheet. We don’t send it to anyone.',
    },
    PERSONAL_INFO_FULL: {
      question: 'Who is applying?',
      why: 'Only for your own application sheet. We don’t send it to anyone. We never ask for a Social Security number.',
    },
  } satisfies Record<QuestionSlug, QuestionWords>,

  loans: {
    loan: (number: number) => `Loan ${number}`,
    more: (number: number) => `Loan ${number}, if you have it`,
    manyMore: (number: number) => `More than ${number} loans`,
    kind: 'Loan type',
    private: 'Private',
    disbursed: 'First disbursed',
    disbursedHint: 'Federal loans only. For a consolidation loan, the day it was made.',
    balance: 'What you owe today',
    rate: 'Interest rate',
    rateHint: 'In percent, like 6.8. Without a discount for autopay.',
    months: 'Months left',
    monthsHint:
      'Months, or years like “8 years”. On an income-driven plan, count as if you paid it off in ten years.',
    autopay: 'Autopay',
    autopayHint: 'Federal loans only. If it was disbursed before July 2012, choose “On autopay.”',
    periods: {
      before_2007_10: 'Before October 2007',
      from_2007_10: 'October 2007 to September 2011',
      from_2011_10: 'October 2011 to June 2014',
      from_2014_07: 'July 2014 to June 2026',
      from_2026_07: 'July 2026 or later',
    } satisfies Record<DisbursementPeriod, string>,
    cuts: {
      none: 'Not on autopay',
      usual: 'On autopay',
      one_point: 'On autopay since September 30, 2026, or before',
    } satisfies Record<AutopayCut, string>,
    problem: {
      none: 'Enter at least one loan',
      kind: 'Choose the loan type',
      disbursed: 'Choose when it was first disbursed',
      balance: 'Enter what you owe, in dollars, like 12,345',
      rate: (most: number) => `Enter the rate in percent, from 0 to ${most}, like 6.8`,
      together: (most: string) => `Enter loans of ${most} or less in total`,
      months: (most: number) => `Enter how many months are left, from 1 to ${most}`,
    },
  },

  start: {
    legend: 'Month and year',
    hint: 'Not sure of the month? Choose “I don’t know” and we’ll use January.',
  },
  income: { label: 'Annual income in dollars', hint: 'For example 62,000. 0 if none.' },
  investments: { label: 'Savings and investments in dollars', hint: 'For example 8,000. 0 if none.' },
  payments: {
    service: 'Payments toward Public Service Loan Forgiveness',
    serviceHint:
      '0 to 120, including those from an earlier job. Enter 0 if there are none. Leave it blank if you don’t know.',
    counted: 'Payments toward income-driven forgiveness',
    countedHint:
      '0 to 360, in RAP, IBR, PAYE or ICR. Enter 0 if there are none. Leave it blank if you don’t know.',
  },
  spouse: {
    income: 'Their annual income in dollars',
    incomeHint: 'Enter 0 if they have none. Leave it blank if you don’t know.',
    loans: 'Their federal student loans in dollars',
    loansHint: 'What they owe today. Enter 0 if they owe nothing. Leave it blank if you don’t know.',
  },
  family: {
    size: 'Family size',
    sizeHint: 'You, your spouse and everyone you support.',
    dependents: 'Dependents on your tax return',
    dependentsHint: 'Children and others you claim. Your spouse isn’t one.',
  },
  unsure: 'I don’t know, or would rather not say',
  address: { street: 'Street address', city: 'City', zip: 'ZIP Code' },
  person: {
    firstName: 'First name',
    lastName: 'Last name',
    birthDate: 'Date of birth',
    birthDateHint: 'Like 4/30/1998.',
    phone: 'Phone number',
    phoneHint: 'Ten digits.',
  },

  check: {
    text: 'Change anything that isn’t right. Nothing is sent to a lender.',
    see: 'See what you’d save and give up',
  },

  problem: {
    missing: {
      goal: 'Choose what matters most to you',
      loanType: 'Choose whose loans they are',
      education: 'Choose the highest degree you’ve finished',
      schoolYear: 'Choose whether you are in school now',
      graduateDegree: 'Choose the graduate degree',
      employment: 'Choose your employment status',
      publicService: 'Choose whether you work in public service, or “I don’t know”',
      filing: 'Choose how you file taxes, or “I don’t know”',
      living: 'Choose where you live, or that you’d rather not say',
      state: 'Choose the state you live in, or “I don’t know”',
      citizenship: 'Choose your citizenship or visa',
      credit: 'Choose how good your credit is, or “I don’t know”',
    },
    monthMissing: 'Choose the month, or “I don’t know”',
    yearMissing: 'Choose the year, or “I don’t know”',
    startUnlikely: 'Choose a month from the last 60 years or the next two',
    income: 'Enter your annual income, or choose that you’d rather not say',
    investments: 'Enter an amount, or choose that you’d rather not say',
    payments: (most: number) => `Enter a whole number from 0 to ${most}, or leave it blank`,
    familySize: (most: number) => `Enter a whole number from 1 to ${most}, or leave it blank`,
    street: 'Enter the street address',
    city: 'Enter the city',
    zip: 'Enter the ZIP Code, like 47906',
    firstName: 'Enter your first name',
    lastName: 'Enter your last name',
    birthDate: 'Enter your date of birth, like 4/30/1998',
    phone: 'Enter ten digits, like 765 555 0100',
  },
} as const
