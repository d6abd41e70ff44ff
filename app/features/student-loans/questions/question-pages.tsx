import { ChoiceQuestion } from '#app/features/questions/choice-question.tsx'
import { MoneyField } from '#app/features/questions/money-field.tsx'
import { QuestionHeading } from '#app/features/questions/question-heading.tsx'
import type { QuestionPages } from '#app/features/questions/question-pages.ts'
import { SchoolQuestion } from '#app/features/questions/school-question.tsx'
import { StateQuestion } from '#app/features/questions/state-question.tsx'
import {
  type ListedAnswer,
  listChoices,
  questionNames,
} from '#app/features/student-loans/situation/answer-messages.ts'
import type { Answers } from '#app/features/student-loans/situation/answers.ts'
import type { QuestionSlug } from '#app/features/student-loans/situation/questions.ts'
import { CosignerFinancesQuestion } from './cosigner-question.tsx'
import { FederalQuestion } from './federal-question.tsx'
import { messages } from './questions-messages.ts'
import { StudiesQuestion } from './studies-question.tsx'

type Pages = QuestionPages<QuestionSlug, Answers>

/** The content of the loan question pages. */
export const pages: Pages = {
  words: messages.questions,
  forms: {
    age: choice('age'),
    borrower: choice('borrower'),
    school: SchoolQuestion,
    studies: StudiesQuestion,
    amount: ({ view, words }) => (
      <>
        <QuestionHeading words={words} />
        <MoneyField hint={messages.amount.hint} label={messages.amount.label} name="amount" view={view} />
      </>
    ),
    repayment: choice('repayment'),
    credit: choice('credit'),
    income: choice('income'),
    cosigner: choice('cosigner'),
    'cosigner-finances': CosignerFinancesQuestion,
    state: StateQuestion,
    citizenship: choice('citizenship'),
    federal: FederalQuestion,
  },
  otherAnswers: { amount: { name: 'amount', value: 'unknown', label: messages.amount.unsure } },
  check: { ...messages.check, names: questionNames },
}

/** Returns the page of a question that offers one list of answers. */
function choice(name: ListedAnswer): Pages['forms'][QuestionSlug] {
  return (props) => <ChoiceQuestion {...props} choices={listChoices(name)} name={name} />
}
