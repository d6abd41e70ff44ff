import { type Flow, findExit, findGap, isComplete, pathThrough } from './flow.ts'
import type { Directory, Questionnaire } from './questionnaire.ts'

/** The facts that determine what a question page shows and where it leads. */
export interface StepFacts<Slug extends string, Answers> {
  questionnaire: Questionnaire<Slug, Answers>
  flow: Flow<Slug, Answers>
  answers: Partial<Answers>
  directory: Directory
  /** 'YYYY-MM-DD' */
  today: string
  /**
   * `check`, the name of the results or of one of `returnsTo`, if the visitor came from there to change one answer;
   * they return there once no question is open.
   */
  from: string | null
  /** See `toGapAddress`. */
  hasNone?: boolean
  /** Whether the answers belong to the visitor's account, rather than to this browser. */
  isInAccount?: boolean
}

/** Query parameter that says that no answers were found. */
export const noneParam = 'none'

/** Returns the address of a question. */
export function toAddress<Slug extends string, Answers>(
  { flow, from }: Pick<StepFacts<Slug, Answers>, 'flow' | 'from'>,
  slug: Slug,
): string {
  const params = new URLSearchParams({ question: slug })
  if (from) params.set('from', from)
  return `${flow.path}?${params}`
}

/** Returns the address of the page for checking all answers. */
export function toCheckAddress({ path }: { path: string }): string {
  return `${path}?question=check`
}

/**
 * Returns the address of the first unanswered question, for a visitor who asked for a different page. If that
 * is the very first question, and nothing of it is answered, there were no answers: they were cleared in another
 * tab, expired, or were never saved because the browser rejects cookies. The address then tells the page to say so.
 */
export function toGapAddress<Slug extends string, Answers>(
  facts: StepFacts<Slug, Answers>,
  gap: Slug,
): string {
  const address = toAddress(facts, gap)
  const { flow, answers } = facts
  const isNew = flow.questions[gap]
    .asks(answers)
    .every((name) => answers[name] === undefined || flow.given[name] !== undefined)
  return isNew && gap === pathThrough(flow, answers)[0] ? `${address}&${noneParam}=1` : address
}

/** Returns the address of the results for these answers. */
export function getResultsAddress<Slug extends string, Answers>(facts: StepFacts<Slug, Answers>): string {
  return facts.questionnaire.results.getAddress(facts.answers, facts.directory)
}

/**
 * Returns the address that follows a question: the first unanswered one, the page for checking all answers,
 * or the results.
 */
export function getNextAddress<Slug extends string, Answers>(
  asked: string | null,
  facts: StepFacts<Slug, Answers>,
): string {
  const { flow, answers } = facts
  const exit = findExit(flow, answers)
  if (exit !== undefined) return exit
  const gap = findGap(flow, answers)
  if (gap === undefined || returnsAtOnce(facts)) return getEndAddress(facts)
  return asked === null ? toAddress(facts, gap) : toGapAddress(facts, gap)
}

/**
 * Returns the address of the "Back" link: the previous question, or the page from which the visitor came to
 * change this answer.
 */
export function getBackAddress<Slug extends string, Answers>(
  slug: Slug,
  facts: StepFacts<Slug, Answers>,
): string {
  const { flow, answers, from, questionnaire } = facts
  if (from && (isComplete(flow, answers) || returnsAtOnce(facts))) return getEndAddress(facts)
  const path = pathThrough(flow, answers)
  const before = path[path.indexOf(slug) - 1]
  return before === undefined ? questionnaire.start : toAddress(facts, before)
}

/** Whether a visitor came from the results to answer one question of a flow that has them in any order. */
function returnsAtOnce<Slug extends string, Answers>({
  flow,
  from,
  questionnaire,
}: StepFacts<Slug, Answers>) {
  return flow.anyOrder === true && from === questionnaire.results.name
}

/** Returns where a visitor goes once everything is answered. */
export function getEndAddress<Slug extends string, Answers>(facts: StepFacts<Slug, Answers>): string {
  const { from, questionnaire, flow } = facts
  if (from === questionnaire.results.name) return getResultsAddress(facts)
  return (from && questionnaire.returnsTo?.[from]) || toCheckAddress(flow)
}
