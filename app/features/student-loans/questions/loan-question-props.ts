import type { QuestionProps } from '#app/features/questions/question-props.ts'
import type { Answers } from '#app/features/student-loans/situation/answers.ts'
import type { QuestionSlug } from '#app/features/student-loans/situation/questions.ts'

export type LoanQuestionProps = QuestionProps<QuestionSlug, Answers>
