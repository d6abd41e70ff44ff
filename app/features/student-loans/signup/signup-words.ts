import type { AnswerName } from '#app/features/student-loans/answers.ts'
import { formatDollars, type MoneyProblem } from '#domain/money.ts'
import type { QuestionSlug } from './questions.ts'

interface QuestionWords {
  question: string
  /** Why we ask, and what becomes of the answer. */
  why: string
}

/** What the question pages say; what the answers are called is in `answer-words.ts`. */
export const words = {
  title: (title: string, siteName: string) => `${title} | ${siteName}`,
  errorTitle: (title: string) => `Error: ${title}`,
  /** What the whole flow is called, whichever question it shows. */
  name: 'Questions about your loan',
  description: 'Short questions, no name and no email, then what each loan really costs you.',
  back: 'Back',
  progress: (number: number, count: number) => `Question ${number} of ${count}`,
  continue: 'Continue',
  errorSummary: 'There is a problem',
  unknown: 'I don’t know',
  noneTitle: 'We have no answers from you.',
  none: 'So we start with the first question. If you answered before, your answers were cleared, lay untouched for seven days, or this browser did not keep our cookie. If this comes up again, allow cookies for this site.',
  clear: 'Clear my answers',
  kept: 'Your answers are kept without your name. They close with the browser, and are deleted seven days after the last one. On a shared computer, clear them when you are done.',

  questions: {
    age: {
      question: 'Are you 18 or older?',
      why: 'We ask everybody this first. What we show next depends on it.',
    },
    borrower: {
      question: 'Who will borrow?',
      why: 'Whoever borrows signs and owes the loan. Some lenders lend to parents or others, some only to the student.',
    },
    school: {
      question: 'Which school is it for?',
      why: 'Some lenders lend only for some schools. You can go on without one, and nothing is sent to it.',
    },
    studies: {
      question: 'What is it for, and until when?',
      why: 'Lenders go by the degree and the hours. Interest grows while in school: the longer that is, the more is owed at the end.',
    },
    amount: {
      question: 'How much do you need to borrow?',
      why: 'For one school year: what is left after grants, savings and federal loans.',
    },
    repayment: {
      question: 'What can you pay before school ends?',
      why: 'The more is paid early, the less the loan costs. With the loans you can try all four ways.',
    },
    credit: {
      question: 'How good is your credit?',
      why: 'A guess is fine. Lenders price by it. We check nothing, so your score does not change.',
    },
    income: {
      question: 'What do you earn in a year?',
      why: 'Before taxes. Some lenders ask for a minimum from you or from a cosigner.',
    },
    cosigner: {
      question: 'Could somebody cosign?',
      why: 'Most undergraduates need a cosigner. That person owes the whole loan if you do not pay.',
    },
    'cosigner-finances': {
      question: 'What about your cosigner?',
      why: 'Lenders then go by the cosigner’s credit and income. A guess is fine, and we ask for no name.',
    },
    state: {
      question: 'Which state do you live in?',
      why: 'Some lenders lend only in some states.',
    },
    citizenship: {
      question: 'What is your citizenship?',
      why: 'Lenders have rules about it, and some lend to everybody with a cosigner. Your answer never stands in an address, and nobody else gets it.',
    },
    federal: {
      question: 'What about federal loans?',
      why: 'They come first: a fixed rate without a credit check, and more protection. With this we can say how much of them is left to you. Leave blank what you do not know.',
    },
  } satisfies Record<QuestionSlug, QuestionWords>,

  school: {
    label: 'School',
    hint: 'Its name, its short name or its city.',
    undecided: 'I have not chosen a school yet',
    matches: (count: number, keywords: string) =>
      count === 1 ? `One school matches “${keywords}”` : `${count} schools match “${keywords}”`,
    choose: 'Choose yours, or search again below.',
    searchAgain: 'Search again',
    place: (city: string, state: string) => `${city}, ${state}`,
  },
  amount: {
    label: 'Amount in dollars',
    hint: 'For example 10,000',
    unsure: 'I don’t know yet: count with $10,000',
  },
  studies: {
    degree: 'Degree',
    enrollment: 'How many hours?',
    graduation: 'When does it end?',
    graduationHint: 'Not sure of the month? Choose “I don’t know” and we count to May.',
    month: 'Month',
    year: 'Year',
    choose: 'Choose',
  },
  cosignerFinances: { credit: 'Their credit', income: 'Their income in a year, before taxes' },
  state: { label: 'State or territory', hint: 'Where your permanent home is, not where the school is.' },
  federal: {
    studyYear: 'Year of study',
    dependency: 'For the FAFSA, dependent on parents or independent?',
    thisYear: 'Federal loans for this school year so far',
    inAll: 'Federal loans in all so far',
    plusThisYear: 'Parent PLUS loans for this student, this school year',
    plusInAll: 'Parent PLUS loans for this student in all',
    hint: 'In dollars. 0 if none. StudentAid.gov shows the amount.',
  },

  check: {
    title: 'Check your answers',
    text: 'Change what is not right. Nothing is sent to a lender.',
    change: 'Change',
    see: 'See the loans',
  },

  problem: {
    missing: {
      age: 'Choose yes or no',
      borrower: 'Choose who will borrow',
      degree: 'Choose the degree, or “I don’t know”',
      enrollment: 'Choose how many hours, or “I don’t know”',
      repayment: 'Choose what you can pay before school ends, or “I don’t know”',
      credit: 'Choose how good your credit is, or “I don’t know”',
      income: 'Choose what you earn, or “I don’t know”',
      cosigner: 'Choose whether somebody could cosign, or “I don’t know yet”',
      cosignerCredit: 'Choose how good your cosigner’s credit is, or “I don’t know”',
      cosignerIncome: 'Choose what your cosigner earns, or “I don’t know”',
      state: 'Choose the state you live in, or “I don’t know”',
      citizenship: 'Choose your citizenship, or “I don’t know”',
    } satisfies Partial<Record<AnswerName, string>>,
    schoolMissing: 'Enter the name of the school',
    schoolUnknown: 'Choose the school from the list',
    schoolNotFound: (keywords: string) =>
      `We found no school for “${keywords}”. Check the spelling or try its city`,
    money: {
      empty: 'Enter how much you need to borrow',
      not_money: 'Enter an amount in dollars, like 10,000',
      unclear: 'Enter the amount in whole dollars, like 10,000',
      negative: 'Enter an amount above zero',
      too_large: 'Enter a smaller amount',
    } satisfies Record<MoneyProblem, string>,
    tooSmall: (dollars: number) => `Enter ${formatDollars(dollars * 100)} or more`,
    tooLarge: (dollars: number) => `Enter ${formatDollars(dollars * 100)} or less`,
    monthMissing: 'Choose the month it ends, or “I don’t know”',
    yearMissing: 'Choose the year it ends, or “I don’t know”',
    tooLate: (years: number) => `Choose a year within the next ${years} years`,
    moreThanInAll: 'This year’s loans cannot be more than the loans in all',
    unavailable:
      'We could not keep your answer just now. Try again in a minute: nothing you entered is lost.',
    tooMany:
      'Many people started from your network just now, so we could not keep your answer. Try again in a few minutes.',
    unreadable: 'We could not look up your answers just now. Try again in a minute.',
    notCleared: 'We could not clear your answers just now. Try again in a minute, or close the browser.',
  },
} as const
