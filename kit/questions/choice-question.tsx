import type { ComponentProps } from 'react'
import { ChoiceCards } from '#app/ui/choice/choice-cards.tsx'
import { getField, type InputName, type QuestionProps } from './question-props.ts'
import styles from './questions.module.css'

interface ChoiceQuestionProps<Slug extends string, Answers> extends QuestionProps<Slug, Answers> {
  /** The name of the answer; of the question, if one list gives several answers. */
  name: InputName<Answers> | Slug
  choices: ComponentProps<typeof ChoiceCards>['choices']
}

/** A question with one list of answers; the question is the legend of the list. */
export function ChoiceQuestion<Slug extends string, Answers>({
  view,
  words,
  name,
  choices,
}: ChoiceQuestionProps<Slug, Answers>) {
  const isOffered = (value: string) => view.choices.length === 0 || view.choices.includes(value)
  return (
    <ChoiceCards
      {...getField(view, name)}
      choices={choices.filter(({ value }) => isOffered(value))}
      hint={words.why}
      legend={<h1 className={styles.question}>{words.question}</h1>}
    />
  )
}
