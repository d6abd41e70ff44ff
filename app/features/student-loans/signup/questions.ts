import type { Answers, AskedName } from '#app/features/student-loans/answers.ts'

/** Names a question in `?question=`. */
export type QuestionSlug =
  | 'age'
  | 'borrower'
  | 'school'
  | 'studies'
  | 'amount'
  | 'repayment'
  | 'credit'
  | 'income'
  | 'cosigner'
  | 'cosigner-finances'
  | 'state'
  | 'citizenship'
  | 'federal'

interface Question {
  /** The answers its page asks for, given what was answered before; none when it is not to be asked at all. */
  asks(answers: Answers): readonly AskedName[]
}

/** Every question, each with one page. Which comes when is the flow's: see `flows.ts`. */
export const questions: Record<QuestionSlug, Question> = {
  age: always('age'),
  borrower: always('borrower'),
  school: always('school'),
  studies: always('degree', 'graduation', 'enrollment'),
  amount: always('amount'),
  repayment: always('repayment'),
  credit: always('credit'),
  income: always('income'),
  cosigner: always('cosigner'),
  'cosigner-finances': {
    asks: ({ cosigner }) => (cosigner === 'yes' ? ['cosignerCredit', 'cosignerIncome'] : []),
  },
  state: always('state'),
  citizenship: always('citizenship'),
  federal: {
    // The limits go by year and dependency for undergraduates only, and a parent has limits of a parent's own.
    asks: (answers) =>
      isUndergraduate(answers) && answers.borrower !== 'parent'
        ? ['studyYear', 'dependency', 'federalThisYear', 'federalInAll']
        : ['federalThisYear', 'federalInAll'],
  },
}

export const questionSlugs = Object.keys(questions) as QuestionSlug[]

/** Also when the degree is not known: most who ask are. */
function isUndergraduate({ degree }: Answers): boolean {
  return degree !== 'masters' && degree !== 'doctorate' && degree !== 'professional'
}

function always(...names: AskedName[]): Question {
  return { asks: () => names }
}
