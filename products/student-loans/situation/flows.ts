import { href } from 'react-router'
import type { Flow } from '#kit/questions/flow.ts'
import type { Answers } from './answers.ts'
import { type QuestionSlug, questions } from './questions.ts'

export const flowNames = ['signup', 'signup/student', 'signup-a', 'signup-a/student'] as const
/** A variant of the questions, named by the last segment of its path. */
export type FlowName = (typeof flowNames)[number]

type LoanFlow = Flow<QuestionSlug, Answers>

const loanLine = 'student-loans'

/** Asks about the loan first (purpose and amount), then about the borrower, in the order lenders ask too. */
const loanFirst: LoanFlow['order'] = [
  'who',
  'school',
  'degree',
  'graduation',
  'enrollment',
  'amount',
  'cosigner',
  'credit',
  'income',
  'cosigner-income',
  'state',
  'citizenship',
  'dependency',
  'exception',
  'program',
  'federal',
]

/**
 * Asks about the cost first, then about the person. Visitors who wonder "what would $10,000 cost me?" have
 * said everything about that after five pages, and reach the harder questions about credit and income only
 * then. Who borrows stays first because no one under 18 is asked anything else.
 */
const costFirst: LoanFlow['order'] = [
  'who',
  'amount',
  'degree',
  'graduation',
  'enrollment',
  'school',
  'cosigner',
  'cosigner-income',
  'credit',
  'income',
  'state',
  'citizenship',
  'dependency',
  'exception',
  'program',
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

/** Returns a flow for students, which asks only for the age of the one who borrows. */
function createStudentFlow(name: FlowName, order: LoanFlow['order']): LoanFlow {
  return createFlow(name, order, { borrower: 'student' })
}
