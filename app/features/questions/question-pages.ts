import type { ReactNode } from 'react'
import type { QuestionProps, QuestionWords } from './question-props.ts'

/** The content of the question pages of one product line. `Questionnaire` is what the server needs. */
export interface QuestionPages<Slug extends string, Answers> {
  words: Readonly<Record<Slug, QuestionWords>>
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

export interface OtherAnswer {
  /** Name of the answer. */
  name: string
  value: string
  label: string
}
