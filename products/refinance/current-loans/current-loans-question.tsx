import { Island } from '#app/islands/island.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { connectField } from '#kit/forms/sent-form.ts'
import { questionFormId } from '#kit/questions/question-form.tsx'
import { QuestionHeading } from '#kit/questions/question-heading.tsx'
import type { QuestionProps } from '#kit/questions/question-props.ts'
import type { RefinanceAnswers } from '#products/refinance/situation/answers.ts'
import type { QuestionSlug } from '#products/refinance/situation/questions.ts'
import AidFile from './aid-file.island.tsx'
import { monthsOfAll } from './loan-fields.ts'
import { LoanRows } from './loan-rows.tsx'
import { loansText } from './loans-messages.ts'

/** Asks for the loans of today, a row each, and for the months left of all of them where they are the same. */
export function CurrentLoansQuestion({ view, words }: QuestionProps<QuestionSlug, RefinanceAnswers>) {
  return (
    <>
      <QuestionHeading words={words} />
      <Island
        name="aid-file"
        of={AidFile}
        props={{ formId: questionFormId, asksMonths: true }}
        when="visible"
      />
      <LoanRows form={view} />
      <TextField
        {...connectField(view, monthsOfAll)}
        autoComplete="off"
        hint={loansText.monthsOfAllHint}
        label={loansText.monthsOfAll}
        maxLength={12}
      />
    </>
  )
}
