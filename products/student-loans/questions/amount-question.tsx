import { Details } from '#app/ui/details/details.tsx'
import { Points } from '#app/ui/part/part.tsx'
import { MoneyField } from '#kit/questions/money-field.tsx'
import { QuestionHeading } from '#kit/questions/question-heading.tsx'
import type { LoanQuestionProps } from './loan-question-props.ts'
import { messages } from './questions-messages.ts'

/** Asks what the school year still lacks, and shows how to work it out. */
export function AmountQuestion({ view, words }: LoanQuestionProps) {
  const { label, hint, howTitle, how } = messages.amount
  return (
    <>
      <QuestionHeading words={words} />
      <MoneyField hint={hint} label={label} name="amount" view={view} />
      <Details look="plain" summary={howTitle}>
        <Points as="ol" points={how} />
      </Details>
    </>
  )
}
