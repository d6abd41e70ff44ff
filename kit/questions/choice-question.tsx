import { ChoiceCards } from '#app/ui/choice/choice-cards.tsx'
import { connectField } from '#kit/forms/sent-form.ts'
import { type Labels, toChoices } from './input.ts'
import type { QuestionProps } from './question-props.ts'

interface ChoiceQuestionProps<Slug extends string, Answers>
  extends Pick<QuestionProps<Slug, Answers>, 'view' | 'words'> {
  /** The name of the answer; of the question, if one list gives several answers. */
  name: string
  labels: Labels
}

/** A question with one list of answers; the question is the legend of the list. */
export function ChoiceQuestion<Slug extends string, Answers>({
  view,
  words,
  name,
  labels,
}: ChoiceQuestionProps<Slug, Answers>) {
  const isOffered = (value: string) => view.choices.length === 0 || view.choices.includes(value)
  return (
    <ChoiceCards
      {...connectField(view, name)}
      choices={toChoices(labels).filter(({ value }) => isOffered(value))}
      hint={words.why}
      legend={<h1>{words.question}</h1>}
    />
  )
}
