import type { ComponentProps } from 'react'
import { ChoiceCards } from '#app/ui/choice/choice-cards.tsx'
import { getField, type InputName, type QuestionProps } from './question-props.ts'
import styles from './questions.module.css'

interface ChoiceQuestionProps<Slug extends string, Answers> extends QuestionProps<Slug, Answers> {
  name: InputName<Answers>
  choices: ComponentProps<typeof ChoiceCards>['choices']
}

/** A question with one list of answers; the question is the legend of the list. */
export function ChoiceQuestion<Slug extends string, Answers>({
  view,
  words,
  name,
  choices,
}: ChoiceQuestionProps<Slug, Answers>) {
  return (
    <ChoiceCards
      {...getField(view, name)}
      choices={choices}
      hint={words.why}
      legend={<h1 className={styles.question}>{words.question}</h1>}
    />
  )
}
