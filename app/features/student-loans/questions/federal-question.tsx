import { MoneyField } from '#app/features/questions/money-field.tsx'
import { QuestionHeading } from '#app/features/questions/question-heading.tsx'
import { getField } from '#app/features/questions/question-props.ts'
import { listChoices } from '#app/features/student-loans/situation/answer-messages.ts'
import { ChoiceCards } from '#app/ui/choice/choice-cards.tsx'
import type { LoanQuestionProps } from './loan-question-props.ts'
import { messages } from './questions-messages.ts'

/** Asks what determines the remaining federal loan limit. Every field is optional. */
export function FederalQuestion({ view, words }: LoanQuestionProps) {
  const said = messages.federal
  const isParent = view.answers.borrower === 'parent'
  return (
    <>
      <QuestionHeading words={words} />
      {view.asks.includes('studyYear') ? (
        <ChoiceCards
          {...getField(view, 'studyYear')}
          choices={listChoices('studyYear')}
          legend={said.studyYear}
        />
      ) : null}
      {view.asks.includes('dependency') ? (
        <ChoiceCards
          {...getField(view, 'dependency')}
          choices={listChoices('dependency')}
          legend={said.dependency}
        />
      ) : null}
      <MoneyField
        hint={said.hint}
        label={isParent ? said.plusThisYear : said.thisYear}
        name="federalThisYear"
        view={view}
      />
      <MoneyField
        hint={said.hint}
        label={isParent ? said.plusInAll : said.inAll}
        name="federalInAll"
        view={view}
      />
    </>
  )
}
