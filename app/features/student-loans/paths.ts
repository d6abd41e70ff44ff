import type { QuestionSlug } from './signup/questions.ts'

/** The addresses of this feature's pages. */
export const paths = {
  landing: '/student-loans',
  /** The first variant of the questions; the others are in `signup/flows.ts`. */
  questions: '/student-loans/signup',
  offers: '/student-loans/offers',
  under18: '/student-loans/under-18',
} as const

/**
 * The page of one question, which comes straight back to the offers once it is answered.
 * @param flow the address of the questions that this visitor went through: `Situation.questionsPath`
 */
export function questionFromOffers(slug: QuestionSlug, flow: string = paths.questions): string {
  return `${flow}?question=${slug}&from=offers`
}
