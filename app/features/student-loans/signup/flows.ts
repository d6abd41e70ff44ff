import type { AnswerName, Answers } from '#app/features/student-loans/answers.ts'
import { type QuestionSlug, questions } from './questions.ts'

export const flowNames = ['signup', 'signup/student', 'signup-a', 'signup-a/student'] as const
/** A variant of the questions, by the end of its address. */
export type FlowName = (typeof flowNames)[number]

interface Flow {
  /** In the order in which they are asked; those that the answers make needless are passed over. */
  order: readonly QuestionSlug[]
  /** What the address itself says. */
  given: Answers
}

/** The loan first: what it is for and how much, then who can get it. The order in which a lender asks too. */
const loanFirst: readonly QuestionSlug[] = [
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
 * The cost first, then the person: whoever comes with "what would $10,000 cost me?" has said all of it after four pages, and
 * meets the harder questions of credit and income only then. Age stays first: no one under 18 is asked anything else.
 */
const costFirst: readonly QuestionSlug[] = [
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

export const flows: Record<FlowName, Flow> = {
  signup: { order: loanFirst, given: {} },
  'signup/student': forStudents(loanFirst),
  'signup-a': { order: costFirst, given: {} },
  'signup-a/student': forStudents(costFirst),
}

/** The address that asks a flow's questions, and takes their answers. */
export function flowAddress(flow: FlowName): string {
  return `/student-loans/${flow}`
}

/** The questions that these answers lead through. Someone under 18 has reached the end with the first. */
export function pathThrough(flow: FlowName, answers: Answers): QuestionSlug[] {
  if (answers.age === 'minor') return ['age']
  return flows[flow].order.filter((slug) => questions[slug].asks(answers).length > 0)
}

/** The first question on the path that lacks an answer; undefined when nothing is left to ask. */
export function firstGap(flow: FlowName, answers: Answers): QuestionSlug | undefined {
  return pathThrough(flow, answers).find((slug) => !isAnswered(slug, answers))
}

/** Whether there is nothing left to ask, and offers may be shown. */
export function isComplete({ flow, answers }: { flow: FlowName; answers: Answers }): boolean {
  return answers.age === 'adult' && firstGap(flow, answers) === undefined
}

/**
 * What is kept: what the flow's own address says, and the answers to questions on the path. One that a later answer made
 * needless, such as a cosigner's income once there is no cosigner, goes; of someone under 18 nothing else is kept.
 */
export function keepPath(flow: FlowName, answers: Answers): Answers {
  const all = { ...answers, ...flows[flow].given }
  const asked = pathThrough(flow, all).flatMap((slug) => questions[slug].asks(all))
  const beside: AnswerName[] = ['schoolSearch', ...(Object.keys(flows[flow].given) as AnswerName[])]
  const kept = answers.age === 'minor' ? asked : [...asked, ...beside]
  return Object.fromEntries(kept.flatMap((name) => (all[name] === undefined ? [] : [[name, all[name]]])))
}

function isAnswered(slug: QuestionSlug, answers: Answers): boolean {
  return questions[slug].asks(answers).every((name) => answers[name] !== undefined)
}

function forStudents(order: readonly QuestionSlug[]): Flow {
  return { order: order.filter((slug) => slug !== 'borrower'), given: { borrower: 'student' } }
}
