import type { QuestionWords } from '#kit/questions/question-props.ts'
import type { AnswerName } from '#products/student-loans/situation/answers.ts'
import type { QuestionSlug } from '#products/student-loans/situation/questions.ts'

/** The questions as a parent reads them who borrows for a child. */
const forChild: Partial<Record<QuestionSlug, QuestionWords>> = {
  exception: {
    question: 'Was your child enrolled in this program on June 30, 2026, with a federal loan for it?',
    why: 'If so, the limits of July 2026 don’t apply to your child or you yet. A loan to your child counts, and so does a PLUS Loan to a parent for this program.',
  },
  federal: {
    question: 'What federal loans are already taken?',
    why: 'Your child’s own loans and parents’ PLUS Loans each have limits, so we can say how much is left. Leave blank what you don’t know.',
  },
}

/** The questions as someone else reads them who borrows for a student. */
const forStudent: Partial<Record<QuestionSlug, QuestionWords>> = {
  dependency: {
    question: 'Does the FAFSA count the student as dependent on parents?',
    why: 'Most students under 24 are dependent. Independent students can take more in federal loans.',
  },
  exception: {
    question: 'Was the student enrolled in this program on June 30, 2026, with a federal loan for it?',
    why: 'If so, the limits of July 2026 don’t apply to the student yet. A PLUS Loan to a parent for this program counts too.',
  },
  federal: {
    question: 'What federal loans does the student already have?',
    why: 'They count against the federal limits, so we can say how much is left. Leave blank what you don’t know.',
  },
}

/** Texts of the question pages. The labels of the answers are in `situation/answer-messages.ts`. */
export const messages = {
  /** Name of the whole flow, whichever question is shown. */
  name: 'Questions about your loan',
  description: 'Short questions, no name and no email, then what each loan really costs you.',

  questions: {
    who: {
      question: 'Who will borrow?',
      why: 'Whoever borrows signs and owes the loan. We ask the age because the rules differ under 18, and from 24 on.',
    },
    school: {
      question: 'Which school is it for?',
      why: 'Some lenders lend only for some schools. You can continue without one, and nothing is sent to the school.',
    },
    degree: {
      question: 'What degree is it for?',
      why: 'Lenders go by the degree, and the limits of federal loans by the year. Choose the year of study that this loan is for.',
    },
    graduation: {
      question: 'When does the program end?',
      why: 'Interest accrues during school: the longer school lasts, the more is owed at the end.',
    },
    enrollment: {
      question: 'Full time or part time?',
      why: 'Federal loans require at least half time, and so do some lenders.',
    },
    amount: {
      question: 'How much do you still need for this school year?',
      why: 'After grants, scholarships, savings and loans already taken. Don’t subtract loans you might still get: we look at federal loans first, and then at private ones for the rest.',
    },
    cosigner: {
      question: 'Could someone cosign?',
      why: 'Most undergraduates need a cosigner. A cosigner owes the whole loan from the first day. Lenders then go by that person’s credit: a guess is fine, and we don’t ask for a name.',
    },
    credit: {
      question: 'How good is your credit?',
      why: 'A guess is fine. Lenders set rates by it. We don’t check it, so your score doesn’t change.',
    },
    income: {
      question: 'What is your annual income?',
      why: 'Before taxes. Some lenders ask for a minimum.',
    },
    'cosigner-income': {
      question: 'What is your cosigner’s annual income?',
      why: 'Before taxes. Some lenders ask for a minimum. A guess is fine.',
    },
    state: {
      question: 'Which state do you live in?',
      why: 'Some lenders lend only in some states.',
    },
    citizenship: {
      question: 'What is your citizenship?',
      why: 'Federal loans and lenders have rules about it, and some lenders lend to anyone with a cosigner. Your answer never appears in a web address, and no one else gets it.',
    },
    dependency: {
      question: 'Does the FAFSA count you as dependent on your parents?',
      why: 'Most students under 24 are dependent. Independent students can take more in federal loans.',
    },
    exception: {
      question: 'Were you enrolled in this program on June 30, 2026, with a federal loan for it?',
      why: 'If so, the limits of July 2026 don’t apply to you yet. A PLUS Loan to a parent for this program counts too.',
    },
    program: {
      question: 'Is it one of these programs?',
      why: 'Students in these programs can take more in federal loans: $50,000 a year instead of $20,500. The list is the government’s, it’s an interim one while a court case goes on, and the school decides by it.',
    },
    federal: {
      question: 'What federal loans do you already have?',
      why: 'They count against the federal limits, so we can say how much is left. Leave blank what you don’t know.',
    },
  } satisfies Record<QuestionSlug, QuestionWords>,

  /** The question of who borrows where the address already says that it is the student. */
  age: {
    question: 'How old are you?',
    why: 'The rules for loans differ under 18, and from 24 on.',
  },

  forChild,
  forStudent,

  amount: {
    label: 'Amount in dollars',
    hint: 'For example 10,000',
    unsure: 'I don’t know yet: use $10,000',
    howTitle: 'How to figure it out',
    how: [
      'Start with the cost of attendance for the year: tuition and fees, housing, food, books and travel. The school’s aid offer and its website say it.',
      'Subtract grants and scholarships.',
      'Subtract what you and your family can pay from savings and earnings.',
      'Subtract loans already taken for this year, including federal ones.',
      'What remains is what you still need. Less is better: you can borrow again next year.',
    ],
  },
  graduation: {
    legend: 'Month and year',
    hint: 'Not sure of the month? Choose “I don’t know” and we’ll use May.',
  },
  federal: {
    hint: 'In dollars. 0 if none. StudentAid.gov shows it.',
    thisYear: {
      yours: 'Your federal loans for this school year',
      child: 'Your child’s federal loans for this school year',
      student: 'The student’s federal loans for this school year',
    },
    federalInAll: 'All federal loans so far, including this year’s',
    federalGraduatePlus: 'Of all these, Graduate PLUS Loans',
    federalUndergraduate: 'Of all these, loans for undergraduate study',
    /** Under both shares of the total. */
    shareHint: 'In dollars. These count only toward the lifetime limit.',
    plusThisYear: 'Parent PLUS Loans for this child and school year',
    plusInAll: 'All Parent PLUS Loans for this child so far, including this year’s',
  },

  check: {
    text: 'Change anything that isn’t right. Nothing is sent to a lender.',
    see: 'See the loans',
  },

  problem: {
    missing: {
      who: 'Choose the one that fits you',
      degree: 'Choose the degree, or “I don’t know”',
      enrollment: 'Choose the enrollment status, or “I don’t know”',
      amount: 'Enter how much you still need',
      credit: 'Choose how good your credit is, or “I don’t know”',
      income: 'Choose your annual income, or “I don’t know”',
      cosigner: 'Choose whether someone could cosign, or “I don’t know yet”',
      cosignerIncome: 'Choose your cosigner’s annual income, or “I don’t know”',
      state: 'Choose the state you live in, or “I don’t know”',
      citizenship: 'Choose your citizenship, or “I don’t know”',
      dependency: 'Choose dependent or independent, or “I don’t know”',
      exception: 'Choose yes or no, or “I don’t know”',
      program: 'Choose the program, “another program” or “I don’t know”',
    } satisfies Partial<Record<QuestionSlug | AnswerName, string>>,
    monthMissing: 'Choose the month it ends, or “I don’t know”',
    yearMissing: 'Choose the year it ends, or “I don’t know”',
    tooLate: (years: number) => `Choose a year within the next ${years} years`,
    moreThanInAll: 'This year’s loans can’t be more than the total, which includes them',
    sharesMoreThanInAll: 'These parts can’t come to more than all your federal loans',
  },
} as const
