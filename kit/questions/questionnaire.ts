import type { RouterContextProvider } from 'react-router'
import type { SchoolDirectory } from '#app/features/schools/school-directory.ts'
import type { Services } from '#app/services.ts'
import type { Description } from '#app/shell/describe-page.server.ts'
import type { Problem } from '#kit/forms/sent-form.ts'
import type { AnswerReaders } from './answers.ts'
import type { Flow } from './flow.ts'
import type { Questions } from './question.ts'

export type Directory = Pick<SchoolDirectory, 'search' | 'byOpeid' | 'getSchoolKind'>

/** How many of all results no answer has ruled out yet. */
export interface OpenResults {
  open: number
  total: number
}

/** A fact beside a question, and the page that says more. */
export interface QuestionNote {
  text: string
  to: string
}

/** What the server needs to ask the questions of one product line. `QuestionPages` is what the pages show. */
export interface Questionnaire<Slug extends string, Answers> {
  /**
   * All flows of these questions. The first is used if no path matches exactly, for example when it is in
   * capitals.
   */
  flows: readonly [Flow<Slug, Answers>, ...Flow<Slug, Answers>[]]
  /** The page that leads to the questions, and to which "Back" returns from the first one. */
  start: string
  questions: Questions<Slug, Answers>
  readers: AnswerReaders<Answers>
  /** Finds answers in one form that are valid individually but contradict each other. */
  findConflicts?(answers: Partial<Answers>): Problem[]
  /** The questions that a form on another page may ask in advance, with the same field names. */
  askedBefore: readonly Slug[]
  /** The results page, which the answers are for. */
  results: {
    /** The value of `?from=` when a visitor comes from the results to change an answer. */
    name: string
    /** Returns its address for these answers, which identifies no one. */
    getAddress(answers: Partial<Answers>, directory: Directory): string
  }
  /**
   * Counts the results that the answers so far leave open, cheaply enough for every question page. Undefined where that
   * cannot be known, or where there are none at all.
   */
  countOpen?(
    answers: Partial<Answers>,
    sources: { services: Services; today: string },
  ): Promise<OpenResults | undefined>
  /** What is known about the answer to a question from what the visitor has said, such as a published price. */
  findNote?(slug: Slug, answers: Partial<Answers>, services: Services): Promise<QuestionNote | undefined>
  /** Further pages that lead to one question and get the visitor back, by the value of `?from=`. */
  returnsTo?: Readonly<Record<string, string>>
  /** Describes the pages of a flow to search engines. */
  describe(context: Readonly<RouterContextProvider>, path: string): Promise<Description>
}
