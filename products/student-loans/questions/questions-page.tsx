import type { PageHandle } from '#app/context.ts'
import { Details } from '#app/ui/details/details.tsx'
import { Points } from '#app/ui/part/part.tsx'
import { QuestionFields } from '#kit/questions/question-fields.tsx'
import type { QuestionPages } from '#kit/questions/question-pages.ts'
import type { QuestionProps } from '#kit/questions/question-props.ts'
import { QuestionsPage } from '#kit/questions/questions-page.tsx'
import type { Answers } from '#products/student-loans/situation/answers.ts'
import { paths } from '#products/student-loans/situation/paths.ts'
import { type QuestionSlug, questions } from '#products/student-loans/situation/questions.ts'
import { questionsText } from './questions-messages.ts'

export const handle = { flow: { exit: paths.landing } } satisfies PageHandle

export { headers, meta } from '#kit/questions/questions-page.tsx'
export { action, loader } from './loan-questions.server.ts'

type Props = QuestionProps<QuestionSlug, Answers>

const pages: QuestionPages<QuestionSlug, Answers> = {
  questions,
  forms: { amount: AmountQuestion, federal: FederalQuestion },
  results: { line: 'PSL', stillOpen: questionsText.stillOpen },
  check: questionsText.check,
}

export default function LoanQuestionsPage() {
  return <QuestionsPage pages={pages} />
}

/** Asks what the school year still lacks, and shows how to work it out. */
function AmountQuestion(props: Props) {
  const { howTitle, how, parts } = questionsText.amount
  const { note } = props
  return (
    <>
      <QuestionFields {...props} />
      {note ? (
        <p>
          {note.text} <a href={note.to}>{parts}</a>
        </p>
      ) : null}
      <Details look="plain" summary={howTitle}>
        <Points as="ol" points={how} />
      </Details>
    </>
  )
}

/** Asks for the federal loans already taken, which count against the limits, and says whose they are. */
function FederalQuestion(props: Props) {
  const { borrower } = props.view.answers
  if (borrower === undefined || borrower === 'unknown' || borrower === 'student')
    return <QuestionFields {...props} />
  return <QuestionFields {...props} labels={questionsText.federal[borrower]} />
}
