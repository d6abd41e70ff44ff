import type { StepFacts } from './addresses.ts'
import { isAnswered, pathThrough } from './flow.ts'

/** A part of a flow, as its progress shows it. */
export interface FlowPart {
  name: string
  /** Whether the question shown belongs to it. */
  isCurrent: boolean
  /** How much of it is done, the question shown included: 0 to 100. */
  percent: number
}

/** Divides the questions on a visitor's path into parts; a question beside the path is in none. */
export function viewParts<Slug extends string, Answers>(
  slug: Slug,
  { questionnaire: { questions }, flow, answers }: StepFacts<Slug, Answers>,
): FlowPart[] {
  const path = pathThrough(flow, answers)
  if (!path.includes(slug)) return []
  const names = [...new Set(path.map((each) => questions[each].part))]
  return names.map((name) => {
    const ofPart = path.filter((each) => questions[each].part === name)
    const done = ofPart.filter((each) => each === slug || isAnswered(flow, each, answers))
    return {
      name,
      isCurrent: questions[slug].part === name,
      percent: Math.round((done.length / ofPart.length) * 100),
    }
  })
}
