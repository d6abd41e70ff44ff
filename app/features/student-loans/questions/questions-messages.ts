import type { QuestionWords } from '#app/features/questions/question-props.ts'
import type { AnswerName } from '#app/features/student-loans/situation/answers.ts'
import type { QuestionSlug } from '#app/features/student-loans/situation/questions.ts'

/** Texts of the question pages. The labels of the answers are in `situation/answer-messages.ts`. */
export const messages = {
  /** Name of the whole flow, whichever question is shown. */
  name: 'Questions about your loan',
  description: 'Short questions, no name and no email, then what each loan really costs you.',

  questions: {
    age: {
      question: 'Are you 18 or older?',
      why: 'We ask everyone this first. What we show next depends on it.',
    },
    borrower: {
      question: 'Who will borrow?',
      why: 'Whoever borrows signs and owes the loan. Some lenders lend to parents or others, some only to the student.',
    },
    school: {
      question: 'Which school is it for?',
      why: 'Some lenders lend only for some schools. You can go on without one, and nothing is sent to the school.',
    },
    studies: {
      question: 'What degree is it for, and until when?',
      why: 'Lenders go by the degree and the enrollment status. Interest builds up during school: the longer school lasts, the more is owed at the end.',
    },
    amount: {
      question: 'How much do you need to borrow?',
      why: 'For one school year: what is left after grants, savings and federal loans.',
    },
    repayment: {
      question: 'What can you pay before school ends?',
      why: 'The more you pay early, the less the loan costs. You can try all four ways on the list of loans.',
    },
    credit: {
      question: 'How good is your credit?',
      why: 'A guess is fine. Lenders set rates by it. We don’t check it, so your score doesn’t change.',
    },
    income: {
      question: 'What do you earn in a year?',
      why: 'Before taxes. Some lenders ask for a minimum from you or from a cosigner.',
    },
    cosigner: {
      question: 'Could someone cosign?',
      why: 'Most undergraduates need a cosigner. That person owes the whole loan if you don’t pay.',
    },
    'cosigner-finances': {
      question: 'What about your cosigner?',
      why: 'Lenders then go by the cosigner’s credit and income. A guess is fine, and we don’t ask for a name.',
    },
    state: {
      question: 'Which state do you live in?',
      why: 'Some lenders lend only in some states.',
    },
    citizenship: {
      question: 'What is your citizenship?',
      why: 'Federal loans and lenders have rules about it, and some lenders lend to anyone with a cosigner. Your answer never appears in a web address, and no one else gets it.',
    },
    federal: {
      question: 'What about federal loans?',
      why: 'A student’s own come first: a fixed rate, no credit check, and more protection. Your answers let us say how much of them you have left. Leave blank what you don’t know.',
    },
  } satisfies Record<QuestionSlug, QuestionWords>,

  amount: {
    label: 'Amount in dollars',
    hint: 'For example 10,000',
    unsure: 'I don’t know yet: use $10,000',
  },
  studies: {
    degree: 'Degree',
    enrollment: 'Enrollment status',
    graduation: 'When does it end?',
    graduationHint: 'Not sure of the month? Choose “I don’t know” and we’ll use May.',
    month: 'Month',
    year: 'Year',
  },
  cosignerFinances: { credit: 'Their credit', income: 'Their yearly income, before taxes' },
  federal: {
    studyYear: 'Year of study',
    dependency: 'For the FAFSA, dependent on parents or independent?',
    thisYear: 'Federal loans for this school year so far',
    inAll: 'Federal loans in total so far, this year’s included',
    plusThisYear: 'Parent PLUS loans for this student, this school year',
    plusInAll: 'Parent PLUS loans for this student in total, this year’s included',
    hint: 'In dollars. 0 if none. StudentAid.gov shows the amount.',
  },

  check: {
    text: 'Change anything that isn’t right. Nothing is sent to a lender.',
    see: 'See the loans',
  },

  problem: {
    missing: {
      age: 'Choose yes or no',
      borrower: 'Choose who will borrow',
      amount: 'Enter how much you need to borrow',
      degree: 'Choose the degree, or “I don’t know”',
      enrollment: 'Choose the enrollment status, or “I don’t know”',
      repayment: 'Choose what you can pay before school ends, or “I don’t know”',
      credit: 'Choose how good your credit is, or “I don’t know”',
      income: 'Choose what you earn, or “I don’t know”',
      cosigner: 'Choose whether someone could cosign, or “I don’t know yet”',
      cosignerCredit: 'Choose how good your cosigner’s credit is, or “I don’t know”',
      cosignerIncome: 'Choose what your cosigner earns, or “I don’t know”',
      state: 'Choose the state you live in, or “I don’t know”',
      citizenship: 'Choose your citizenship, or “I don’t know”',
    } satisfies Partial<Record<AnswerName, string>>,
    monthMissing: 'Choose the month it ends, or “I don’t know”',
    yearMissing: 'Choose the year it ends, or “I don’t know”',
    tooLate: (years: number) => `Choose a year within the next ${years} years`,
    moreThanInAll: 'This year’s loans can’t be more than the total, which includes them',
  },
} as const
