import type { QuestionProps } from '#kit/questions/question-props.ts'
import type { Answers } from '#products/student-loans/situation/answers.ts'
import type { QuestionSlug } from '#products/student-loans/situation/questions.ts'

export type LoanQuestionProps = QuestionProps<QuestionSlug, Answers>
