import type { Question } from '#app/features/questions/flow.ts'
import { getKeys } from '#domain/keys.ts'
import type { Answers, AskedName } from './answers.ts'
import { areFederalLoansClosed } from './federal-situation.ts'
import { paths } from './paths.ts'

/** Identifies a question in `?question=`. */
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

/** All questions, each with its own page. Their order is defined by the flow in `flows.ts`. */
export const questions: Record<QuestionSlug, Question<Answers>> = {
  // No one under 18 is asked anything else.
  age: { asks: () => ['age'], exit: ({ age }) => (age === 'minor' ? paths.under18 : undefined) },
  borrower: always('borrower'),
  school: { asks: () => ['school'], beside: ['schoolSearch'] },
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
    asks: (answers) => {
      if (areFederalLoansClosed(answers)) return []
      // The limits depend on year and dependency only for undergraduates, and parent loans have separate
      // limits.
      return isUndergraduate(answers) && answers.borrower !== 'parent'
        ? ['studyYear', 'dependency', 'federalThisYear', 'federalInAll']
        : ['federalThisYear', 'federalInAll']
    },
  },
}

export const questionSlugs = getKeys(questions)

/** True for an unknown degree too, because most visitors are undergraduates. */
export function isUndergraduate({ degree }: Answers): boolean {
  return degree !== 'masters' && degree !== 'doctorate' && degree !== 'professional'
}

function always(...names: AskedName[]): Question<Answers> {
  return { asks: () => names }
}

/**
 * Returns the address of one question that leads straight back to the offers once it is answered.
 * @param flow the path of the questions that this visitor went through: `Situation.questionsPath`
 */
export function questionFromOffers(slug: QuestionSlug, flow: string = paths.questions): string {
  return `${flow}?question=${slug}&from=offers`
}
