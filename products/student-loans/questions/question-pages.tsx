import { ChoiceQuestion } from '#kit/questions/choice-question.tsx'
import type { QuestionPages } from '#kit/questions/question-pages.ts'
import { SchoolQuestion } from '#kit/questions/school-question.tsx'
import { StateQuestion } from '#kit/questions/state-question.tsx'
import { type Listed, listChoices, questionNames } from '#products/student-loans/situation/answer-messages.ts'
import type { AnswerName, Answers } from '#products/student-loans/situation/answers.ts'
import type { QuestionSlug } from '#products/student-loans/situation/questions.ts'
import { AmountQuestion } from './amount-question.tsx'
import { FederalQuestion } from './federal-question.tsx'
import { GraduationQuestion } from './graduation-question.tsx'
import { messages } from './questions-messages.ts'

type Pages = QuestionPages<QuestionSlug, Answers>

/** The content of the loan question pages. */
export const pages: Pages = {
  words: messages.questions,
  changeWords: (slug, { borrower }, choices) => {
    if (slug === 'who') return choices.includes('parent') ? undefined : messages.age
    if (borrower === 'parent') return messages.forChild[slug]
    return borrower === 'other' ? messages.forStudent[slug] : undefined
  },
  forms: {
    who: choice('who'),
    school: SchoolQuestion,
    degree: choice('degree'),
    graduation: GraduationQuestion,
    enrollment: choice('enrollment'),
    amount: AmountQuestion,
    cosigner: choice('cosigner'),
    credit: choice('credit'),
    income: choice('income'),
    'cosigner-income': choice('cosignerIncome'),
    state: StateQuestion,
    citizenship: choice('citizenship'),
    dependency: choice('dependency'),
    exception: choice('exception'),
    program: choice('program'),
    federal: FederalQuestion,
  },
  otherAnswers: { amount: { name: 'amount', value: 'unknown', label: messages.amount.unsure } },
  check: { ...messages.check, names: questionNames },
}

/** Returns the page of a question that offers one list of answers. */
function choice(name: Listed & (QuestionSlug | AnswerName)): Pages['forms'][QuestionSlug] {
  return (props) => <ChoiceQuestion {...props} choices={listChoices(name)} name={name} />
}
