import { href } from 'react-router'
import type { Flow } from '#app/features/questions/flow.ts'
import type { Answers } from './answers.ts'
import { type QuestionSlug, questions } from './questions.ts'

export const flowNames = ['signup', 'signup/student', 'signup-a', 'signup-a/student'] as const
/** A variant of the questions, named by the last segment of its path. */
export type FlowName = (typeof flowNames)[number]

type LoanFlow = Flow<QuestionSlug, Answers>

const loanLine = 'student-loans'

/** Asks about the loan first (purpose and amount), then about the borrower, in the order lenders ask too. */
const loanFirst: LoanFlow['order'] = [
  'age',
  'borrower',
  'school',
  'studies',
  'amount',
  'repayment',
  'credit',
  'income',
  'cosigner',
  'cosigner-finances',
  'state',
  'citizenship',
  'federal',
]

/**
 * Asks about the cost first, then about the person. Visitors who wonder "what would $10,000 cost me?" have
 * said everything about that after four pages, and reach the harder questions about credit and income only
 * then. Age stays first because no one under 18 is asked anything else.
 */
const costFirst: LoanFlow['order'] = [
  'age',
  'amount',
  'repayment',
  'studies',
  'school',
  'borrower',
  'cosigner',
  'cosigner-finances',
  'credit',
  'income',
  'state',
  'citizenship',
  'federal',
]

export const flows: Record<FlowName, LoanFlow> = {
  signup: createFlow('signup', loanFirst),
  'signup/student': createStudentFlow('signup/student', loanFirst),
  'signup-a': createFlow('signup-a', costFirst),
  'signup-a/student': createStudentFlow('signup-a/student', costFirst),
}

/** All flows; the first is the default. */
export const loanFlows: readonly [LoanFlow, ...LoanFlow[]] = [
  flows.signup,
  flows['signup/student'],
  flows['signup-a'],
  flows['signup-a/student'],
]

function createFlow(name: FlowName, order: LoanFlow['order'], given: Answers = {}): LoanFlow {
  return { name, line: loanLine, path: href(`/student-loans/${name}`), questions, order, given }
}

/** Returns a flow for students, without the question of who borrows, because its address already says so. */
function createStudentFlow(name: FlowName, [first, ...rest]: LoanFlow['order']): LoanFlow {
  return createFlow(name, [first, ...rest.filter((slug) => slug !== 'borrower')], { borrower: 'student' })
}
