import { MonthFields } from '#kit/questions/month-fields.tsx'
import { QuestionHeading } from '#kit/questions/question-heading.tsx'
import type { LoanQuestionProps } from './loan-question-props.ts'
import { messages } from './questions-messages.ts'

const years = { back: 0, ahead: 8 }

/** Asks for the month and the year in which the program ends. */
export function GraduationQuestion({ view, words }: LoanQuestionProps) {
  const { legend, hint } = messages.graduation
  return (
    <>
      <QuestionHeading words={words} />
      <MonthFields hint={hint} legend={legend} name="graduation" view={view} years={years} />
    </>
  )
}
