import { type AnswerName, type Answers, answerEntries } from './answers.ts'

export interface Question {
  /** Names the question in `?question=`. */
  slug: 'school' | 'amount' | 'studies' | 'repayment'
  /** The answers its page asks for. */
  asks: readonly AnswerName[]
}

/** The flow, in order. Each question has one page. */
export const questions: readonly Question[] = [
  { slug: 'school', asks: ['school'] },
  { slug: 'amount', asks: ['amount'] },
  { slug: 'studies', asks: ['degree', 'graduation'] },
  { slug: 'repayment', asks: ['repayment'] },
]

/**
 * The question to show: the one asked for, when everything before it is answered; otherwise the first gap.
 * Undefined when nothing is left to ask: then the offers are next.
 */
export function questionToShow(answers: Answers, asked?: string | undefined): Question | undefined {
  const given = new Set(answerEntries(answers).map(([name]) => name))
  const gap = questions.findIndex((question) => question.asks.some((name) => !given.has(name)))
  const revisited = questions.findIndex((question) => question.slug === asked)
  if (revisited !== -1 && (gap === -1 || revisited <= gap)) return questions[revisited]
  return gap === -1 ? undefined : questions[gap]
}

/** The question before another; undefined for the first. */
export function questionBefore(question: Question): Question | undefined {
  return questions[questions.indexOf(question) - 1]
}
