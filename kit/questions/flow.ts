import { type Choices, findChoice } from './choices.ts'
import type { Retention } from './retention.ts'

/** The names of a visitor's answers. */
export type AnswerName<Answers> = keyof Answers & string
/**
 * The answers that questions ask for. `schoolSearch` (see `school-field.ts`) is only search text, not an
 * answer.
 */
export type AskedName<Answers> = Exclude<AnswerName<Answers>, 'schoolSearch'>

/** A question, shown on a page of its own. */
export interface Question<Answers> {
  /**
   * Returns the answers that its page asks for, given the earlier answers; an empty list means that the
   * question is skipped.
   */
  asks(answers: Partial<Answers>): readonly AskedName<Answers>[]
  /** If one list of choices gives all these answers. Its input has the name of the question. */
  choices?: Choices<Answers>
  /**
   * Returns what its page asks for when a visitor opens it from the results although it is skipped, because the
   * answer can settle something there.
   */
  asksOnRequest?(answers: Partial<Answers>): readonly AskedName<Answers>[]
  /** Further values saved along with these answers, although no field asks for them. */
  beside?: readonly AnswerName<Answers>[]
  /**
   * Returns the page to which these answers leave the flow, if any. No question after that is asked, and no
   * other answers are kept.
   */
  exit?(answers: Partial<Answers>): string | undefined
}

/** One order in which the questions of a product line are asked. */
export interface Flow<Slug extends string, Answers> {
  /** Identifies the flow in drafts; unique across the site. */
  name: string
  /** The product line. A visitor has one draft for each, whichever of its flows they take. */
  line: string
  /** How long its drafts are kept; as the product's `drafts` say. */
  retention?: Retention
  /** The path of its pages; `?question=` selects one. */
  path: string
  questions: Readonly<Record<Slug, Question<Answers>>>
  /** The order of the questions; those that earlier answers make unnecessary are skipped. */
  order: readonly [Slug, ...Slug[]]
  /** The answers that the flow's path implies. */
  given: Partial<Answers>
  /**
   * Whether any question may be opened before the ones ahead of it. The results then work with whatever was
   * answered, and a visitor who comes from there returns at once.
   */
  anyOrder?: boolean
}

/** Returns the questions that are asked given these answers. */
export function pathThrough<Slug extends string, Answers>(
  flow: Flow<Slug, Answers>,
  answers: Partial<Answers>,
): Slug[] {
  return walk(flow, answers).path
}

/**
 * Returns the number of a question among those on the path, and how many these are, which later answers may only
 * lower. Questions already answered count first, wherever they stand, so that the number goes up one by one past
 * those that another page asked in advance. The number is 0 for a question beside the path.
 */
export function countStep<Slug extends string, Answers>(
  flow: Flow<Slug, Answers>,
  slug: Slug,
  answers: Partial<Answers>,
): { number: number; count: number } {
  const path = pathThrough(flow, answers)
  const rank = (each: Slug) => Number(!isAnswered(flow, each, answers))
  const counted = path.toSorted((a, b) => rank(a) - rank(b))
  return { number: counted.indexOf(slug) + 1, count: path.length }
}

/** Returns the page to which these answers leave the flow, if any. */
export function findExit<Slug extends string, Answers>(
  flow: Flow<Slug, Answers>,
  answers: Partial<Answers>,
): string | undefined {
  return walk(flow, answers).exit
}

/** Returns the answers that the page of a question asks for, whether it is on the path or opened on request. */
export function getAsked<Slug extends string, Answers>(
  flow: Flow<Slug, Answers>,
  slug: Slug,
  answers: Partial<Answers>,
): readonly AskedName<Answers>[] {
  const { asks, asksOnRequest } = flow.questions[slug]
  const asked = asks(answers)
  return asked.length > 0 ? asked : (asksOnRequest?.(answers) ?? [])
}

/** Returns the first question on the path without an answer; undefined if there is none. */
export function findGap<Slug extends string, Answers>(
  flow: Flow<Slug, Answers>,
  answers: Partial<Answers>,
): Slug | undefined {
  return pathThrough(flow, answers).find((slug) => !isAnswered(flow, slug, answers))
}

/** Whether every question is answered, so the results can be shown. */
export function isComplete<Slug extends string, Answers>(
  flow: Flow<Slug, Answers>,
  answers: Partial<Answers>,
): boolean {
  return findExit(flow, answers) === undefined && findGap(flow, answers) === undefined
}

/** Returns the answers plus those that the flow's path implies. */
export function addGiven<Slug extends string, Answers>(
  flow: Flow<Slug, Answers>,
  answers: Partial<Answers>,
): Partial<Answers> {
  return findExit(flow, answers) === undefined ? { ...answers, ...flow.given } : answers
}

/**
 * Returns the answers to save: those that the flow's path implies, and those to questions on the path or opened
 * on request. An answer that a later one made unnecessary, such as the cosigner's income once there is no
 * cosigner, is dropped. If an answer leaves the flow, nothing after it is kept.
 */
export function getReachableAnswers<Slug extends string, Answers>(
  flow: Flow<Slug, Answers>,
  answers: Partial<Answers>,
): Partial<Answers> {
  const all = addGiven(flow, answers)
  const { path, exit } = walk(flow, all)
  const reachable: Partial<Answers> = exit === undefined ? { ...flow.given } : {}
  for (const slug of exit === undefined ? flow.order : path) {
    const asked = getAsked(flow, slug, all)
    for (const name of asked.length > 0 ? [...asked, ...(flow.questions[slug].beside ?? [])] : []) {
      if (all[name] !== undefined) reachable[name] = all[name]
    }
  }
  return reachable
}

/** Whether a question is answered, on the path or on request. One list of choices has to have a fitting one. */
export function isAnswered<Slug extends string, Answers>(
  flow: Flow<Slug, Answers>,
  slug: Slug,
  answers: Partial<Answers>,
): boolean {
  const asked = getAsked(flow, slug, answers)
  if (asked.length === 0) return false
  const { choices } = flow.questions[slug]
  if (choices) return findChoice(choices, asked, answers) !== undefined
  return asked.every((name) => answers[name] !== undefined)
}

function walk<Slug extends string, Answers>(flow: Flow<Slug, Answers>, answers: Partial<Answers>) {
  const path: Slug[] = []
  for (const slug of flow.order) {
    const question = flow.questions[slug]
    if (question.asks(answers).length === 0) continue
    path.push(slug)
    const exit = question.exit?.(answers)
    if (exit !== undefined) return { path, exit }
  }
  return { path, exit: undefined }
}
