import type { ReactNode } from 'react'
import type { QuestionProps, QuestionWords } from './question-props.ts'
import type { QuestionView } from './step-view.server.ts'

/** The content of the question pages of one product line. `Questionnaire` is what the server needs. */
export interface QuestionPages<Slug extends string, Answers> {
  words: Readonly<Record<Slug, QuestionWords>>
  /**
   * The words that earlier answers change, such as "the student" for "you".
   * @param choices those that the flow offers: `QuestionView.choices`
   */
  changeWords?(slug: Slug, answers: Partial<Answers>, choices: readonly string[]): QuestionWords | undefined
  /** Renders the fields of each question, which follow its heading. */
  forms: Readonly<Record<Slug, (props: QuestionProps<Slug, Answers>) => ReactNode>>
  /** A button that answers a question without using its fields, such as "I don't know". */
  otherAnswers: Readonly<Partial<Record<Slug, OtherAnswer>>>
  check: {
    text: string
    /** The label of each question in the list of answers. */
    names: Readonly<Record<Slug, string>>
    /** The text of the button that leads to the results. */
    see: string
  }
}

/** Returns the words of a question for this visitor. */
export function getWords<Slug extends string, Answers>(
  { words, changeWords }: QuestionPages<Slug, Answers>,
  {
    slug,
    answers,
    choices = [],
  }: Pick<QuestionView<Slug, Answers>, 'slug' | 'answers'> & {
    choices?: readonly string[]
  },
): QuestionWords {
  return changeWords?.(slug, answers, choices) ?? words[slug]
}

export interface OtherAnswer {
  /** Name of the answer. */
  name: string
  value: string
  label: string
}
